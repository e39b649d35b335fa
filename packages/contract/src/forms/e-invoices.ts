import { type Rule, required } from '../kernel/rules.ts';

/** The most characters of the portal's answer read at once: about 150 documents without signed invoices. */
export const longestPortalAnswer = 230_000;

export const portalAnswerRules: readonly Rule<{ readonly answer: string }>[] = [
  required('answer', 'Please choose the file from the portal, or paste its text.'),
];

const kept = ['AckNo', 'AckDt', 'Irn', 'SignedQRCode', 'Status'];

/**
 * Splits the portal's answer into parts that can be sent, without the signed invoices, which nobody reads and which
 * make nine tenths of a file. A text that isn't JSON stays as it is; the server then says what is wrong.
 */
export function portalAnswerParts(text: string): string[] {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return [text];
  }
  if (!Array.isArray(parsed)) return [text];
  const entries = parsed.map((entry: unknown) => JSON.stringify(shortened(entry)));
  const parts: string[][] = [];
  let size = Number.POSITIVE_INFINITY;
  for (const entry of entries) {
    size += entry.length + 1;
    if (size > longestPortalAnswer - 2) {
      parts.push([]);
      size = entry.length + 2;
    }
    parts.at(-1)?.push(entry);
  }
  return parts.map((entriesOfPart) => `[${entriesOfPart.join(',')}]`);
}

function shortened(entry: unknown): unknown {
  if (typeof entry !== 'object' || entry === null) return entry;
  const given = Object.entries(entry).filter(([name]) =>
    kept.some((each) => each.toLowerCase() === name.toLowerCase()),
  );
  // An answer still wrapped as the API wraps it is left to the server.
  return given.length === 0 ? entry : Object.fromEntries(given);
}
