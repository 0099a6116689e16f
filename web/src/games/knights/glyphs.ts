// Small drawings in a square of 16: `fill` is filled, `line` is drawn.
export interface Drawing {
  fill?: string;
  line?: string;
}

export const glyphs: Record<string, Drawing> = {
  star: { fill: 'M8 1.2 10 6h5l-4 3.2 1.5 5.2L8 11.4l-4.5 3L5 9.2 1 6h5z' },
  square: { fill: 'M3 3h10v10H3z' },
  triangle: { fill: 'M8 2 14.5 13.5h-13z' },
  circle: { fill: 'M8 2.2a5.8 5.8 0 1 0 0 11.6A5.8 5.8 0 0 0 8 2.2z' },
  city: { fill: 'M2 14.5V6h2V4h2v2h1V2.5L8 1l1 1.5V6h1V4h2v2h2v8.5h-4.5V12a1.5 1.5 0 0 0-3 0v2.5z' },
  stronghold: { fill: 'M2 14.8V2.2h2.5v2.2h2.25V2.2h2.5v2.2h2.25V2.2H14v12.6H10v-3.3a2 2 0 0 0-4 0v3.3z' },
  ruin: { fill: 'M2 14.5V9l2 1.5V7l2.5 3L8 8l1.5 3.5L12 9l2 3v2.5z' },
  crowns: { fill: 'M8 1.6a6.4 6.4 0 1 0 0 12.8A6.4 6.4 0 0 0 8 1.6zm0 2.2a4.2 4.2 0 1 1 0 8.4 4.2 4.2 0 0 1 0-8.4zm0 1.3a2.9 2.9 0 1 0 0 5.8 2.9 2.9 0 0 0 0-5.8z' },
  faith: { fill: 'M6.9 1h2.2v3.6h3.7v2.2H9.1V15H6.9V6.8H3.2V4.6h3.7z' },
  votes: { line: 'M2 6.5h12v8H2zM5.5 6.5 8 9l4.5-5.5M6 2.5l2 2' },
  influence: { fill: 'M8 .8 9.6 4l3.6-.6-.6 3.6L15.8 8l-3.2 1.6.6 3.6-3.6-.6L8 15.2l-1.6-3.2-3.6.6.6-3.6L.2 8l3.2-1-.6-3.6L6.4 4z' },
  knowledge: { line: 'M8 4C6 2.5 3.5 2.5 1.5 3v10c2-.5 4.5-.5 6.5 1 2-1.5 4.5-1.5 6.5-1V3c-2-.5-4.5-.5-6.5 1zM8 4v10' },
  king: { fill: 'M2.2 13.4 1.2 4.2 5 7.4 8 2l3 5.4 3.8-3.2-1 9.2z' },
  chairman: { line: 'M3 8.5 8.5 3l3 3L6 11.5zM9 9l5 5M2 14.5h6' },
  church: { fill: 'M7.2.5h1.6v2h2v1.6h-2V6L13 9v6H9.5v-3a1.5 1.5 0 0 0-3 0v3H3V9l4.2-3V4.1h-2V2.5h2z' },
  scholar: { line: 'M1.5 6 8 3l6.5 3L8 9zM4 7.5V11c2 2 6 2 8 0V7.5M14.5 6v5' },
  ban: { line: 'M8 2a6 6 0 1 0 0 12A6 6 0 0 0 8 2zM4 4l8 8' },
  siege: { line: 'M2 13h12M4 13V7h3v6M9.5 13 14 4M9 5l5-1.5' },
  breach: { line: 'M9.5 1 6 6h4l-4 4h4l-4 5' },
  riot: { fill: 'M8 1c1 3 4 4 4 8a4 4 0 0 1-8 0c0-2 1-3 2-4 0 1 .5 2 1.3 2C8 5.5 7.5 3 8 1z' },
  garrison: { fill: 'M8 1 14 3v5c0 4-3 6-6 7-3-1-6-3-6-7V3z' },
  fortified: { line: 'M1.5 13V5h2.5v2h2.5V5h3v2H12V5h2.5v8z' },
  swords: { line: 'M2 2l9.5 9.5M14 2l-9.5 9.5M9.5 13l4-4M2.5 9l4 4M12 12.5l2 2M4 12.5l-2 2' },
  prevent: { line: 'M8 1.5 13.5 3v5c0 3.5-2.5 5.5-5.5 6.5C5 13.5 2.5 11.5 2.5 8V3z' },
  victory: { fill: 'M4.5 2h9l-2.3 3 2.3 3h-9z', line: 'M3.5 1v14' },
  draw: { line: 'M4 1.8h8a1 1 0 0 1 1 1v10.4a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V2.8a1 1 0 0 1 1-1zM8 5.5v5M5.5 8h5' },
  retreat: { line: 'M13 4v5a3 3 0 0 1-3 3H3M6 8.5 2.5 12 6 15.5' },
  blank: { line: 'M4 1.8h8a1 1 0 0 1 1 1v10.4a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V2.8a1 1 0 0 1 1-1z' },
  port: { line: 'M8 5v10M8 5a1.8 1.8 0 1 0 0-3.6A1.8 1.8 0 0 0 8 5zM4.5 7.5h7M2 10c.5 3.5 3 5 6 5s5.5-1.5 6-5' },
  casualty: { line: 'M3 3l10 10M13 3 3 13' },
  ship: { fill: 'M1 10.5h14L12.5 14h-9zM7.3 1v8.5H2.5zM8.5 3l5 6.5h-5z' },
  taxation: { fill: 'M5 1.5h6L9.5 4.5C13 6 14 9 14 11c0 2.5-2.5 3.5-6 3.5S2 13.5 2 11c0-2 1-5 4.5-6.5z' },
  wages: { line: 'M8 2a6 6 0 1 0 0 12A6 6 0 0 0 8 2zM10.5 5.5C9 4 6 4.5 6 6.3c0 2.2 4.5 1.2 4.5 3.4 0 2-3.3 2.3-5 .8M8 3.5v9' },
  assembly: { line: 'M1.5 6 8 2l6.5 4zM3 6v6M6.3 6v6M9.7 6v6M13 6v6M1.5 14h13' },
};
