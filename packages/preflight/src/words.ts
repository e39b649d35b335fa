/** "12.3 mm": a length as buyers read it. */
export const mm = (length: number): string => `${round(length)} mm`;
export const bySize = ({ length, width }: { readonly length: number; readonly width: number }): string =>
  `${round(length)} × ${round(width)} mm`;

export const round = (number: number, digits = 1): string => String(Number(number.toFixed(digits)));

/** "Cyan, Magenta and Black". */
export function list(words: readonly string[], most = 6): string {
  const unique = [...new Set(words)];
  const shown = unique.length > most ? [...unique.slice(0, most - 1), `${unique.length - most + 1} more`] : unique;
  return shown.length < 2 ? shown.join('') : `${shown.slice(0, -1).join(', ')} and ${shown.at(-1)}`;
}

/** "1 picture has", "3 pictures have". */
export const count = (number: number, one: string, several: string): string =>
  `${number} ${number === 1 ? one : several}`;

/** "“Made in India”", or nothing for a run whose letters aren't known. */
export function quoted(words: string): string {
  const text = words.replace(/\s+/g, ' ').trim();
  if (!/\p{L}|\p{N}/u.test(text)) return '';
  return `“${text.length > 40 ? `${text.slice(0, 39)}…` : text}”`;
}
