// What stands on the box of a game: how long, how heavy, which ways to begin. Names and words are in content/web.

export type Weight = 'light' | 'medium' | 'heavy';
/** A way to set a game up: options that differ from the usual ones. */
export interface Preset {
  name: 'first' | 'standard' | 'everything';
  options: Readonly<Record<string, string | number | boolean>>;
}
export interface Box {
  /** About how long a game takes against bots, in minutes. */
  minutes: number;
  weight: Weight;
  presets: readonly Preset[];
}

const standard: Preset = { name: 'standard', options: {} };

const BOXES: Readonly<Record<string, Box>> = {
  kingsburg: {
    minutes: 25,
    weight: 'light',
    presets: [
      { name: 'first', options: {} },
      { name: 'standard', options: { rows: 'seven', reinforcements: 'tokens' } },
      {
        name: 'everything',
        options: { rows: 'seven', lines: 'drafted', governors: 'dealt', fate: 'on', reinforcements: 'tokens', caprices: 'court', scenario: 'random' },
      },
    ],
  },
  warlords: {
    minutes: 60,
    weight: 'medium',
    presets: [{ name: 'first', options: { rounds: 4 } }, standard, { name: 'everything', options: { scenario: 'random' } }],
  },
  crusader: {
    minutes: 120,
    weight: 'heavy',
    presets: [{ name: 'first', options: { scenario: '6', dynasties: '3' } }, standard, { name: 'everything', options: { dynasties: '5', glitterhoof: 'in' } }],
  },
  knights: {
    minutes: 150,
    weight: 'heavy',
    presets: [{ name: 'first', options: { length: 'short' } }, standard, { name: 'everything', options: { glory: true, missions: true, king: true } }],
  },
  fair: { minutes: 5, weight: 'light', presets: [standard] },
};

export const boxOf = (game: string): Box | null => BOXES[game] ?? null;

/** The options of a preset laid over the usual ones; what the game does not know is left away. */
export const presetOf = <T extends Record<string, unknown>>(usual: T, { options }: Preset): T =>
  ({ ...usual, ...Object.fromEntries(Object.entries(options).filter(([name]) => name in usual)) });
