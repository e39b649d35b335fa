import { randomBytes } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { type Bytes, inMemory } from '../pdf/bytes.ts';
import { deflated, pdf, stream } from '../testing/pdf.ts';
import { lookThrough } from './look-through.ts';

/** A file that says how many bytes were asked for at once. */
function watched(bytes: Buffer): Bytes & { readonly most: number } {
  let most = 0;
  const { size, read } = inMemory(bytes);
  return {
    size,
    read(from, length) {
      most = Math.max(most, length);
      return read(from, length);
    },
    get most() {
      return most;
    },
  };
}

const run = '<< /S /JavaScript /JS (app.alert) >>';
const mb = 1024 * 1024;
const text = (words: string) => Buffer.from(words, 'latin1');
const pixels = randomBytes(3 * mb);
/** A page, and a picture whose data are followed by more. */
const withPicture = (after: string) =>
  watched(Buffer.concat([pdf(), text(`9 0 obj << /Length ${pixels.length} >> stream\n`), pixels, text(after)]));
const endOfData = '\nendstream endobj\n';
const group = (objects: string, entries: string) => {
  const packed = deflateSync(text(objects)).toString('latin1');
  return stream(`/Type /ObjStm ${entries} /Filter /FlateDecode`, packed);
};

describe('a script in a PDF of any size is found', () => {
  test.each([
    ['behind the data of a picture', `${endOfData}5 0 obj ${run} endobj`],
    ['in a group of objects', `${endOfData}5 0 obj ${group(`7 0 ${run}`, '/N 1 /First 4')} endobj`],
    [
      'in a group that doesn’t say what it is',
      `${endOfData}5 0 obj ${group(`7 0 ${run}`, '/N 1 /First 4').replace('/Type /ObjStm', '')} endobj`,
    ],
    ['within the data of a picture', `5 0 obj ${run} endobj${endOfData}`],
    [
      'whose words are objects of their own',
      `${endOfData}5 0 obj << /S 6 0 R /JS 7 0 R >> endobj 6 0 obj /JavaScript endobj 7 0 obj (alert) endobj`,
    ],
    ['after many spaces', `${endOfData}5 0 obj${' '.repeat(300_000)}${run} endobj`],
    [
      'beside a long text',
      `${endOfData}5 0 obj << /T (${'x'.repeat(300_000)}) /S /JavaScript /JS (app.alert) >> endobj`,
    ],
    [
      'in an object that isn’t written well',
      `${endOfData}5 0 obj << /T (${'x'.repeat(2 * mb)}) /S /Java#53cript /JS (app.alert) /X nul >> endobj`,
    ],
    ['in a file that ends there', `${endOfData}5 0 obj << /S /JavaScript /JS (app.alert`],
    ['in a trailer', `${endOfData}trailer << /Root << /OpenAction ${run} >> >>`],
  ])('%s', (_where, after) => {
    const file = withPicture(after);
    expect(lookThrough(file)).toEqual({ kind: 'active', parts: ['script'] });
    expect(file.most).toBeLessThan(pixels.length);
  });
});

describe('what can’t be looked through isn’t taken:', () => {
  const withObject = (object: string) => inMemory(pdf({ objects: [object] }));
  test.each([
    ['a password', inMemory(Buffer.concat([pdf(), text('trailer << /Encrypt 5 0 R >>')])), 'locked'],
    [
      'a group whose data are broken',
      withObject(stream('/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode', 'nothing')),
      'unknown',
    ],
    ['a group that lists fewer objects than it has', withObject(group(`7 0 null`, '/N 2 /First 4')), 'unknown'],
    ['an object of a group that isn’t written well', withObject(group('7 0 << /X (', '/N 1 /First 4')), 'unknown'],
    [
      'a group that unpacks to more than is looked at',
      withObject(group(`7 0 ${' '.repeat(70 * mb)}`, '/N 1 /First 4')),
      'too-much',
    ],
  ] as const)('%s', (_what, file, kind) => {
    expect(lookThrough(file)).toEqual({ kind });
  });
});

test('a large file of pictures, groups and objects that refer to each other is taken', () => {
  const objects = Array.from(
    { length: 2_000 },
    (_, at) => `${at + 20} 0 obj << /Next ${at + 21} 0 R /K [${at} 0 R] >> endobj\n`,
  );
  const after = `${endOfData}${objects.join('')}6 0 obj ${group('7 0 8 5 null 12', '/N 2 /First 8')} endobj 8 0 obj ${deflated('x')} endobj`;
  expect(lookThrough(withPicture(after))).toBeUndefined();
});
