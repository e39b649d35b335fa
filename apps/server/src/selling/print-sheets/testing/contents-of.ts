import { inflateSync } from 'node:zlib';

/** The content streams of a PDF, as text. */
export const contentsOf = (pdf: Uint8Array): string[] => {
  const raw = Buffer.from(pdf).toString('latin1');
  return [...raw.matchAll(/\/Filter \/FlateDecode[^>]*>>\nstream\n([\s\S]*?)\nendstream/g)].flatMap(([, data = '']) => {
    try {
      return [inflateSync(Buffer.from(data, 'latin1')).toString('latin1')];
    } catch {
      return [];
    }
  });
};
