/** A figure as a page writes it, with the words around it. */
export interface WrittenFigure {
  readonly figure: string;
  readonly words: string;
}

export interface FiguresOfPage {
  /** "₹1,234.50". */
  readonly amounts: readonly WrittenFigure[];
  /** "60 × 40 × 100 mm", "3 mm". */
  readonly sizes: readonly WrittenFigure[];
  /** "1 Dec 2026", "April 2026". */
  readonly dates: readonly WrittenFigure[];
}

const month = '(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*';
const patterns = {
  amounts: /₹ ?\d[\d,]*(?:\.\d+)?/g,
  sizes: /(?<![\d.,])\d[\d.,]*(?: [×x] \d[\d.,]*)* mm\b/g,
  dates: new RegExp(`(?:\\d{1,2} )?${month} \\d{4}`, 'g'),
} as const;

/** The amounts, sizes and dates in the text of a page. */
export function figuresOf(html: string): FiguresOfPage {
  const text = textOf(html);
  const found = (pattern: RegExp) =>
    [...text.matchAll(pattern)].map(({ 0: figure, index }) => ({
      figure: figure.replace('₹ ', '₹'),
      words: text.slice(Math.max(0, index - 50), index + figure.length + 30).trim(),
    }));
  return { amounts: found(patterns.amounts), sizes: found(patterns.sizes), dates: found(patterns.dates) };
}

const textOf = (html: string): string =>
  html
    .replace(/<(script|style|head)\b.*?<\/\1>/gs, ' ')
    .replace(/<!--.*?-->/gs, '')
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&nbsp;', ' ')
    .replace(/[\s\u00a0\u202f]+/g, ' ');

/** All numbers of an answer, at any depth. */
export function numbersIn(answer: unknown): number[] {
  if (typeof answer === 'number') return [answer];
  if (typeof answer === 'string') return answer !== '' && Number.isFinite(Number(answer)) ? [Number(answer)] : [];
  return typeof answer === 'object' && answer !== null ? Object.values(answer).flatMap(numbersIn) : [];
}

/** Whether a figure is one of these numbers, rounded as it is written. */
export function isOneOf(figure: string, numbers: Iterable<number>): boolean {
  const written = figure.replace(/[^\d.]/g, '').replace(/\.$/, '');
  const decimals = written.split('.')[1]?.length ?? 0;
  for (const number of numbers) if (number.toFixed(decimals) === Number(written).toFixed(decimals)) return true;
  return false;
}

/** The value of each radio button that is chosen, and of each field, by name. */
export const chosenIn = (html: string): ReadonlyMap<string, string> =>
  new Map(
    [...html.matchAll(/<input\b[^>]*>/g)].flatMap(([input]) => {
      const of = (attribute: string) => new RegExp(`\\s${attribute}="([^"]*)"`).exec(input)?.[1];
      const [name, value] = [of('name'), of('value')];
      if (name === undefined || value === undefined) return [];
      return of('type') !== 'radio' || /\schecked=/.test(input) ? [[name, value] as const] : [];
    }),
  );
