import { expect, test } from 'vitest';
import { type Bend, type Dieline, drawBox, drawDieline, validate } from '../index.ts';

const drawn = drawDieline('reverse-tuck-end', { length: 60, width: 40, height: 100, caliper: 0.4 });
if (!drawn.ok) throw new Error(drawn.text);
const good = drawn.dieline;

const codesOf = (dieline: Dieline) => [...new Set(validate(dieline).map(({ code }) => code))];
const withFront = (change: Partial<Dieline['panels'][number]>): Dieline => ({
  ...good,
  panels: good.panels.map((panel) => (panel.name === 'front' ? { ...panel, ...change } : panel)),
});
const square = (x: number, y: number, side: number) =>
  [
    [x, y],
    [x, y + side],
    [x + side, y + side],
    [x + side, y],
  ] as const;

test('accepts a correct drawing', () => {
  expect(validate(good)).toEqual([]);
});

test('finds a panel that is turned inside out, and one that lost its crease', () => {
  const front = good.panels[0]?.outline ?? [];
  expect(codesOf(withFront({ outline: front.toReversed() }))).toContain('area');
  expect(codesOf({ ...good, hinges: good.hinges.filter(({ child }) => child !== 'topTuck') })).toEqual(['hinge']);
});

test('finds a flap that overlaps its neighbour on the flat sheet', () => {
  const wide = good.panels.map((panel) =>
    panel.name === 'topDustLeft' ? { ...panel, outline: widened(panel.outline) } : panel,
  );
  expect(codesOf({ ...good, panels: wide })).toContain('overlap');
});

test('finds a hole outside its panel, and one that runs the wrong way', () => {
  const [x, y] = good.panels[0]?.outline[0] ?? [0, 0];
  expect(codesOf(withFront({ holes: [square(x + 20, y + 30, 10)] }))).toEqual([]);
  expect(codesOf(withFront({ holes: [square(x - 5, y + 30, 10)] }))).toEqual(['hole']);
  expect(codesOf(withFront({ holes: [square(x + 20, y + 30, 10).toReversed()] }))).toEqual(['hole']);
});

test('finds a rule outside the board, and a length that is NaN', () => {
  const line = { kind: 'perforation', closed: false } as const;
  const beside = { ...line, points: [[-5, 0] as const, [10, 0] as const] };
  expect(codesOf({ ...good, paths: [...good.paths, beside] })).toEqual(['outside']);
  const broken = { ...line, points: [[Number.NaN, 0] as const, [10, 0] as const] };
  expect(codesOf({ ...good, paths: [...good.paths, broken] })).toEqual(['number']);
});

test('finds a bend that can’t be folded, and a curved crease that isn’t spread evenly over the strips', () => {
  const pillow = drawBox('pillow-box', { length: 120, width: 85, height: 30, caliper: 0.4 });
  const [blank] = pillow.ok ? pillow.box.blanks : [];
  if (!blank) throw new Error('No pillow box');
  const { dieline } = blank;
  const bent = (change: (bend: Bend) => Bend): Dieline => ({
    ...dieline,
    panels: dieline.panels.map((panel) =>
      panel.name === 'topInner' && panel.bend ? { ...panel, bend: change(panel.bend) } : panel,
    ),
  });
  expect(codesOf(dieline)).toEqual([]);
  expect(codesOf(bent((bend) => ({ ...bend, angles: bend.angles.slice(1) })))).toEqual(['bend']);
  const fewer = bent((bend) => ({ ...bend, rulings: bend.rulings.slice(1), angles: bend.angles.slice(1) }));
  expect(codesOf(fewer)).toEqual(['hinge']);
});

/** Extended to the left at its tip, over the neighbouring lid. */
function widened(outline: Dieline['panels'][number]['outline']): Dieline['panels'][number]['outline'] {
  const tip = Math.min(...outline.map(([, y]) => y));
  return outline.map(([x, y]) => (y < tip + 8 ? [x - 20, y] : [x, y]));
}
