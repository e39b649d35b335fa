import { outlinesOnSheet } from '@boxwright/dieline';
import { type CartonSpec, demoRateCard, engineVersion } from '@boxwright/pricing';
import { expect, test } from 'vitest';
import { pricedSheets } from './sheet-file.ts';
import { ticketFacts } from './ticket-facts.ts';

const board = { code: 'fbb-300', family: 'folding-box-board', gsm: 300, bulk: 1.45 };
const box = { length: 120, width: 80, height: 40, board, outerCoat: 'none', innerCoat: 'none', quantity: 1000 };

test.each([
  [
    'reverse-tuck-end',
    /^Reverse tuck end, A20/,
    /^[\d.]+ × [\d.]+ mm$/,
    /^not held, along the [\d.]+ mm$/,
    /^\d+ a blank$/,
  ],
  [
    'base-and-lid',
    /^Base and lid/i,
    /^Base [\d.]+ × [\d.]+ mm, Lid [\d.]+ × [\d.]+ mm$/,
    /^held alike in all parts, Base along the [\d.]+ mm, Lid along the [\d.]+ mm$/,
    /^Base \d+ a blank, Lid \d+ a blank$/,
  ],
])('the ticket of a %s says style, blanks, thickness, grain and nicks', (style, name, size, grain, nicks) => {
  const spec: CartonSpec = { ...box, style };
  const priced = { spec, card: demoRateCard, engineVersion };
  const facts = ticketFacts(priced, pricedSheets(priced));
  expect(facts).toEqual([
    { label: 'Style', value: expect.stringMatching(name) },
    { label: 'Flat size', value: expect.stringMatching(size) },
    { label: 'Thickness', value: '0.435 mm' },
    { label: 'Grain', value: expect.stringMatching(grain) },
    { label: 'Colours', value: 'CMYK outside, none inside' },
    ...(style === 'reverse-tuck-end'
      ? [{ label: 'Ups', value: expect.stringMatching(/^\d+ laid, no layout holds more than \d+$/) }]
      : []),
    { label: 'Nicks', value: expect.stringMatching(nicks) },
  ]);
  // The grain runs along the sheet's longer edge, which is horizontal.
  const [run] = pricedSheets(priced);
  const [outline = []] = run ? outlinesOnSheet(run.sheet) : [];
  const across = outline.map(([x]) => x);
  const [, along] = /along the ([\d.]+) mm/.exec(facts[3]?.value ?? '') ?? [];
  expect(Number(along)).toBeCloseTo(Math.max(...across) - Math.min(...across), 1);
  const inked = (outside: number, ...spots: string[]) => {
    const print = { outside: { process: outside, spots }, inside: { process: 0, spots: [] } };
    return ticketFacts({ ...priced, spec: { ...spec, print } }, []).at(-1)?.value;
  };
  expect([inked(0), inked(1, 'Gold')]).toEqual(['no print', 'Black and Gold outside, none inside']);
  expect(ticketFacts(priced, []).map(({ label }) => label)).toEqual(['Style', 'Thickness', 'Grain', 'Colours']);
});
