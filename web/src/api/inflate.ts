// Messages of a socket, deflated where the browser can inflate them (RFC 1951): half the bytes on a phone.

function canInflate(): boolean {
  try {
    return Boolean(new DecompressionStream('deflate-raw'));
  } catch {
    return false;
  }
}

/** How to ask for messages. */
export const ENCODING = canInflate() ? 'deflate' : null;

/** The text of a message. */
async function text(data: string | ArrayBuffer): Promise<string> {
  if (typeof data === 'string') return data;
  return new Response(new Blob([data]).stream().pipeThrough(new DecompressionStream('deflate-raw'))).text();
}

/** Hears messages in the order in which they come, whichever is inflated sooner; one that is none is told. */
export function inOrder(hear: (text: string) => void, onBroken: () => void): (data: string | ArrayBuffer) => void {
  let last = Promise.resolve();
  return (data) => {
    const inflated = text(data);
    last = last.then(async () => hear(await inflated)).catch(onBroken);
  };
}
