import { runs } from '@boxwright/testing/thorough';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { blanksOf } from '../cartons/blank.ts';
import {
  type CartonSpec,
  cartonLayouts,
  demoRateCard,
  emptySheet,
  type GangJob,
  type GangRun,
  gangRunOf,
  gangRuns,
  imposedTogether,
  priceCarton,
} from '../index.ts';

const board = { code: 'fbb-300', family: 'folding-box-board', gsm: 300, bulk: 1.45 };
const box = (length: number, width: number, height: number, quantity: number, own: Partial<CartonSpec> = {}) => ({
  style: 'reverse-tuck-end',
  length,
  width,
  height,
  board,
  outerCoat: 'gloss-aqueous',
  innerCoat: 'none',
  quantity,
  ...own,
});
const job = (id: number, spec: CartonSpec, hasDie = false): GangJob => ({ id, spec, hasDie });

const anyJobs = fc.array(
  fc
    .record({
      length: fc.integer({ min: 30, max: 150 }),
      width: fc.integer({ min: 20, max: 90 }),
      height: fc.integer({ min: 30, max: 180 }),
      quantity: fc.integer({ min: 200, max: 8000 }),
      style: fc.constantFrom('reverse-tuck-end', 'straight-tuck-end', 'sleeve'),
      outerCoat: fc.constantFrom('gloss-aqueous', 'none'),
      hasDie: fc.boolean(),
    })
    .map(({ length, width, height, quantity, style, outerCoat, hasDie }) => ({
      spec: box(length, width, height, quantity, { style, outerCoat }),
      hasDie,
    })),
  { minLength: 2, maxLength: 6 },
);

/** Nothing overlaps, knives keep 4 mm, and all blanks lie within the printable area. */
function expectWellLaid({ sheet, blanks }: GangRun): void {
  const [long, short] = [sheet.widthIn, sheet.heightIn].map((inches) => inches * 25.4).sort((a, b) => b - a);
  const places = blanks.flatMap((blank) => blank.places);
  for (const [index, one] of places.entries()) {
    expect(one.x).toBeGreaterThanOrEqual(5);
    expect(one.y).toBeGreaterThanOrEqual(12);
    expect(one.x + one.width).toBeLessThanOrEqual((long ?? 0) - 5 + 1e-6);
    expect(one.y + one.height).toBeLessThanOrEqual((short ?? 0) + 1e-6);
    for (const other of places.slice(index + 1)) {
      const apart = Math.max(
        other.x - one.x - one.width,
        one.x - other.x - other.width,
        other.y - one.y - one.height,
        one.y - other.y - other.height,
      );
      expect(apart).toBeGreaterThanOrEqual(4 - 1e-6);
    }
  }
}

describe('gang runs', () => {
  test('save the second set of plates, makeready and first thousand of two small jobs', () => {
    const [run, ...others] = gangRuns([job(1, box(60, 40, 100, 1000)), job(2, box(55, 35, 90, 1000))], demoRateCard);
    expect(others).toEqual([]);
    expect(run?.blanks.map(({ id }) => id)).toEqual([1, 2]);
    expect(run?.saving).toBeGreaterThan(5000_00);
    expect(run && run.costApart - run.cost).toBe(run?.saving);
  });

  test('cost as much as one run of their sheets by the rate card', () => {
    const [run] = gangRuns([job(1, box(60, 40, 100, 1000)), job(2, box(60, 40, 100, 1000))], demoRateCard);
    if (!run) throw new Error('no run');
    const ups = run.blanks.reduce((sum, blank) => sum + blank.ups, 0);
    const printed = run.blanks.map(({ made, ups: each }) => made / each);
    // 3 % waste, 150 sheets for the press and 50 for the coat; 8,500 paise are a kilogram of board.
    const sheets = Math.max(...printed) * 1.03 + 200;
    expect(run.sheets).toBe(Math.ceil(sheets));
    const squareInches = run.sheet.widthIn * run.sheet.heightIn;
    const aSheet = squareInches * 0.00064516 * 0.3 * 8500 + (squareInches / 100) * 45 + 60;
    const price = priceCarton(box(60, 40, 100, 1000), demoRateCard);
    const rule = price.ok ? (price.parts[0]?.ruleMetres ?? 0) : 0;
    const setUp = run.sheet.printFirst1000 + 4 * 35_000 + 120_000 + 100_000;
    const further = (Math.max(0, sheets - 1000) / 1000) * run.sheet.printFurther1000;
    expect(run.cost).toBe(Math.round(sheets * aSheet + setUp + further + ups * rule * 9000));
  });

  test('are never proposed for other boards or coats', () => {
    const thin = { ...board, code: 'fbb-250', gsm: 250 };
    const jobs = [
      job(1, box(60, 40, 100, 1000)),
      job(2, box(60, 40, 100, 1000, { board: thin })),
      job(3, box(60, 40, 100, 1000, { outerCoat: 'none' })),
    ];
    expect(gangRuns(jobs, demoRateCard)).toEqual([]);
  });

  test('count the area that no blank covers as waste, and are listed by saving', () => {
    const sleeve = (id: number) => box(60 + id, 40, 100, 1000, { style: 'sleeve' });
    // Six on one sheet would save more.
    const jobs = Array.from({ length: 6 }, (_, id) => job(id, sleeve(id)));
    const runs = gangRuns(jobs, demoRateCard);
    expect(runs.map(({ saving }) => saving)).toEqual(runs.map(({ saving }) => saving).toSorted((a, b) => b - a));
    expect(Math.max(...runs.map(({ blanks }) => blanks.length))).toBe(4);
    for (const { blanks, sheet, waste } of runs) {
      const covered = blanks.reduce((sum, { id, ups }) => {
        const measured = blanksOf(sleeve(id), demoRateCard);
        return sum + ups * (measured.ok ? (measured.blanks[0]?.areaSqMm ?? 0) : 0);
      }, 0);
      expect(waste).toBe(Math.round(100 * (1 - covered / (sheet.widthIn * sheet.heightIn * 25.4 ** 2))));
    }
  });

  test('of a proposal’s parts are that proposal; for other parts there is none', () => {
    const thin = { ...board, code: 'fbb-250', gsm: 250 };
    const jobs = [
      ...[0, 1, 2, 3, 4].map((id) => job(id, box(60 + id, 40, 100, 1000))),
      job(7, box(60, 40, 100, 1000, { board: thin })),
      job(8, box(60, 40, 100, 1000, { outerCoat: 'none' })),
      job(9, box(2000, 1500, 900, 1000)),
    ];
    const [run] = gangRuns(jobs, demoRateCard);
    if (!run) throw new Error('no run');
    const part = run.blanks[0]?.part ?? '';
    const of = (...ids: readonly number[]) =>
      gangRunOf(
        jobs,
        ids.map((id) => ({ id, part })),
        demoRateCard,
      );
    expect(of(...run.blanks.map(({ id }) => id))).toEqual(run);
    for (const ids of [[], [0], [0, 0], [0, 6], [0, 7], [0, 8], [0, 9], [0, 1, 2, 3, 4]]) expect(of(...ids)).toBeNull();
    expect(
      gangRunOf(
        jobs,
        [
          { id: 0, part },
          { id: 1, part: 'lid' },
        ],
        demoRateCard,
      ),
    ).toBeNull();
    // Each job fills its own sheets, so nothing is saved.
    const large = [0, 1].map((id) => job(id, box(150, 90, 180 + id, 200_000), true));
    expect(
      gangRunOf(
        large,
        [0, 1].map((id) => ({ id, part })),
        demoRateCard,
      ),
    ).toBeNull();
  });

  test('compare the first two dozen jobs of a board and coats, and leave the later ones alone', () => {
    const jobs = Array.from({ length: 26 }, (_, id) => job(id, box(60, 40, 100, 1000)));
    const ids = gangRuns(jobs, demoRateCard).flatMap(({ blanks }) => blanks.map(({ id }) => id));
    expect(ids.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 24 }, (_, id) => id));
  });

  test('count the die that a reorder has already', () => {
    const specs = [box(60, 40, 100, 1000), box(55, 35, 90, 1000)];
    const [fresh] = gangRuns(
      specs.map((spec, id) => job(id, spec)),
      demoRateCard,
    );
    const [again] = gangRuns(
      specs.map((spec, id) => job(id, spec, true)),
      demoRateCard,
    );
    expect(again?.saving ?? 0).toBeLessThan(fresh?.saving ?? 0);
  });

  test('of one box whose die is on stock lie on that die, and cost no new one', () => {
    const die = { id: 7, sheet: '18×25 in', ups: 6 };
    const jobs = [1000, 2000].map((quantity, id) => ({ ...job(id, box(60, 40, 100, quantity), true), die }));
    const [run, ...others] = gangRuns(jobs, demoRateCard);
    if (!run) throw new Error('no run');
    expect(others).toEqual([]);
    expect(run).toMatchObject({ die: 7, sheet: { name: die.sheet } });
    expect(run.blanks.map(({ id, ups, made }) => [id, ups, made])).toEqual([
      [0, 2, 1000],
      [1, 4, 2000],
    ]);
    // 500 good sheets, 3 % waste, 150 sheets for the press and 50 for the coat; 8,500 paise are a kilogram of board.
    const sheets = 500 * 1.03 + 200;
    const aSheet = 18 * 25 * 0.00064516 * 0.3 * 8500 + 4.5 * 45 + 60;
    expect(run.cost).toBe(Math.round(sheets * aSheet + 300_000 + 4 * 35_000 + 100_000));
    const [joint] = gangRuns(
      jobs.map(({ die: _, ...fresh }) => fresh),
      demoRateCard,
    );
    expect(joint).toMatchObject({ die: null });
    expect(joint?.cost).toBeGreaterThan(run.cost);
    const parts = run.blanks.map(({ id, part }) => ({ id, part }));
    expect(gangRunOf(jobs, parts, demoRateCard)).toEqual(run);

    // As the die was made: each blank at a place of its layout.
    const laid = cartonLayouts(box(60, 40, 100, 3000), demoRateCard);
    const places = laid.ok
      ? (laid.parts.find(({ sheet, ups }) => sheet.name === die.sheet && ups === 6)?.places ?? [])
      : [];
    expect(run.blanks.flatMap((blank) => blank.places.map(({ x, y, turn }) => ({ x, y, turn })))).toEqual(places);
    const spec = box(60, 40, 100, 1000);
    const blanks = run.blanks.map((blank) => ({ ...blank, name: String(blank.id), spec }));
    const imposed = imposedTogether(emptySheet(run.sheet, demoRateCard.imposition), blanks);
    expect(imposed?.blanks.flatMap((blank) => blank.places.map(({ turn }) => turn))).toEqual(
      places.map(({ turn }) => turn),
    );

    // Another die, one that has too few ups, and a job without one.
    const withDies = (...dies: (typeof die | null)[]) =>
      gangRuns(
        jobs.map((each, index) => ({ ...each, die: dies[index] ?? null })),
        demoRateCard,
      ).map((found) => found.die);
    expect(withDies(die, { ...die, id: 8 })).not.toContain(7);
    expect(withDies({ ...die, ups: 1 }, { ...die, ups: 1 })).not.toContain(7);
    expect(withDies(die)).not.toContain(7);
  });

  test('cover every quantity, keep the knives apart and are never dearer than the jobs by themselves', () => {
    fc.assert(
      fc.property(anyJobs, (jobs) => {
        const runs = gangRuns(
          jobs.map(({ spec, hasDie }, id) => job(id, spec, hasDie)),
          demoRateCard,
        );
        const together = runs.flatMap(({ blanks }) => blanks.map(({ id, part }) => `${id} ${part}`));
        expect(new Set(together).size).toBe(together.length);
        for (const run of runs) {
          expect(run.cost).toBeLessThan(run.costApart);
          expect(run.waste).toBeLessThanOrEqual(100);
          for (const { id, made, ups, places } of run.blanks) {
            expect(made).toBeGreaterThanOrEqual(jobs[id]?.spec.quantity ?? Infinity);
            expect(places).toHaveLength(ups);
          }
          expectWellLaid(run);
        }
      }),
      { numRuns: runs(25) },
    );
  });

  test('of twelve jobs are found by pricing some thousand ways to lay them, which keeps the page of proposals quick', () => {
    const jobs = Array.from({ length: 12 }, (_, id) =>
      job(id, box(40 + 7 * id, 30 + 2 * id, 60 + 5 * id, 500 + 300 * id)),
    );
    let ways = 0;
    const counting = {
      ...demoRateCard,
      // Read once for each way that is priced, of a job by itself as well.
      get punchSetUp() {
        ways += 1;
        return demoRateCard.punchSetUp;
      },
    };
    expect(gangRuns(jobs, counting).length).toBeGreaterThan(1);
    // 6,178: a dozen milliseconds of a processor.
    expect(ways).toBeLessThan(7_000);
    expect(ways).toBeGreaterThan(1_000);
  });
});
