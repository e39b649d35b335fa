import { type Face, setFont } from './fonts.ts';
import type { Sheet } from './pdf-document.ts';
import { charactersOf, isLatin, type Run, runsOf } from './printable.ts';

/** How a text is set; sizes in points. */
export type Setting = {
  readonly face: Face;
  readonly size: number;
  readonly width: number;
  /** Height of a line, the same whatever its scripts. */
  readonly lineHeight: number;
};

/** pdfkit sets a text in one font. A text with names in other scripts is split into runs, and broken into lines here. */
export function linesOf(doc: Sheet, text: string, { tallest, ...setting }: Setting & { tallest?: number | undefined }) {
  const lines = text.split('\n').flatMap((paragraph) => brokenInto(doc, paragraph, setting));
  const most = tallest === undefined ? lines.length : Math.max(1, Math.floor(tallest / setting.lineHeight));
  if (lines.length <= most) return lines;
  const last = charactersOf(lines[most - 1] ?? '');
  while (last.length > 0 && widthOf(doc, `${last.join('').trimEnd()}…`, setting) > setting.width) last.pop();
  return [...lines.slice(0, most - 1), `${last.join('').trimEnd()}…`];
}

/** A paragraph's lines: broken at spaces, and within words that are wider than a line. */
function brokenInto(doc: Sheet, paragraph: string, setting: Setting): string[] {
  const lines: string[] = [];
  let line = '';
  const fits = (text: string) => widthOf(doc, text.trimEnd(), setting) <= setting.width;
  for (const word of paragraph.match(/[^ ]+ *| +/g) ?? []) {
    if (fits(line + word)) {
      line += word;
      continue;
    }
    if (line !== '') lines.push(line.trimEnd());
    line = '';
    for (const part of fits(word) ? [word] : charactersOf(word)) {
      if (line !== '' && !fits(line + part)) {
        lines.push(line.trimEnd());
        line = '';
      }
      line += part;
    }
  }
  return [...lines, line.trimEnd()];
}

function widthOf(doc: Sheet, text: string, setting: Pick<Setting, 'face' | 'size'>): number {
  return runsOf(text).reduce((width, run) => width + runWidth(doc, run, setting), 0);
}

function runWidth(doc: Sheet, { script, text }: Run, { face, size }: Pick<Setting, 'face' | 'size'>): number {
  return setFont(doc, face, script).fontSize(size).widthOfString(text);
}

/** Draws a line on its baseline. */
export function drawMixedLine(
  doc: Sheet,
  line: string,
  { x, baseline, align, ...setting }: Setting & { x: number; baseline: number; align: 'left' | 'right' },
): void {
  let left = align === 'left' ? x : x + setting.width - widthOf(doc, line, setting);
  for (const run of runsOf(line)) {
    const width = runWidth(doc, run, setting);
    const draw = () => doc.text(run.text, left, baseline, { lineBreak: false, baseline: 'alphabetic' });
    // Glyphs of these scripts aren't in the order of their letters, so that copying and reading out need the text.
    if (isLatin(run.text)) draw();
    else withActualText(doc, run, draw);
    left += width;
  }
}

/**
 * Marks glyphs with their text, inside the text object that the PDF library writes: readers like Poppler place the text
 * by the font and the axes at the mark's end.
 */
function withActualText(doc: Sheet, { script, text }: Run, draw: () => void): void {
  const { addContent } = doc;
  doc.addContent = (operator) => {
    if (operator === 'ET') doc.endMarkedContent();
    addContent.call(doc, operator);
    if (operator === 'BT') doc.markContent('Span', { actual: text, lang: languages[script] ?? 'en-IN' });
    return doc;
  };
  draw();
  doc.addContent = addContent;
}

/** The languages in which a reader may take the names of a script. */
const languages: { readonly [script in Run['script']]?: string } = {
  devanagari: 'hi-IN',
  bengali: 'bn-IN',
  gurmukhi: 'pa-IN',
  gujarati: 'gu-IN',
  oriya: 'or-IN',
  tamil: 'ta-IN',
  telugu: 'te-IN',
  kannada: 'kn-IN',
  malayalam: 'ml-IN',
};
