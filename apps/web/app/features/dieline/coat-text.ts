import { type Coating, takesGloss } from '@boxwright/contract';
import type { BoxArtwork } from './box-artwork.ts';

/** How the model shows a coat, in words for people who can't see it. */
const seen: Readonly<Record<string, string>> = {
  none: 'The printed side has no coat: the ink is dull, and the board’s fibres show a little.',
  'gloss-aqueous': 'a soft shine, in which windows are blurred.',
  'gloss-lamination': 'a mirror shine, in which windows are bright bands.',
  'matt-aqueous': 'an even, silky sheen without any shine, the same from every side.',
  'matt-lamination': 'a silky surface that brightens a little towards the light.',
  'soft-touch': 'no shine, and a velvety glow on sides that are seen at a low angle.',
};

/** A coat that shines where the artwork says so. */
const inPlaces = (artwork: Pick<BoxArtwork, 'gloss'> | null): string => {
  if (artwork === null) return 'the matt ground. Where your artwork wants gloss, it will shine.';
  return artwork.gloss === null
    ? 'the matt ground. It would shine where the artwork says so, and this file doesn’t say where.'
    : 'a matt ground that shines where the artwork says so.';
};

/** Says how the model shows the coat of the printed side, or that it doesn't show it. */
export const coatText = (
  { code, name }: Pick<Coating, 'code' | 'name'>,
  artwork: Pick<BoxArtwork, 'gloss'> | null,
): string => {
  const text = takesGloss(code) ? inPlaces(artwork) : seen[code];
  if (text === undefined) return `The model doesn’t show ${name}.`;
  return code === 'none' ? text : `The model shows ${name} on the printed side: ${text}`;
};
