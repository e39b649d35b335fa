import type { artworkWishes } from '@boxwright/contract';

/** The answers of a buyer who has no file yet. */
export const wishesWithWords = [
  { wish: 'later', words: 'I’ll send it later' },
  { wish: 'help', words: 'Please help me with it' },
] as const satisfies readonly { readonly wish: (typeof artworkWishes)[number]; readonly words: string }[];

/** What the page of a sample and its item say of a file, which nobody presses for. */
export const sampleFileWords = 'Send a file and we print it on the sample; without one it is plain.';
