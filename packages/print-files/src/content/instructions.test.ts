import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Instruction, readInstructions } from './instructions.ts';

function all(content: string | Uint8Array): Instruction[] {
  const next = readInstructions(typeof content === 'string' ? Buffer.from(content, 'latin1') : content);
  const found: Instruction[] = [];
  for (let each = next(); each; each = next()) found.push(each);
  return found;
}

const text = { text: expect.any(Uint8Array) };

test.each<[string, unknown[]]>([
  ['1 0 0 rg', [['rg', [1, 0, 0]]]],
  ['-.5 +2. 4.25 --3 1.2.3 m', [['m', [-0.5, 2, 4.25, -3, 1.2]]]],
  [
    '/A#20B gs%a comment\n/C Do',
    [
      ['gs', [{ name: 'A B' }]],
      ['Do', [{ name: 'C' }]],
    ],
  ],
  [
    '(a\\)b(c)) Tj<00 ff>Tj',
    [
      ['Tj', [text]],
      ['Tj', [text]],
    ],
  ],
  ['[(a) -20 (b)]TJ', [['TJ', [[text, -20, text]]]]],
  [
    '/OC /MC0 BDC EMC',
    [
      ['BDC', [{ name: 'OC' }, { name: 'MC0' }]],
      ['EMC', []],
    ],
  ],
  ['true null f*', [['f*', [true, null]]]],
  [
    ') > ] } stray q',
    [
      ['stray', []],
      ['q', []],
    ],
  ],
  ['q (never closed', [['q', []]]],
])('%s', (content, expected) => {
  expect(all(content).map(({ operator, operands }) => [operator, operands])).toEqual(expected);
});

test.each([
  ['raw data in which the end seems to stand', 'BI /W 2 /H 3 /BPC 8 /CS /G ID  EI q \nEI Q'],
  ['compressed data', 'BI /W 9 /H 9 /F /Fl ID \x01\x02EI\x03\xff EI\xff \nEI Q'],
  ['a mask', 'BI /W 16 /H 1 /IM true ID EI\nEI Q'],
])('a picture in a stream ends after its data: %s', (_what, content) => {
  expect(all(content).map(({ operator }) => operator)).toEqual(['BI', 'Q']);
});

test('reads whatever bytes to their end, each of them once', () => {
  const signs = fc.constantFrom(...'()<>[]{}/%\\ \n\r\0qQfBIDEO19.-+#ab'.split(''));
  fc.assert(
    fc.property(fc.array(signs, { maxLength: 200 }), (parts) => {
      const content = parts.join('');
      const found = all(content);
      for (const [index, { begin, end }] of found.entries()) {
        expect(begin).toBeGreaterThanOrEqual(found[index - 1]?.end ?? 0);
        expect(end).toBeGreaterThan(begin);
      }
    }),
  );
});
