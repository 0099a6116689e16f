// Times in the reader's language.

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

/** "5 minutes ago". */
export function ago(time: number, lang: string, now = Date.now()): string {
  const format = new Intl.RelativeTimeFormat(lang, { numeric: 'auto' });
  const past = time - now;
  for (const [unit, size] of STEPS) if (Math.abs(past) >= size) return format.format(Math.round(past / size), unit);
  return format.format(0, 'second');
}

/** How much time is left, short: "2 d 3 h", "4:05". */
export function left(due: number, now: number): string {
  const seconds = Math.max(0, Math.round((due - now) / 1000));
  const [days, hours, minutes] = [Math.floor(seconds / 86_400), Math.floor(seconds / 3600) % 24, Math.floor(seconds / 60) % 60];
  if (days) return `${days} d ${hours} h`;
  const two = (n: number): string => String(n).padStart(2, '0');
  return hours ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
