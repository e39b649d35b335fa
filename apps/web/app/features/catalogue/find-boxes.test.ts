import { describe, expect, test } from 'vitest';
import { findBoxes } from './find-boxes.ts';

const food = 'Food & Confectionery';
const boxes = [
  { itemName: 'Tea Packing Box', verticalName: food },
  { itemName: 'Spice Box', verticalName: food },
  { itemName: 'Face Mask Box', verticalName: 'Cosmetics, Health & Beauty' },
];
const found = (text: string) => findBoxes(boxes, text).map(({ itemName }) => itemName);

describe('searching boxes', () => {
  test('finds by the beginning of any word, case-insensitively', () => {
    expect(found('FACE')).toEqual(['Face Mask Box']);
    expect(found('mas')).toEqual(['Face Mask Box']);
  });

  test('requires every word', () => {
    expect(found('face tea')).toEqual([]);
    expect(found('mask face')).toEqual(['Face Mask Box']);
  });

  test('finds by the industry', () => {
    expect(found('food')).toEqual(['Tea Packing Box', 'Spice Box']);
  });

  test('handles plurals and words that every box has', () => {
    expect(found('tea boxes')).toEqual(['Tea Packing Box']);
    expect(found('spices')).toEqual(['Spice Box']);
  });

  test('finds everything for an empty search', () => {
    expect(found('  ')).toHaveLength(3);
    expect(found('boxes')).toHaveLength(3);
  });

  test('finds nothing rather than something unrelated', () => {
    expect(found('umbrella')).toEqual([]);
  });
});
