import { expect, test } from 'vitest';
import { consequencesOf, packedEarly } from './cancel-words.ts';

const work = {
  code: 'BW26-010006-1',
  stage: 'plates',
  isStarted: true,
  runCode: 'RUN-0001',
  isRunBegun: true,
  isBegun: true,
  route: ['plates', 'printing', 'cutting', 'packing'],
  others: ['BW26-010005-1', 'BW26-010003-4'],
};

test.each([
  [
    'in a run that is begun',
    work,
    'BW26-010006-1 is in RUN-0001, with BW26-010005-1, BW26-010003-4. Work on it has begun: Plates and die were started. The run goes on for the others, and its ticket says to scrap what it prints of this order.',
  ],
  [
    'in a run that is not begun',
    { ...work, isStarted: false, isRunBegun: false },
    'BW26-010006-1 is in RUN-0001, with BW26-010005-1, BW26-010003-4. Nothing of it is begun: the run is dissolved, and an alert says that the others need a place again.',
  ],
  [
    'alone in its run, whose plates are made',
    { ...work, others: [], stage: 'printing', isStarted: false },
    'BW26-010006-1 is in RUN-0001, where work has begun: next is Printing. Please have the works stop it: an alert reminds of that.',
  ],
  [
    'made by itself',
    { ...work, runCode: null, isRunBegun: false, stage: 'cutting' },
    'BW26-010006-1 is in work: Cutting was started.',
  ],
])('whoever cancels an order reads what becomes of a job %s', (_, job, said) => {
  expect(consequencesOf({ works: [job], dieOf: [], isPacked: false })).toEqual([said]);
});

test('whoever cancels an order reads how many and which orders were priced with its die', () => {
  const said = (dieOf: string[]) => consequencesOf({ works: [], dieOf, isPacked: false })[0];
  expect(said(['BW26-010007'])).toMatch(/^1 order was priced with its die.*: BW26-010007\./);
  expect(said(['BW26-010007', 'BW26-010011'])).toMatch(/^2 orders were priced .*: BW26-010007, BW26-010011\./);
  expect(consequencesOf({ works: [], dieOf: [], isPacked: false })).toEqual([]);
});

test('whoever cancels an order whose boxes are packed reads that they have to be taken out', () => {
  expect(consequencesOf({ works: [], dieOf: [], isPacked: true })[0]).toContain('taken out');
});

test('whoever marks an order as packed reads what the works haven’t finished, and what becomes of it', () => {
  expect(packedEarly([work])).toEqual([
    'The works haven’t finished it. Only go on if its goods are there and packed.',
    expect.stringContaining('its ticket says to scrap what it prints of this order'),
  ]);
  expect(packedEarly([])).toEqual([]);
  const waiting = { ...work, stage: 'plates', isStarted: false, isBegun: false, runCode: null, others: [] };
  expect(packedEarly([waiting])[1]).toBe(
    'BW26-010006-1 isn’t begun. Packed, it leaves the board, and its plates and die count as made.',
  );
  const said = (...route: string[]) => packedEarly([{ ...waiting, route }])[1];
  expect(said('plates', 'cutting')).toMatch(/its die counts as made\.$/);
  // Stickers and samples have neither.
  expect(said('printing', 'cutting')).toBe('BW26-010006-1 isn’t begun. Packed, it leaves the board.');
  expect(consequencesOf({ works: [waiting], dieOf: [], isPacked: false })).toEqual([]);
});
