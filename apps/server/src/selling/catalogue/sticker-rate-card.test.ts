import { demoStickerRateCard } from '@boxwright/pricing';
import { describe, expect, test } from 'vitest';
import { stickerRateCard } from './sticker-rate-card.ts';

const [first, second, third, last] = demoStickerRateCard.discounts;

describe('a stored rate card for stickers', () => {
  test('is read as it was written, without the tax that cards once had', () => {
    const stored = JSON.parse(JSON.stringify({ ...demoStickerRateCard, gst: 1800 }));
    expect(stickerRateCard.parse(stored)).toEqual(demoStickerRateCard);
  });

  test.each([
    ['no materials', { materials: [] }],
    ['one material twice', { materials: [demoStickerRateCard.materials[0], demoStickerRateCard.materials[0]] }],
    ['a negative amount', { setUp: -1 }],
    ['a fraction of a paisa', { cuttingPerMetre: 60.5 }],
    ['a margin of the whole price', { margin: 10_000 }],
    ['a class without a least price', { least: { round: 12_000, rectangle: 15_000 } }],
    ['discounts that end', { discounts: [first, second, third] }],
    ['a discount that falls', { discounts: [first, third, { ...second, upTo: 9000 }, last] }],
    ['bands that go back', { discounts: [second, first, last] }],
  ])('is refused with %s', (_name, own) => {
    expect(stickerRateCard.safeParse({ ...demoStickerRateCard, ...own }).success).toBe(false);
  });
});
