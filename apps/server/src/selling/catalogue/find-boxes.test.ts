import { describe, expect, test } from 'vitest';
import { entriesOf, findBoxes, type Searched } from './find-boxes.ts';

const food = 'Food & Confectionery';
const searched: Searched = {
  categories: [
    { id: 1, itemName: 'Tea Packing Box', verticalName: food },
    { id: 2, itemName: 'Spice Box', verticalName: food },
    { id: 3, itemName: 'Face Mask Box', verticalName: 'Cosmetics, Health & Beauty' },
    { id: 4, itemName: 'Chocolate Bar Box', verticalName: food },
    { id: 5, itemName: 'Dropper Bottle Box', verticalName: 'Cosmetics, Health & Beauty' },
  ],
  variants: [
    { id: 51, categoryId: 5, name: 'Dropper Bottle Box 10 ml', shortDescription: '10 ml dropper bottle' },
    { id: 52, categoryId: 5, name: 'Dropper Bottle Box 30 ml', shortDescription: '30 ml serum bottle' },
  ],
  searchWords: [
    { word: 'perfume', categoryId: 5, variantId: null },
    { word: 'gift', categoryId: 4, variantId: null },
    { word: 'attar', categoryId: 5, variantId: 51 },
  ],
};
const search = (text: string) => findBoxes(entriesOf(searched), text);
const found = (text: string) => search(text).categoryIds;

describe('searching boxes', () => {
  test('finds by the beginning of any word, case-insensitively', () => {
    expect(search('FACE')).toEqual({ match: 'words', categoryIds: [3], variantIds: [] });
    expect(found('mas')).toEqual([3]);
  });

  test('requires every word, and says when not every word was found', () => {
    expect(search('mask face')).toMatchObject({ match: 'words', categoryIds: [3] });
    expect(search('face tea')).toEqual({ match: 'some', categoryIds: [1, 3], variantIds: [] });
    expect(search('luxury tea')).toMatchObject({ match: 'some', categoryIds: [1] });
  });

  test('finds by the industry and by the trade’s words', () => {
    expect(found('food')).toEqual([1, 2, 4]);
    expect(search('perfumes')).toMatchObject({ match: 'words', categoryIds: [5] });
    expect(search('gift boxes')).toMatchObject({ match: 'words', categoryIds: [4] });
  });

  test('handles plurals and words that every box has', () => {
    expect(found('tea boxes')).toEqual([1]);
    expect(found('spices')).toEqual([2]);
  });

  test('finds everything for an empty search', () => {
    expect(found('  ')).toHaveLength(5);
    expect(found('boxes')).toHaveLength(5);
  });

  test.each(['%', '…?', 'साबुन'])(
    'finds nothing for signs, and for words that it doesn’t know in any script: %s',
    (typed) => {
      expect(search(typed)).toEqual({ match: 'none', categoryIds: [], variantIds: [] });
    },
  );

  test('finds by words of other scripts, and without accents', () => {
    const more = { ...searched, searchWords: [{ word: 'चाय', categoryId: 1, variantId: null }] };
    expect(findBoxes(entriesOf(more), 'चाय').categoryIds).toEqual([1]);
    expect(findBoxes(entriesOf(more), 'चाल').match).toBe('none');
    expect(found('Spîce')).toEqual([2]);
  });

  test('names sizes with words that their category lacks', () => {
    expect(search('bottle 30 ml')).toEqual({ match: 'words', categoryIds: [5], variantIds: [52] });
    expect(search('attar')).toEqual({ match: 'words', categoryIds: [5], variantIds: [51] });
    expect(search('bottle').variantIds).toEqual([]);
  });

  test.each(['choclate', 'chocolatte', 'chacolate', 'cohcolate', 'choco', 'chacol'])(
    'forgives one wrong letter: %s',
    (typed) => {
      expect(found(typed)).toEqual([4]);
    },
  );

  test('forgives nothing in short words, numbers and first letters', () => {
    expect(search('toa').match).toBe('none');
    expect(search('3000').match).toBe('none');
    expect(search('perfumery').match).toBe('none');
    expect(search('werfume').match).toBe('none');
  });

  test('begins with the box that a word means most: entered first for it, or said of one of its sizes', () => {
    const entered = (words: string, categoryId: number) =>
      words.split(' ').map((word) => ({ word, categoryId, variantId: null }));
    const searchWords = [...entered('herbal leaf sweet', 1), ...entered('gift sweet', 4), ...entered('sweet', 2)];
    expect(findBoxes(entriesOf({ ...searched, searchWords }), 'sweets').categoryIds).toEqual([2, 4, 1]);
    const serum = [...entered('serum', 1), ...entered('serum', 5)];
    expect(findBoxes(entriesOf({ ...searched, searchWords: serum }), 'serum').categoryIds).toEqual([5, 1]);
  });

  test('finds nothing rather than something unrelated', () => {
    expect(search('umbrella')).toEqual({ match: 'none', categoryIds: [], variantIds: [] });
  });
});
