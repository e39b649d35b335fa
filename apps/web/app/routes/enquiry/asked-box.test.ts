import { expect, test } from 'vitest';
import type { ServerApi } from '../../server-api.ts';
import { askedBox } from './asked-box.server.ts';
import { askedDrawing } from './asked-drawing.server.ts';

// The catalogue, with only the fields that the text uses.
const catalogue: Record<string, readonly object[]> = {
  GetVariantData: [
    {
      id: 202,
      name: 'Soap Box 100 g',
      itemName: 'Soap Box',
      images: '/images/soap.webp#/pictures/box/tuck/60x32x90.svg?look=rosa',
      length: 60,
      width: 32,
      height: 90,
    },
  ],
  GetBoard: [{ id: 2, name: 'Folding Box Board', gsm: 300, caliper: 0.42 }],
  GetCoatingdata: [
    { id: 2, kind: 'outer', name: 'Gloss Aqueous' },
    { id: 8, kind: 'inner', name: 'Liquid and Oil Barrier' },
  ],
};
const designs = { total: 15_640_00, pricePerPiece: 7.82, gstRate: 18 };
const api = {
  call: (name: string) => Promise.resolve({ ok: true, value: name === 'GetDesignsPrice' ? designs : catalogue[name] }),
  publicUrl: 'https://boxwright.example',
} as unknown as ServerApi;
const box = (query: string) => askedBox(api, new URLSearchParams(query));

test('an enquiry about a box says its size, board, coatings, print, contents and quantity', async () => {
  const asked = await box('variant=202&board=2&outer=2&inner=8&contents=1200&quantity=60,000&pincode=641001');
  expect(asked?.pincode).toBe('641001');
  expect(asked?.message.split('\n')).toEqual([
    'Please quote for this box:',
    'Box: Soap Box 100 g',
    'Inside size: 60 × 32 × 90 mm',
    'Board: Folding Box Board, 300 gsm',
    'Outer coating: Gloss Aqueous',
    'Inner coating: Liquid and Oil Barrier',
    'Print: Full colour',
    'Contents: 1.2 kg',
    'Quantity: 60,000',
  ]);
  // The same above the form, with its picture and the way back to its configuration.
  expect(asked?.shown?.lines).toEqual(asked?.message.split('\n').slice(1));
  expect(asked?.shown?.picture).toBe('/images/soap.webp');
  expect(asked?.shown?.to).toMatch(/^\/customizemybox\/202\?.*quantity=60%2C000/);
});

test('an enquiry about several designs says how many of each and the price that was shown, and leads back to it', async () => {
  const asked = await box('variant=202&board=2&quantity=1000&design=1000&design=500');
  expect(asked?.message).toContain('\n2 designs, printed together: 1,000 + 500\n');
  const price = /\nPrice shown on \d+ \w+ \d{4}: ₹15,640\.00, ₹7\.82 a box, before 18 % GST and delivery\n/;
  expect(asked?.message).toMatch(price);
  expect(asked?.message).toContain(`\nWorked out at: https://boxwright.example${asked?.shown?.to}`);
  expect(asked?.shown?.lines.join('\n')).toContain('₹15,640.00');
  expect(asked?.message).not.toContain('Quantity');
  expect(asked?.shown?.to).toMatch(/^\/several-designs\?variant=202&.*design=1000&design=500$/);
});

test('an enquiry about a box made to measure names that size', async () => {
  const asked = await box('variant=202&length=400&width=200&height=500&quantity=2000');
  expect(asked?.message).toContain('Box: Soap Box, made to measure\nInside size: 400 × 200 × 500 mm');
  // The photograph shows another size.
  expect(asked?.shown?.picture).toBe('/pictures/box/tuck/400x200x500.svg?look=rosa');
});

test.each(['length=4000&width=200&height=500', 'length=&width=evil&height=0.2'])(
  'an enquiry about a size that nobody can draw has no picture: %s',
  async (size) => {
    expect((await box(`variant=202&${size}`))?.shown?.picture).toBe('');
  },
);

test.each([
  'variant=202&quantity=buy+at+evil.example',
  'variant=202&length=evil.example&board=evil.example&outer=evil.example',
  'variant=202&print=0%2Bevil.example',
])('a link can’t put words into an enquiry: %s', async (query) => {
  expect((await box(query))?.message).not.toContain('evil');
});

test.each(['', 'variant=many', 'about=soap+box'])(
  'an address without a box ("%s") gives the enquiry no text',
  async (query) => {
    expect(await box(query)).toBeNull();
  },
);

test('an enquiry from the dieline studio says style and size, and links to the drawing', async () => {
  const query = 'style=drawer&length=120&width=90&height=30';
  const asked = await askedDrawing(api, new URLSearchParams(query));
  expect(asked?.message).toContain('Size: ');
  expect(asked?.message).toContain('Drawing: https://boxwright.example/dielines/drawer?length=120');
  expect(await askedDrawing(api, new URLSearchParams('style=drawer&length=evil'))).toBeNull();
  expect(await askedDrawing(api, new URLSearchParams('style=evil'))).toBeNull();
});
