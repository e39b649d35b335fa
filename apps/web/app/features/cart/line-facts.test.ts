import type { CartRow } from '@boxwright/contract';
import { expect, test } from 'vitest';
import { factsOf } from './line-facts.ts';

// Only the fields that the facts are made of.
const row = (more: Partial<CartRow> = {}): CartRow =>
  ({
    kind: 'box',
    variantName: 'Soap Box 100 g',
    length: 60,
    width: 32,
    height: 90,
    stated: null,
    contents: null,
    printName: '',
    grain: '',
    board: 'Folding Box Board 300 gsm',
    outerCoating: 'Gloss Aqueous',
    innerCoating: 'None',
    designType: null,
    artwork: null,
    artworkWish: null,
    sticker: null,
    customDescription: null,
    description: '',
    ...more,
  }) as CartRow;

const marked = (line: CartRow, ...others: CartRow[]) =>
  factsOf(line, others).flatMap((facts) => facts.flatMap(({ text, differs }) => (differs ? text : [])));

test('a line says size, make, contents, design and note, and marks nothing while no other line looks alike', () => {
  const line = row({ contents: 320, customDescription: 'With a window' });
  expect(factsOf(line, [row({ variantName: 'Tea Box' })])).toEqual([
    [{ text: '60 × 32 × 90 mm', differs: false }],
    [
      { text: 'Folding Box Board 300 gsm', differs: false },
      { text: 'Gloss Aqueous outside', differs: false },
    ],
    [{ text: 'Contents 320 g', differs: false }],
    [{ text: 'Note to the printer: With a window', differs: false }],
  ]);
  expect(marked(line, row({ kind: 'sample', length: 1 }))).toEqual(['With a window'].slice(1));
  expect(marked(row(), row())).toEqual([]);
});

test.each([
  [{ length: 61 }, ['60 × 32 × 90 mm'], ['61 × 32 × 90 mm']],
  [
    { board: 'White Backed Duplex Board 350 gsm' },
    ['Folding Box Board 300 gsm'],
    ['White Backed Duplex Board 350 gsm'],
  ],
  [{ outerCoating: 'None' }, ['Gloss Aqueous outside'], ['no coating outside']],
  [{ innerCoating: 'Oil barrier' }, ['no coating inside'], ['Oil barrier inside']],
  [{ grain: 'Grain: held around the walls' }, ['Grain: not held'], ['Grain: held around the walls']],
  [{ printName: 'Unprinted' }, ['Full colour'], ['Unprinted']],
  [{ designType: 'Own design' }, ['No design chosen'], ['Design: Own design']],
  [{ customDescription: 'Hindi text' }, ['No note'], ['Note to the printer: Hindi text']],
] satisfies [Partial<CartRow>, string[], string[]][])(
  'lines with the same name mark what differs: %o',
  (change, one, other) => {
    expect(marked(row(), row(change))).toEqual(one);
    expect(marked(row(change), row())).toEqual(other);
  },
);

test('what a buyer has said of the design isn’t repeated beside a file, or beside the wish for one', () => {
  const designType = 'I need help with the design';
  const says = (more: Partial<CartRow>) => factsOf(row({ designType, ...more }), []).flat();
  expect(says({})).toContainEqual({ text: `Design: ${designType}`, differs: false });
  const sticker = { artwork: { token: 't', name: 'honey.png' } } as NonNullable<CartRow['sticker']>; // all that is read of it
  const answered = [{ artworkWish: 'help' }, { kind: 'sticker', sticker }] as const;
  for (const more of answered) expect(says(more).map(({ text }) => text)).not.toContain(`Design: ${designType}`);
});

test('goods without board and coats say their description', () => {
  const stickers = row({
    kind: 'sticker',
    board: '',
    outerCoating: '',
    innerCoating: '',
    length: 0,
    width: 0,
    height: 0,
  });
  expect(factsOf({ ...stickers, description: '50 × 50 mm, White Vinyl' }, [])).toEqual([
    [{ text: '50 × 50 mm, White Vinyl', differs: false }],
  ]);
});
