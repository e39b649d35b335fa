import { outlinesOnSheet } from '@boxwright/dieline';
import { type CartonSpec, demoRateCard, engineVersion } from '@boxwright/pricing';
import { expect, test } from 'vitest';
import { ticketBlank } from './blank-facts.ts';
import { type PricedWith, pricedSheets } from './sheet-file.ts';
import { ticketFacts } from './ticket-facts.ts';

const board = { code: 'fbb-300', family: 'folding-box-board', gsm: 300, bulk: 1.45 };
const box = { length: 120, width: 80, height: 40, board, outerCoat: 'none', innerCoat: 'none', quantity: 1000 };

const blanksOf = (priced: PricedWith) => pricedSheets(priced).flatMap(({ sheet }) => sheet.blanks);

test.each([
  [
    'reverse-tuck-end',
    /^Reverse tuck end, A20/,
    /^[\d.]+ × [\d.]+ mm$/,
    /^Not held, along the [\d.]+ mm$/,
    /^\d+ a blank$/,
  ],
  [
    'base-and-lid',
    /^Base and lid/i,
    /^Base [\d.]+ × [\d.]+ mm, Lid [\d.]+ × [\d.]+ mm$/,
    /^The same in all parts, Base along the [\d.]+ mm, Lid along the [\d.]+ mm$/,
    /^Base \d+ a blank, Lid \d+ a blank$/,
  ],
])('the ticket of a %s says style, blanks, thickness, grain and nicks', (style, name, size, grain, nicks) => {
  const spec: CartonSpec = { ...box, style };
  const priced = { spec, card: demoRateCard, engineVersion };
  const facts = ticketFacts(priced, blanksOf(priced), pricedSheets(priced));
  expect(facts).toEqual([
    { label: 'Style', value: expect.stringMatching(name) },
    { label: 'Flat size', value: expect.stringMatching(size) },
    { label: 'Thickness', value: '0.435 mm' },
    { label: 'Grain', value: expect.stringMatching(grain) },
    { label: 'Print', value: 'CMYK outside, none inside' },
    ...(style === 'reverse-tuck-end'
      ? [{ label: 'Ups', value: expect.stringMatching(/^\d+ laid, no layout holds more than \d+$/) }]
      : []),
    { label: 'Nicks', value: expect.stringMatching(nicks) },
    { label: 'Stripping', value: expect.stringMatching(/^[234]\d % of \d\d×\d\d in$/) },
    { label: 'Glue', value: style === 'reverse-tuck-end' ? '1 point' : 'none' },
    {
      label: 'Pack',
      value: expect.stringMatching(/^\d{3} in a carton of [46]00 × [34]00 × 300 mm, [2-4] cartons$/),
    },
  ]);
  // The grain runs along the sheet's longer edge, which is horizontal.
  const [run] = pricedSheets(priced);
  const [outline = []] = run ? outlinesOnSheet(run.sheet) : [];
  const across = outline.map(([x]) => x);
  const [, along] = /along the ([\d.]+) mm/.exec(facts[3]?.value ?? '') ?? [];
  expect(Number(along)).toBeCloseTo(Math.max(...across) - Math.min(...across), 1);
  const inked = (outside: number, ...spots: string[]) => {
    const print = { outside: { process: outside, spots }, inside: { process: 0, spots: [] } };
    return ticketFacts({ ...priced, spec: { ...spec, print } }, [], []).find(({ label }) => label === 'Print')?.value;
  };
  expect([inked(0), inked(1, 'Gold')]).toEqual(['no print', 'Black and Gold outside, none inside']);
  expect(ticketFacts(priced, [], []).map(({ label }) => label)).toEqual([
    'Style',
    'Thickness',
    'Grain',
    'Print',
    'Pack',
  ]);
});

const factsOf = (own: Partial<CartonSpec>, isElsewhere = false) => {
  const priced = { spec: { ...box, style: 'reverse-tuck-end', ...own }, card: demoRateCard, engineVersion };
  const sheets = pricedSheets(priced);
  const facts = new Map(
    ticketFacts(priced, blanksOf(priced), isElsewhere ? [] : sheets).map(({ label, value }) => [label, value]),
  );
  return { facts, blanks: sheets.flatMap(({ sheet }) => sheet.blanks.map(ticketBlank)) };
};

test('glue points are numbered in the order in which they are glued, each within its blank', () => {
  const { facts, blanks } = factsOf({ style: 'auto-lock-bottom', length: 100, width: 70, height: 120 });
  expect(facts.get('Glue')).toBe('3 points');
  const [{ glue, width, height, cuts } = { glue: [], width: 0, height: 0, cuts: [] }] = blanks;
  expect(glue.map(({ says }) => says)).toEqual([
    expect.stringMatching(/^Glue triangle, front, on the inside, \d+ × \d+ mm$/),
    expect.stringMatching(/^Glue triangle, back, on the inside, \d+ × \d+ mm$/),
    expect.stringMatching(/^Glue flap, on the outside, \d+ × \d+ mm$/),
  ]);
  const drawn = [...glue.map(({ outline }) => outline), ...cuts.map(({ points }) => points)].flat();
  expect(drawn.every(([x, y]) => x > -0.01 && y > -0.01 && x < width + 0.01 && y < height + 0.01)).toBe(true);
});

test('stripping names cut-outs and punched slots, and the share of the sheet that is in no blank', () => {
  const hanger = factsOf({ style: 'five-panel-hanger', length: 60, width: 30, height: 90 });
  expect(hanger.facts.get('Cut out')).toBe('2 cut-outs a blank');
  const divider = factsOf({ style: 'divider-insert', length: 200, width: 150, height: 90 });
  expect(divider.facts.get('Cut out')).toBe('Lengthwise 2 punched slots a blank, Crosswise 1 punched slot a blank');
});

test('what depends on the sheet isn’t said of a box that lies otherwise, in a run; its blank is', () => {
  const { facts } = factsOf({}, true);
  expect([...facts.keys()]).toEqual(['Style', 'Flat size', 'Thickness', 'Grain', 'Print', 'Nicks', 'Glue', 'Pack']);
  expect(facts.get('Grain')).toBe('Not held');
});
