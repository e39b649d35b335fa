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

/** Drawings of a few kilobytes, each of which takes a renderer about ten seconds or a gigabyte. */
export const expensiveFiles: readonly Buffer[] = [
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
