import { wordsOf } from '@boxwright/contract';

const millimetres: Readonly<Record<string, number>> = {
  ...{ cm: 10, in: 25.4, inch: 25.4, inches: 25.4, '"': 25.4 },
  ...{ cms: 10, ft: 304.8, feet: 304.8 },
};

/** Any length that somebody may type: the page of the box says which sizes can be made. */
const side = String.raw`(\d{1,12}(?:\.\d{1,2})?)\s*(mm|cms?|inch(?:es)?|in(?!\p{L})|ft|feet|")?(?:\s*[lwhbd](?!\p{L}))?`;
/** "6 into 4" is 6 by 4 in India. */
const by = String.raw`\s*(?:x|×|\*|by|into)\s*`;
const someSides = new RegExp(String.raw`${side}${by}${side}(?:${by}(?:${side}|(?!\p{L})))?`, 'iu');

/**
 * A box's size in a search, such as "60x40x150" or "6 x 4 x 15 cm", in mm as fields take it; null without one. Of two
 * sides the height is empty.
 */
export const sizeIn = (search: string) => {
  const found = someSides.exec(search);
  if (found === null) return null;
  const [typed, length, ofLength, width, ofWidth, height, ofHeight] = found;
  const unit = ofHeight ?? ofWidth ?? ofLength ?? 'mm';
  const inMillimetres = (text: string | undefined) =>
    text === undefined ? '' : String(Math.round(Number(text) * (millimetres[unit.toLowerCase()] ?? 1) * 10) / 10);
  const rest = search.replace(typed, ' ').trim();
  return {
    size: { length: inMillimetres(length), width: inMillimetres(width), height: inMillimetres(height) },
    /** The words beside it; empty if they mean nothing. */
    rest: wordsOf(rest).length === 0 ? '' : rest,
  };
};
