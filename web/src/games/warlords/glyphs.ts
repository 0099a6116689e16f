// Small drawings in a square of 16: `fill` is filled, `line` is drawn.
export interface Glyph {
  fill?: string;
  line?: string;
}

export const glyphs: Record<string, Glyph> = {
  lancer: { fill: 'M14.4 1.6 13 7 9 3z', line: 'M1.8 14.2 10.6 5.4' },
  footman: { fill: 'M8 .6 9.3 2.4V9.2H12.6V11H9.1V13.2L10 15H6L6.9 13.2V11H3.4V9.2H6.7V2.4z' },
  archer: { line: 'M3 2.6C9.6 2.4 13.6 6.4 13.4 13M3 2.6 13.4 13M1.6 14.4 10.2 5.8M1.6 14.4 4.8 14M1.6 14.4 2 11.2' },
  knight: { fill: 'M3.8 14.8h9c.4-3.2.2-5.9-.8-8C11.1 4.8 9.5 3.3 7.5 2.9L7.1 1.1 5.6 2.9C4.3 3.8 3.3 5.5 2.3 8c-.3.9.1 1.8 1 2l1.3.2c.9.1 1.7-.4 2.4-1.2-.2 2.1-2.8 3-3.2 5.8z' },
  warlord: { fill: 'M2.2 13.4 1.2 4.2 5 7.4 8 2l3 5.4 3.8-3.2-1 9.2z' },
  peasant: { line: 'M8 15V6.5M4 1.5v3.2a1.8 1.8 0 0 0 1.8 1.8h4.4A1.8 1.8 0 0 0 12 4.7V1.5M8 1.5v5' },
  city: { fill: 'M1.5 8.2 8 2.4l6.5 5.8h-1.7V14H9.7v-3.7H6.3V14H3.2V8.2z' },
  finished: { fill: 'M2 14.8V2.2h2.5v2.2h2.25V2.2h2.5v2.2h2.25V2.2H14v12.6H10v-3.3a2 2 0 0 0-4 0v3.3z' },
  unfinished: { fill: 'M2 14.8V9.2h3.4V7h3.2v3.4H14v4.4h-4v-1.5a2 2 0 0 0-4 0v1.5z', line: 'M11.5 10V1.8M8.5 3.2h5.8M13.6 3.2v2.6' },
  captive: { line: 'M2.5 2v12M6.2 2v12M9.8 2v12M13.5 2v12M1 4.5h14M1 11.5h14' },
  gold: { fill: 'M8 1.6a6.4 6.4 0 1 0 0 12.8A6.4 6.4 0 0 0 8 1.6zm0 2.2a4.2 4.2 0 1 1 0 8.4 4.2 4.2 0 0 1 0-8.4zm0 1.3a2.9 2.9 0 1 0 0 5.8 2.9 2.9 0 0 0 0-5.8z' },
  card: { line: 'M4 1.8h8a1 1 0 0 1 1 1v10.4a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V2.8a1 1 0 0 1 1-1zM5.5 5h5M5.5 7.5h5M5.5 10h3' },
  church: { fill: 'M6.9 1h2.2v3.6h3.7v2.2H9.1V15H6.9V6.8H3.2V4.6h3.7z' },
  flag: { fill: 'M4.5 2h9l-2.3 3 2.3 3h-9z', line: 'M3.5 1v14' },
  swords: { line: 'M2 2l9.5 9.5M14 2l-9.5 9.5M9.5 13l4-4M2.5 9l4 4M12 12.5l2 2M4 12.5l-2 2' },
  truce: { line: 'M2 8.5 5.5 5l3 2 2-2L14 8.5M5.5 10.5l2 2 4.5-4' },
};
