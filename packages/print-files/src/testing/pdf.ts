import { deflateSync } from 'node:zlib';

interface PdfParts {
  /** More in the catalogue, in PDF's own language, as everywhere here. */
  readonly catalog?: string;
  /** Boxes, turns, actions. */
  readonly page?: string;
  readonly resources?: string;
  readonly content?: string;
  /** From the fifth object on. */
  readonly objects?: readonly string[];
  readonly pages?: number;
  /** What is on the pages after the first; the same if it is absent. */
  readonly second?: string;
  /** What the document says about itself. */
  readonly info?: string;
}

/** A PDF with a page of 300 by 200 points, without a table of its objects, which readers make anew. */
export function pdf({
  catalog = '',
  page = '/MediaBox [0 0 300 200]',
  resources = '',
  content = '',
  objects = [],
  second,
  pages = second === undefined ? 1 : 2,
  info = '',
}: PdfParts = {}): Buffer {
  const pageOf = (contents: number) =>
    `<< /Type /Page /Parent 2 0 R ${page} /Contents ${contents} 0 R /Resources << ${resources} >> >>`;
  const streams = second === undefined ? [] : [stream('', second)];
  const others = Array.from({ length: pages - 1 }, (_, index) => index + 5 + objects.length + streams.length);
  const kids = [4, ...others].map((number) => `${number} 0 R`).join(' ');
  const all = [
    `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
    `<< /Type /Pages /Count ${pages} /Kids [${kids}] >>`,
    stream('', content),
    pageOf(3),
    ...objects,
    ...streams,
    ...others.map(() => pageOf(second === undefined ? 3 : 5 + objects.length)),
  ];
  const body = all.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`).join('');
  return Buffer.from(
    `%PDF-1.7\n${body}trailer\n<< /Root 1 0 R /Info << ${info} >> /Size ${all.length + 1} >>\n%%EOF\n`,
    'latin1',
  );
}

export const stream = (dictionary: string, data: string): string =>
  `<< ${dictionary} /Length ${data.length} >>\nstream\n${data}\nendstream`;

/** A group of drawing. */
export const group = (content: string, entries = ''): string =>
  stream(`/Type /XObject /Subtype /Form /BBox [0 0 300 200] ${entries}`, content);

/** A picture of pixels that nobody looks at. */
export const picture = (
  width: number,
  height: number,
  entries = '/ColorSpace /DeviceRGB /BitsPerComponent 8',
): string => stream(`/Type /XObject /Subtype /Image /Width ${width} /Height ${height} ${entries}`, '');

export const deflated = (data: string | Buffer): string => {
  const bytes = deflateSync(data).toString('latin1');
  return stream('/Filter /FlateDecode', bytes);
};
