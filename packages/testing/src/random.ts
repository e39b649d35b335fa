/** Reproducible random numbers: the same seed gives the same sequence. */
export interface Random {
  /** From 0 (inclusive) to 1 (exclusive). */
  readonly share: () => number;
  /** A whole number from `least` to `most`. */
  readonly whole: (least: number, most: number) => number;
  readonly one: <T>(of: readonly T[]) => T;
  /** True with this probability. */
  readonly happens: (share: number) => boolean;
  /** Letters and digits. */
  readonly word: (length: number) => string;
  /** An independent generator, so that concurrent work doesn't change its sequence. */
  readonly fork: () => Random;
}

const letters = 'abcdefghijklmnopqrstuvwxyz0123456789';

export const seeded = (seed: number): Random => {
  let state = seed >>> 0;
  // Mulberry32: small, fast and uniform enough to pick times and texts.
  const share = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const whole = (least: number, most: number) => least + Math.floor(share() * (most - least + 1));
  return {
    share,
    whole,
    one: (of) => of[whole(0, of.length - 1)] as (typeof of)[number], // always within the list
    happens: (often) => share() < often,
    word: (length) => Array.from({ length }, () => letters[whole(0, letters.length - 1)]).join(''),
    fork: () => seeded(whole(0, 2 ** 32 - 1)),
  };
};
