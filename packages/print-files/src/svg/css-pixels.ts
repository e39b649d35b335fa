/** CSS pixels in each unit that doesn't depend on letters. */
const pixelsIn: Readonly<Record<string, number>> = {
  '': 1,
  px: 1,
  in: 96,
  cm: 96 / 2.54,
  mm: 96 / 25.4,
  q: 96 / 101.6,
  pt: 96 / 72,
  pc: 16,
};
/** Heights of letters in each unit that does. */
const lettersIn: Readonly<Record<string, number>> = { em: 1, rem: 1, ex: 0.5, ch: 0.5 };

/** Pixels of a letter where a drawing doesn't say, as browsers have it. */
export const usualLetter = 16;

/**
 * A length as SVG writes it, such as `10mm`, in pixels of CSS; undefined for one that depends on others, such as 100 %.
 *
 * @param letter the size of letters where it stands, in pixels
 */
export function cssPixels(length: string, letter = usualLetter): number | undefined {
  const [, number, unit = ''] = /^([+-]?[\d.]+(?:e[+-]?\d+)?)([a-z]*)$/i.exec(length.trim()) ?? [];
  const factor = pixelsIn[unit.toLowerCase()] ?? letter * (lettersIn[unit.toLowerCase()] ?? Number.NaN);
  return number === undefined || Number.isNaN(factor) ? undefined : Number(number) * factor;
}
