import type { Board, Coating, Variant } from '@boxwright/contract';
import { describe, expect, test } from 'vitest';
import { type BoxChoice, readChoice } from '../configurator/box-choice.ts';
import { describeSelection } from './describe-selection.ts';

// Only the fields that the panel shows.
const variant = {
  id: 21,
  name: 'Soap Box 100 g',
  length: 62,
  width: 35,
  height: 95,
  images: '/a.webp#/b.webp',
} as Variant;
const board = { id: 3, name: 'Folding Box Board', gsm: 300, image: '/board.webp' } as Board;
const gloss = { id: 5, name: 'Gloss aqueous', image: '/gloss.webp' } as Coating;
const offer = { variants: [variant], boards: [board], outerCoatings: [gloss], innerCoatings: [] };
const product = { itemName: 'Soap Box', image: '/soap.webp', route: 'soap-box' };

const configured = (query: string): BoxChoice => {
  const choice = readChoice(new URLSearchParams(query), offer);
  if (choice === null) throw new Error('not on offer');
  return choice;
};

describe('a choice in names and pictures', () => {
  test('names box, design, coatings and board, and says None where there is no coating', () => {
    expect(describeSelection(product, offer, configured('quantity=2000'))).toMatchObject({
      box: { name: 'Soap Box', image: '/soap.webp' },
      design: { name: '100 g, 62 × 35 × 95 mm', image: '/a.webp' },
      outerCoating: { name: 'Gloss aqueous', image: '/gloss.webp' },
      innerCoating: { name: 'None', image: null },
      board: { name: 'Folding Box Board, 300 gsm', image: '/board.webp' },
    });
  });

  test('links back to the same choice', () => {
    const own = configured('variant=21&length=70&width=40&height=90&quantity=3000&pincode=641001');
    const described = describeSelection(product, offer, own);
    const address = new URL(described?.address ?? '', 'https://shop.example');
    expect(described?.design.name).toBe('Your own size, 70 × 40 × 90 mm');
    expect(address.pathname).toBe('/p/soap-box');
    expect(readChoice(address.searchParams, offer)).toEqual(own);
  });

  test('is null if the board is not on offer', () => {
    expect(describeSelection(product, offer, { ...configured(''), boardId: 99 })).toBeNull();
  });
});
