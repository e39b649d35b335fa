/** CSS pixels in each unit; a letter is 16 pixels high, as browsers have it. */
const pixelsIn: Readonly<Record<string, number>> = {
  '': 1,
  px: 1,
  in: 96,
  cm: 96 / 2.54,
  mm: 96 / 25.4,
  q: 96 / 101.6,
  pt: 96 / 72,
  pc: 16,
  em: 16,
  rem: 16,
  ex: 8,
};

/** A length as SVG writes it, such as `10mm`, in pixels of CSS; undefined for one that depends on others, such as 100 %. */
export function cssPixels(length: string): number | undefined {
  const [, number, unit = ''] = /^([+-]?[\d.]+(?:e[+-]?\d+)?)([a-z]*)$/i.exec(length.trim()) ?? [];
  const factor = pixelsIn[unit.toLowerCase()];
  return number === undefined || factor === undefined ? undefined : Number(number) * factor;
}
