import { unprintableIn } from '@boxwright/documents/printable';

/** The hint at a field whose text is printed on documents, if their fonts lack some of its characters. */
export function printedHint(text: string): string | undefined {
  const missing = unprintableIn(text);
  if (missing.length === 0) return undefined;
  return `Our documents can’t print ${missing.slice(0, 5).join(' ')} and show “?” in ${missing.length === 1 ? 'its' : 'their'} place.`;
}
