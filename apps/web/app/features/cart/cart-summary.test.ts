import type { CartRow } from '@boxwright/contract';
import { describe, expect, it } from 'vitest';
import { cartSums, gstLabel, insideSize, lineDescription } from './cart-summary.ts';

const line = (more: Partial<CartRow> = {}): CartRow => ({
  cartId: 3,
  lineId: 1,
  kind: 'box',
  categoryId: 1,
  categoryName: 'Soap Box',
  categoryRoute: 'soap-box',
  variantId: 9,
  variantName: '90 × 55 × 30',
  image: '',
  style: 'reverse-tuck',
  length: 90,
  width: 55,
  height: 30,
  stated: null,
  contents: null,
  print: 'usual',
  printName: '',
  grain: '',
  grainWish: null,
  sellingPrice: 9.04,
  quantity: 2000,
  goods: 1_808_000,
  discounts: [],
  coupon: null,
  saving: 0,
  savingPercent: 0,
  outerCoatingId: 2,
  outerCoating: 'Gloss aqueous',
  innerCoatingId: null,
  innerCoating: '',
  boardId: 1,
  board: 'Folding Box Board',
  deliveryType: 'StandardShipping',
  destination: '641001',
  gstRate: 5,
  description: '',
  designType: null,
  customDescription: null,
  designId: null,
  sticker: null,
  artwork: null,
  takesFile: true,
  artworkWish: null,
  proofBefore: null,
  netValue: 1_808_000,
  discount: 0,
  delivery: 91_000,
  supply: '',
  gst: 94_950,
  total: 1_993_950,
  sampleCredits: [],
  deliveryProblem: null,
  dates: null,
  priceNote: null,
  die: null,
  ...more,
});

describe('a cart', () => {
  it('has no totals when it is empty', () => {
    expect(cartSums([])).toBeNull();
  });
  it('of goods without print waits for no proof', () => {
    const plain = line({ takesFile: false });
    expect(cartSums([plain, line({ kind: 'sample' })])?.withoutProof).toBe('plain');
    expect(cartSums([plain, line()])?.withoutProof).toBe(false);
    // Stickers that are cut around their picture take no other file in the cart.
    expect(cartSums([line({ kind: 'sticker', takesFile: false })])?.withoutProof).toBe(false);
  });
  it('takes its totals from the first line and its destination from the shipped lines', () => {
    const rows = [line({ deliveryType: 'SelfPickup', destination: null }), line({ lineId: 2, quantity: 1000 })];
    expect(cartSums(rows)).toMatchObject({ total: 1_993_950, destination: '641001', pieces: 3000, gstRates: [5] });
  });
  it('has the pincode of its boxes also when stickers, which ship free, come first', () => {
    const sticker = line({ kind: 'sticker', destination: null });
    expect(cartSums([sticker, line({ lineId: 2 })])?.destination).toBe('641001');
    expect(cartSums([sticker])?.destination).toBeNull();
  });
  it('says that a sample is beside its boxes, because it is credited on a later order only', () => {
    const sample = line({ lineId: 2, kind: 'sample', quantity: 1 });
    expect(cartSums([line({}), sample])?.samplesItsBoxes).toBe(true);
    expect(cartSums([line({ height: 31 }), sample])?.samplesItsBoxes).toBe(false);
    expect(cartSums([line({ categoryId: 9 }), sample])?.samplesItsBoxes).toBe(false);
    expect(cartSums([line({ style: 'straight-tuck' }), sample])?.samplesItsBoxes).toBe(false);
    expect(cartSums([sample])?.samplesItsBoxes).toBe(false);
  });
  it('counts the pieces of its boxes and stickers, and samples only where it has nothing else', () => {
    const sample = line({ lineId: 2, kind: 'sample', quantity: 1 });
    expect(cartSums([line(), sample])?.pieces).toBe(2000);
    expect(cartSums([sample])?.pieces).toBe(1);
  });
  it('says which part is collected', () => {
    const collected = line({ deliveryType: 'SelfPickup', destination: null });
    expect([[line()], [collected], [line(), collected]].map((rows) => cartSums(rows)?.way)).toEqual([
      'delivered',
      'collected',
      'both',
    ]);
  });
  it('gives the dates to what isn’t a sample, by the way in which that goes', () => {
    const collected = line({ deliveryType: 'SelfPickup' });
    const sample = line({ kind: 'sample' });
    expect(cartSums([collected, sample])).toMatchObject({ way: 'both', goodsWay: 'collected', hasSamples: true });
    expect(cartSums([sample])).toMatchObject({ goodsWay: null, hasSamples: true });
    expect(cartSums([line()])).toMatchObject({ goodsWay: 'delivered', hasSamples: false });
  });
  it('says why delivery cannot be quoted, whichever line has the reason', () => {
    expect(cartSums([line(), line({ deliveryProblem: 'Not served.' })])?.deliveryProblem).toBe('Not served.');
  });
  it('ships free when it holds only stickers and samples', () => {
    const sample = line({ kind: 'sample' });
    expect([cartSums([sample])?.shipsFree, cartSums([sample, line()])?.shipsFree]).toEqual([true, false]);
  });
  it('shows the GST rate only if all lines share one', () => {
    expect([gstLabel([5]), gstLabel([5, 18])]).toEqual(['GST 5 %', 'GST']);
  });
});

describe('a line', () => {
  it('shows board, coatings and size, and omits missing parts', () => {
    expect(lineDescription(line())).toBe('Folding Box Board · Gloss aqueous outside');
    expect(lineDescription(line({ board: '', outerCoating: 'None', description: 'Round, vinyl' }))).toBe(
      'Round, vinyl',
    );
    expect(insideSize(line())).toBe('90 × 55 × 30 mm');
    expect(insideSize(line({ length: 0, width: 0, height: 0 }))).toBe('');
  });
});
