// The order in which options are asked: the server names them by letter.
export const ORDER: Readonly<Record<string, readonly string[]>> = {
  kingsburg: ['rows', 'lines', 'governors', 'fate', 'reinforcements', 'caprices', 'scenario'],
};
