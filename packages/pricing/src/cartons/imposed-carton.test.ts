import { boardOf, outlinesOnSheet, type Point } from '@boxwright/dieline';
import { describe, expect, test } from 'vitest';
import { type CartonSpec, demoRateCard, type GangJob, gangRunOf, gangRuns, priceCarton } from '../index.ts';
import { overlap } from '../testing/outlines.ts';
import { emptySheet, imposedCarton, imposedTogether } from './imposed-carton.ts';

const spec: CartonSpec = {
  style: 'reverse-tuck-end',
  length: 60,
  width: 40,
  height: 100,
  board: { code: 'fbb-300', family: 'folding-box-board', gsm: 300, bulk: 1.45 },
  outerCoat: 'gloss-aqueous',
  innerCoat: 'none',
  quantity: 2000,
};

function expectApart(outlines: readonly (readonly Point[])[]): void {
  for (const [index, one] of outlines.entries()) {
    for (const other of outlines.slice(index + 1)) expect(overlap(one, other)).toBe(false);
  }
}

describe('the sheets of a box', () => {
  test.each([
    ['reverse-tuck-end', 2000],
    ['auto-lock-bottom', 5000],
    ['base-and-lid', 1000],
    ['drawer', 1500],
    ['divider-insert', 1500],
  ])(
    'of the style %s are those of its price: equally many ups, within the margins, none over another',
    (style, quantity) => {
      const asked = { ...spec, style, quantity };
      const [price, imposed] = [priceCarton(asked, demoRateCard), imposedCarton(asked, demoRateCard)];
      if (!price.ok || !imposed.ok) throw new Error('no price');
      const laid = imposed.runs.flatMap(({ sheetName, parts }, index) =>
        parts.map((each) => ({ ...each, sheet: sheetName, run: index + 1 })),
      );
      expect(laid).toEqual(price.parts.map(({ part, sheet, ups, run }) => ({ part, sheet, ups, run })));
      for (const { sheet, parts } of imposed.runs) {
        const outlines = outlinesOnSheet(sheet);
        expect(outlines).toHaveLength(parts.reduce((sum, { ups }) => sum + ups, 0));
        expectApart(outlines);
        const { gripper, side, tail } = sheet.margins;
        for (const [x, y] of outlines.flat()) {
          expect(x).toBeGreaterThanOrEqual(side - 0.001);
          expect(x).toBeLessThanOrEqual(sheet.width - side + 0.001);
          expect(y).toBeGreaterThanOrEqual(gripper - 0.001);
          expect(y).toBeLessThanOrEqual(sheet.height - tail + 0.001);
        }
      }
    },
  );

  test('are refused with the price', () => {
    expect(imposedCarton({ ...spec, length: 5000 }, demoRateCard)).toMatchObject({ ok: false, code: 'size' });
  });
});

describe('boxes laid together', () => {
  const jobs: GangJob[] = [
    { id: 1, spec: { ...spec, quantity: 1000 }, hasDie: false },
    { id: 2, spec: { ...spec, length: 55, width: 35, height: 90, quantity: 1000 }, hasDie: false },
  ];
  const [run] = gangRuns(jobs, demoRateCard);
  if (!run) throw new Error('no run');

  test('are found again by their parts, and by no other parts', () => {
    expect(gangRunOf(jobs, run.blanks, demoRateCard)).toEqual(run);
    expect(
      gangRunOf(
        jobs,
        [
          { id: 1, part: 'box' },
          { id: 3, part: 'box' },
        ],
        demoRateCard,
      ),
    ).toBeNull();
    expect(
      gangRunOf(jobs, [run.blanks[0] ?? { id: 0, part: '' }, run.blanks[0] ?? { id: 0, part: '' }], demoRateCard),
    ).toBeNull();
    const other = jobs.map((job, index) => (index === 0 ? { ...job, spec: { ...job.spec, outerCoat: 'none' } } : job));
    expect(gangRunOf(other, run.blanks, demoRateCard)).toBeNull();
  });

  test('are drawn on one sheet, each at its places and none over another', () => {
    const blanks = run.blanks.map(({ id, part, places }) => ({
      name: String(id),
      spec: jobs.find((job) => job.id === id)?.spec ?? spec,
      part,
      places,
    }));
    const sheet = imposedTogether(emptySheet(run.sheet, demoRateCard.imposition), blanks);
    if (!sheet) throw new Error('not drawn');
    expect(sheet.blanks.map(({ places }) => places.length)).toEqual(run.blanks.map(({ ups }) => ups));
    const outlines = outlinesOnSheet(sheet);
    expectApart(outlines);
    // Together away from the grippers, so that the bleed in front of the first ones is printed.
    const down = Math.min(...outlines.flat().map(([, y]) => y)) - demoRateCard.imposition.gripper;
    expect(down).toBeCloseTo(3, 2);
    for (const [index, { x, y, width, height }] of run.blanks.flatMap(({ places }) => places).entries()) {
      const outline = outlines[index] ?? [];
      expect(Math.min(...outline.map(([px]) => px))).toBeCloseTo(x, 2);
      expect(Math.max(...outline.map(([px]) => px))).toBeCloseTo(x + width, 2);
      expect(Math.min(...outline.map(([, py]) => py))).toBeCloseTo(y + down, 2);
      expect(Math.max(...outline.map(([, py]) => py))).toBeCloseTo(y + down + height, 2);
    }
    expect(boardOf(sheet.blanks[0]?.dieline ?? { panels: [], hinges: [] }).left).toBeCloseTo(0, 6);
  });

  test('aren’t drawn if a box has changed its size', () => {
    const blanks = run.blanks.map(({ id, part, places }) => ({
      name: String(id),
      spec: { ...spec, length: 61 },
      part,
      places,
    }));
    expect(imposedTogether(emptySheet(run.sheet, demoRateCard.imposition), blanks)).toBeNull();
  });
});
