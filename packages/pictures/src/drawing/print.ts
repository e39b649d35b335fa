import { d, fill, line, type Markup, rect } from './shapes.ts';

/** Print that every carton has: illegibly small paragraphs, a table, a barcode. */

/** Lines of small print, as seen from a distance. */
export function smallPrint(x: number, y: number, width: number, rows: number, colour: string, gap = 1.7): Markup {
  const lengths = [1, 0.94, 0.98, 0.9, 0.97, 0.55];
  const data = Array.from({ length: rows }, (_, row) => {
    const share = row === rows - 1 ? 0.55 : (lengths[row % lengths.length] ?? 1);
    return d`M${x} ${y + row * gap}h${width * share}`;
  }).join('');
  return line(data, colour, gap * 0.38, { opacity: 0.55 });
}

/** A table of facts: rules with a word at the left and a figure at the right of each row. */
export function factsTable(x: number, y: number, width: number, rows: number, colour: string, gap = 3): Markup {
  const each = (draw: (at: number, row: number) => string) =>
    Array.from({ length: rows }, (_, row) => draw(y + row * gap, row)).join('');
  return (
    line(each((at) => d`M${x} ${at}h${width}`) + d`M${x} ${y + rows * gap}h${width}`, colour, 0.18, { opacity: 0.6 }) +
    line(
      each(
        (at, row) =>
          d`M${x} ${at + gap / 2}h${width * (0.34 + ((row * 7) % 4) * 0.06)}M${x + width} ${at + gap / 2}h${-width * 0.16}`,
      ),
      colour,
      gap * 0.24,
      { opacity: 0.7 },
    )
  );
}

/** An imitation of a barcode on a white field. */
export function barcode(x: number, y: number, width: number, height: number): Markup {
  const pattern = '1011001010011010010110100101001101001010110010100110101';
  const bar = width / (pattern.length + 6);
  const bars = [...pattern.matchAll(/1+/g)].map(
    ({ 0: run, index }) =>
      d`M${x + (index + 3) * bar} ${y + height * 0.1}h${run.length * bar}v${height * 0.8}h${-run.length * bar}z`,
  );
  return rect(x, y, width, height, '#fff', 0.4) + fill(bars.join(''), '#1c1a17');
}
