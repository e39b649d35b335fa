import { inflateSync } from 'node:zlib';
import { getDocumentProxy } from 'unpdf';

/** Checks a PDF's structure (header, trailer, cross-reference table). Returns the defect, or undefined. */
export const brokenPdf = (bytes: Buffer): string | undefined => {
  if (!bytes.subarray(0, 5).equals(Buffer.from('%PDF-'))) return 'does not begin as a PDF';
  const tail = bytes.subarray(-2048).toString('latin1');
  const [, offset] = /startxref\s+(\d+)\s+%%EOF\s*$/.exec(tail) ?? [];
  if (offset === undefined) return 'does not end as a PDF';
  const table = bytes.subarray(Number(offset)).toString('latin1');
  const [, first, count] = /^xref\s+(\d+)\s+(\d+)/.exec(table) ?? [];
  if (first === undefined || count === undefined) return 'has no table of objects where it says so';
  const entries = [...table.matchAll(/^(\d{10}) \d{5} ([nf])/gm)];
  if (entries.length !== Number(count)) return 'has a table of objects of another length';
  const wrong = entries.some(([, at, kind], index) => {
    const begins = bytes.subarray(Number(at), Number(at) + 12).toString('latin1');
    return kind === 'n' && !begins.startsWith(`${Number(first) + index} 0 obj`);
  });
  return wrong ? 'has an object where its table says another' : undefined;
};

/** The decompressed bytes of all streams. Throws if one can't be decompressed. */
export const streamsOf = (bytes: Buffer): Buffer[] => {
  const streams: Buffer[] = [];
  for (let at = bytes.indexOf('stream\n'); at >= 0; at = bytes.indexOf('stream\n', at + 1)) {
    const isEnd = bytes.subarray(at - 3, at).toString('latin1') === 'end';
    if (isEnd) continue;
    const head = bytes.subarray(Math.max(0, at - 400), at).toString('latin1');
    const dictionary = head.slice(head.lastIndexOf(' obj'));
    const length = Number(/\/Length (\d+)/.exec(dictionary)?.[1] ?? 0);
    const content = bytes.subarray(at + 7, at + 7 + length);
    streams.push(dictionary.includes('/FlateDecode') ? inflateSync(content) : content);
  }
  return streams;
};

/** The text of all pages. */
export const textOfPdf = async (bytes: Buffer): Promise<string> => {
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const texts: string[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    texts.push(items.map((item) => ('str' in item ? item.str : '')).join(' '));
  }
  await pdf.loadingTask.destroy();
  return texts.join(' ');
};
