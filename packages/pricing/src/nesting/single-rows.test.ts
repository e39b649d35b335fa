import { drawBox } from '@boxwright/dieline';
import { expect, test } from 'vitest';
import { demoRateCard, pricedStyles } from '../index.ts';
import { anyPair, randomFrom } from '../testing/pairs.ts';
import { nestable } from './nest.ts';
import { plainRow, rowReach, turnedRow } from './rows.ts';
import { singleRowsOf, singleStep } from './single-rows.ts';

test('bounds that rows of nearly the same period share are never more than the distance of two rows', () => {
  const random = randomFrom(187);
  const tooMuch: string[] = [];
  let compared = 0;
  for (const style of pricedStyles) {
    const { length, width, height } = anyPair(style, 'length', random).smaller;
    const drawn = drawBox(style, { length, width, height, caliper: 0.435 });
    const dieline = drawn.ok ? drawn.box.blanks[0]?.dieline : undefined;
    for (const { frame, beside } of dieline ? nestable(dieline, demoRateCard.imposition.betweenKnives).ways : []) {
      const single = plainRow(frame, beside, 0);
      for (let each = 0; each < 40; each += 1) {
        const row = { ...single, period: Math.floor(single.period * (1 + 1.5 * random() ** 2)) };
        const turned = turnedRow(row, frame);
        const shift = Math.floor(random() * row.period);
        const { alike, down, up } = singleRowsOf(frame.bounds, row.period);
        for (const [ranges, upper, lower] of [
          [alike, row, row],
          [down, row, turned],
          [up, turned, row],
        ] as const) {
          const [near, both, slanted] = ranges.at.slice(3 * Math.floor(shift / singleStep));
          const apart = rowReach(frame, upper, lower, shift);
          // Rows that pass each other aren't stacked.
          if (apart <= 0) continue;
          compared += 1;
          const back = rowReach(frame, lower, upper, -shift);
          const next = Math.max(apart + back, rowReach(frame, upper, upper, 0));
          if ((near ?? 0) > apart) tooMuch.push(`${style}: ${near} for ${apart}`);
          if (back > 0 && (both ?? 0) > next) tooMuch.push(`${style}: ${both} for ${next}, two rows`);
          const second = rowReach(frame, row, row, (2 * shift) % row.period);
          if (upper === lower && (slanted ?? 0) > Math.max(apart, second / 2))
            tooMuch.push(`${style}: ${slanted} slanted`);
        }
      }
    }
  }
  expect(compared).toBeGreaterThan(2000);
  expect(tooMuch).toEqual([]);
});
