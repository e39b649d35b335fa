import { randomBytes } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';

const svg = (inside: string): Buffer =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">${inside}</svg>`);

const all = 'width="100" height="100"';
const numbers = (count: number): readonly number[] => Array.from({ length: count }, (_, at) => at);

const nestedUses = numbers(13)
  .map((at) => `<g id="u${at + 1}">${`<use href="#u${at}" x="1"/>`.repeat(4)}</g>`)
  .join('');
const nestedMasks = numbers(29)
  .map((at) => `<mask id="m${at + 1}"><rect ${all} fill="#fff" mask="url(#m${at})"/></mask>`)
  .join('');
const results = numbers(80)
  .map((at) => `<feFlood result="r${at}"/>`)
  .join('');

const stream = (entries: string, data: string): string =>
  `<< ${entries} /Length ${data.length} >>\nstream\n${data}\nendstream`;

/** A page that draws the first of these objects as X; they are numbered from 5. */
const pdf = (...objects: readonly string[]): Buffer => {
  const all = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Count 1 /Kids [4 0 R] >>',
    stream('', '300 0 0 200 0 0 cm /X Do'),
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 200] /Contents 3 0 R /Resources << /XObject << /X 5 0 R >> >> >>',
    ...objects,
  ];
  const body = all.map((object, at) => `${at + 1} 0 obj\n${object}\nendobj\n`).join('');
  return Buffer.from(`%PDF-1.7\n${body}trailer\n<< /Root 1 0 R /Size ${all.length + 1} >>\n%%EOF\n`, 'latin1');
};

const packed = (bytes: number, value: string): string =>
  deflateSync(Buffer.alloc(bytes, value), { level: 1 }).toString('latin1');
const group = (content: string, more = ''): string =>
  stream(`/Type /XObject /Subtype /Form /BBox [0 0 1 1] ${more}`, content);
const drawing = (object: number): string => `/Resources << /XObject << /X ${object} 0 R >> >>`;
const pixels = (side: number, filter: string): string =>
  `/Type /XObject /Subtype /Image /Width ${side} /Height ${side} /ColorSpace /DeviceCMYK /BitsPerComponent 8 /Filter /${filter}`;

/** Pages of at most a few megabytes that unpack to hundreds, draw without end, or aren't whole. */
const expensivePdfs: readonly Buffer[] = [
  pdf(group(packed(256e6, ' '), '/Filter /FlateDecode')),
  pdf(stream(pixels(9_000, 'FlateDecode'), packed(4 * 9_000 ** 2, '\0'))),
  pdf(stream(pixels(60_000, 'JBIG2Decode'), 'JBIG2')),
  pdf(...numbers(30).map((at) => group('/X Do /X Do', drawing(at + 6))), group('0 0 1 1 re f')),
  pdf(group('/X Do', drawing(6)), group('/X Do', drawing(5))),
];

/** Drawings of a few kilobytes, each of which takes a renderer about ten seconds or a gigabyte, and such pages. */
export const expensiveFiles: readonly Buffer[] = [
  ...expensivePdfs,
  svg(`<defs><circle id="u0" r="9"/>${nestedUses}</defs><use href="#u13"/>`),
  svg(`<mask id="m0"><rect ${all} fill="#fff"/></mask>${nestedMasks}${`<rect ${all} mask="url(#m29)"/>`.repeat(20)}`),
  svg(`<filter id="f"><feMorphology operator="dilate" radius="40"/></filter><rect ${all} filter="url(#f)"/>`),
  svg(
    `<filter id="f" x="0" y="0" width="1" height="1">${results}<feMerge>${numbers(80)
      .map((at) => `<feMergeNode in="r${at}"/>`)
      .join('')}</feMerge></filter><rect ${all} filter="url(#f)"/>`,
  ),
  svg(`<filter id="f"><feGaussianBlur stdDeviation="5"/></filter>${`<rect ${all} filter="url(#f)"/>`.repeat(60)}`),
  svg(
    `<filter id="f">${numbers(40)
      .map((at) => `<feTurbulence numOctaves="50" baseFrequency="0.${at + 1}"/>`)
      .join('')}</filter><rect ${all} filter="url(#f)"/>`,
  ),
];

const part = (name: string, data: Buffer): Buffer => {
  const named = Buffer.concat([Buffer.from(name), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
};

/** A small picture in a file with this many more bytes. */
export const pngOf = (bytes: number): Buffer => {
  const header = Buffer.from('00000010000000100800000000', 'hex');
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    part('IHDR', header),
    part('prVt', randomBytes(bytes)),
    part('IDAT', deflateSync(Buffer.alloc(16 * 17))),
    part('IEND', Buffer.alloc(0)),
  ]);
};
