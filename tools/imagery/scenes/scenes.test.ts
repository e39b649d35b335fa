import { describe, expect, test } from 'vitest';
import { drawings } from '../drawings.ts';
import { pictureIds } from '../ids.ts';
import { brandArtworks } from '../print/brands.ts';
import { boxOf, posedBox } from '../stage/box-piece.ts';
import { scenes } from './scenes.ts';

describe('the list of scenes', () => {
  test('has exactly one scene or drawing for every picture that a page uses', () => {
    expect([...scenes.map(({ id }) => id), ...drawings.keys()].toSorted()).toEqual(pictureIds.toSorted());
  });

  test('shows only boxes that can be drawn, with existing brands', () => {
    const items = scenes.flatMap(({ items: all }) => all).filter((item) => item.kind === 'box');
    for (const item of items) {
      expect(posedBox(boxOf(item), item).blanks.length).toBeGreaterThan(0);
      expect(item.brand === 'unprinted' || brandArtworks.has(item.brand), item.brand).toBe(true);
    }
  });

  test('puts nothing below the table', () => {
    const lifts = scenes.flatMap(({ items }) => items.map(({ lift = 0, kind }) => (kind === 'prop' ? 0 : lift)));
    expect(Math.min(...lifts)).toBe(0);
  });
});
