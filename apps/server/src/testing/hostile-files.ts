import { crc32, deflateSync } from 'node:zlib';

/** A block of a PNG. */
const block = (name: string, data: Buffer) => {
  const named = Buffer.concat([Buffer.from(name), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
};

/** A PNG of black pixels, one bit each: any size in a few bytes. */
export function blackPng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 1;
  const rows = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height));
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  return Buffer.concat([signature, block('IHDR', header), block('IDAT', rows), block('IEND', Buffer.alloc(0))]);
}

export const svg = (inside: string, attributes = 'viewBox="0 0 100 50"', before = ''): Buffer =>
  Buffer.from(
    `${before}<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${inside}</svg>`,
  );

interface PdfParts {
  readonly pages?: number;
  /** More in the catalogue or the trailer, in PDF's own language. */
  readonly catalog?: string;
  readonly trailer?: string;
  readonly objects?: readonly string[];
  /** Drawn after the square. The font F is Helvetica, which isn't embedded; X is the first of the `objects`. */
  readonly text?: string;
  /** More on the page: boxes, turns, notes. */
  readonly page?: string;
}

/** The word Sale in a font that isn't in the file. */
export const saleInHelvetica = 'BT /F 24 Tf 60 60 Td (Sale) Tj ET';

const resources = (text: string) =>
  text === ''
    ? ''
    : `/Resources << /Font << /F << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >> ${
        text.includes('/X Do') ? '/XObject << /X 5 0 R >>' : ''
      } >>`;

export const stream = (dictionary: string, data: string) =>
  `<< ${dictionary} /Length ${data.length} >>\nstream\n${data}\nendstream`;

/** The same word in a separate group, for `objects`. */
export const saleInGroup = stream(
  `/Type /XObject /Subtype /Form /BBox [0 0 300 200] ${resources(saleInHelvetica)}`,
  saleInHelvetica,
);

/** A group that draws another object as X. */
export const groupThatDraws = (object: number): string =>
  stream(`/Type /XObject /Subtype /Form /BBox [0 0 300 200] /Resources << /XObject << /X ${object} 0 R >> >>`, '/X Do');

/** What a PDF says of a square picture in one bit a pixel. */
export const pictureEntries = (side: number): string =>
  `/Type /XObject /Subtype /Image /Width ${side} /Height ${side} /ColorSpace /DeviceGray /BitsPerComponent 1`;

/** A PDF with pages of 300 by 200 points and a red square, without a table of its objects, which readers rebuild. */
export function pdf({
  pages = 1,
  catalog = '',
  trailer = '',
  objects = [],
  text = '',
  page: onPage = '/MediaBox [0 0 300 200]',
}: PdfParts = {}): Buffer {
  const drawing = `1 0 0 rg 50 50 100 100 re f ${text}`;
  const page = `<< /Type /Page /Parent 2 0 R ${onPage} /Contents 3 0 R ${resources(text)} >>`;
  const all = [
    `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
    `<< /Type /Pages /Count ${pages} /Kids [${Array.from({ length: pages }, (_, index) => `${index + 4} 0 R`).join(' ')}] >>`,
    stream('', drawing),
    ...Array.from({ length: pages }, () => page),
    ...objects,
  ];
  const body = all.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`).join('');
  return Buffer.from(
    `%PDF-1.7\n${body}trailer\n<< /Root 1 0 R /Size ${all.length + 1} ${trailer} >>\n%%EOF\n`,
    'latin1',
  );
}

/** An action in a group of objects, which is compressed. */
export function groupedAction(): string {
  const data = deflateSync(Buffer.from('9 0 << /S /J#61vaScript /JS (app.alert(1)) >>')).toString('latin1');
  return `<< /Type /ObjStm /N 1 /First 4 /Filter /FlateDecode /Length ${data.length} >>\nstream\n${data}\nendstream`;
}

const hex = (bytes: number) => `<${'41'.repeat(bytes)}>`;
/** The entry in the trailer of a PDF with a password. */
export const encryption = `/Encrypt << /Filter /Standard /V 2 /R 3 /Length 128 /P -4 /O ${hex(32)} /U ${hex(32)} >> /ID [${hex(16)} ${hex(16)}]`;
