import { describe, expect, test } from 'vitest';
import { demoRateCard, type RateCard } from '../index.ts';
import { type BoxToLay, blanksOf, knowsLayouts, layOutBox } from './blank.ts';

const box = (height: number): BoxToLay => ({
  style: 'reverse-tuck-end',
  length: 61,
  width: 43,
  height,
  board: { code: 'fbb-300', family: 'folding-box-board', gsm: 300, bulk: 1.45 },
});
/** The card's sheets, cut in half: equally many, in other sizes. */
const smaller: RateCard = {
  ...demoRateCard,
  sheets: demoRateCard.sheets.map((sheet) => ({ ...sheet, heightIn: sheet.heightIn / 2 })),
};
/** The same sheets at other prices: layouts may be shared with them, sheets may not. */
const dearer: RateCard = { ...demoRateCard, sheets: demoRateCard.sheets.map((sheet) => ({ ...sheet })) };

describe('remembered layouts', () => {
  test('belong to their sheets: a card with other sheets gets other layouts', () => {
    const ofUsual = blanksOf(box(97), demoRateCard);
    expect(knowsLayouts(box(97), demoRateCard)).toBe(true);
    expect(knowsLayouts(box(97), smaller)).toBe(false);
    const ofSmaller = blanksOf(box(97), smaller);
    expect(ofSmaller).toEqual(layOutBox(box(97), smaller));
    expect(ofSmaller).not.toEqual(ofUsual);
    expect(blanksOf(box(97), demoRateCard)).toEqual(ofUsual);
  });

  test.each(['gripper', 'sideLay', 'tail', 'betweenKnives'] as const)(
    'aren’t used for another figure: %s',
    (figure) => {
      blanksOf(box(99), demoRateCard);
      const changed = { ...demoRateCard.imposition, [figure]: demoRateCard.imposition[figure] + 60 };
      const card = { ...demoRateCard, imposition: changed };
      expect(knowsLayouts(box(99), card)).toBe(false);
      const laid = blanksOf(box(99), card);
      expect(laid).toEqual(layOutBox(box(99), card));
      expect(laid).not.toEqual(blanksOf(box(99), demoRateCard));
    },
  );

  test('are shared by cards with the same sheets, and each card gets its own sheet objects', () => {
    blanksOf(box(98), demoRateCard);
    expect(knowsLayouts(box(98), dearer)).toBe(true);
    const measured = blanksOf(box(98), dearer);
    const sheets = measured.ok ? measured.blanks.flatMap(({ layouts }) => layouts.map(({ sheet }) => sheet)) : [];
    expect(sheets).toHaveLength(dearer.sheets.length);
    sheets.forEach((sheet, index) => {
      expect(sheet).toBe(dearer.sheets[index]);
    });
  });
});
