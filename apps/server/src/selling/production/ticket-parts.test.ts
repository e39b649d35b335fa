import type { ProductionTool } from '@boxwright/storage';
import { expect, test } from 'vitest';
import { ticketParts } from './ticket-parts.ts';

const layout = { part: 'box', sheet: '23×36 in', ups: 12 };
const plan: Parameters<typeof ticketParts>[1] = {
  route: ['plates', 'printing', 'cutting', 'packing'],
  parts: [{ ...layout, quantity: 1, sheets: 100, blanks: [{ part: 'box', quantity: 1, ups: 12 }] }],
};
const dieOf = (die: object | null) =>
  // Only the fields that the function reads.
  ({ quantity: 1000, goods: { snapshot: { kind: 'box', die } } }) as unknown as Parameters<typeof ticketParts>[0];
const onFile = { order: 'BW26-010001', orderedOn: '2026-11-20' };
const tool = (kind: 'die' | 'plates') => ({ ...layout, kind, id: 7, shelf: 'A3' }) as unknown as ProductionTool;

test('a die for both parts of a box is known in whatever numbers they lie on it, plates only in the same', () => {
  const together = { sheet: '18×25 in', ups: 5 };
  const blanks = [
    { part: 'base', quantity: 1, ups: 2 },
    { part: 'lid', quantity: 1, ups: 3 },
  ];
  const of = (kind: 'die' | 'plates', part: string) => ({ ...tool(kind), ...together, part });
  const [ticket] = ticketParts(
    dieOf(onFile),
    { ...plan, parts: [{ ...together, part: 'base 2 + lid 3', quantity: 1, sheets: 600, blanks }] },
    [of('die', 'base 3 + lid 2'), of('plates', 'base 3 + lid 2'), of('die', 'base')],
    false,
  );
  expect(ticket).toMatchObject({
    die: 'D-0007, shelf A3: 5 ups on 18×25 in',
    plates: 'New plates',
    blanks: [
      { name: 'base', ups: 2, needed: 1000 },
      { name: 'lid', ups: 3, needed: 1000 },
    ],
  });
});

test.each([
  ['a first order', null, [], { die: 'New die', plates: 'New plates' }],
  ['a reorder whose die is on stock', onFile, [tool('die')], { die: 'D-0007, shelf A3', plates: 'New plates' }],
  [
    'a reorder whose die isn’t made yet, or is scrapped',
    onFile,
    [],
    { die: 'New die: paid with BW26-010001, none on stock', plates: 'New plates' },
  ],
])('the ticket of %s says which die and plates to use', (_, die, tools, expected) => {
  expect(ticketParts(dieOf(die), plan, tools, false)).toMatchObject([expected]);
});

test('the ticket of a box without print names its die alone', () => {
  const plain = { ...plan, route: ['plates', 'cutting', 'packing'] as const };
  expect(ticketParts(dieOf(null), plain, [tool('plates')], false)).toMatchObject([{ die: 'New die', plates: null }]);
});

test('the ticket of a reorder says that nobody pays for its die if the order that paid is cancelled', () => {
  const dieIn = (tools: ProductionTool[]) => ticketParts(dieOf(onFile), plan, tools, true)[0]?.die;
  expect(dieIn([])).toBe('New die. Not paid: BW26-010001 is cancelled. Ask the desk before it is made');
  expect(dieIn([tool('die')])).toBe('D-0007, shelf A3');
});
