import { describe, expect, test } from 'vitest';
import { adviseBoards, boardToUse, capacityOf } from './board-advice.ts';

const [light, middle, heavy, duplex] = [
  { id: 1, name: 'Folding Box Board', gsm: 250, caliper: 0.363 },
  { id: 2, name: 'Folding Box Board', gsm: 300, caliper: 0.435 },
  { id: 3, name: 'Folding Box Board', gsm: 350, caliper: 0.508 },
  { id: 6, name: 'Duplex', gsm: 350, caliper: 0.455 },
] as const;
const offered = [light, middle, heavy, duplex];
const soap = capacityOf([60, 32, 90]);
const reason = (capacity: number, contents: string) => adviseBoards(offered, capacity, contents)?.reason;

describe('the advice', () => {
  test('names the boards, and the weight or volume that needs them', () => {
    expect(reason(soap, '320')).toBe(
      'For 320 g we advise Folding Box Board from 300 gsm or Duplex from 350 gsm, at least 0.4 mm thick*.',
    );
    expect(reason(2400, '320 g')).toBe(
      'For 2.4 litres inside we advise Folding Box Board from 350 gsm, at least 0.5 mm thick*, more than for 320 g.',
    );
  });

  test('is by the size alone while there is no weight, and says so', () => {
    for (const none of ['', 'heavy'])
      expect(reason(soap, none)).toBe(
        'By its size alone, 173 cm³ inside, we advise Folding Box Board from 250 gsm or Duplex from 350 gsm, at least 0.3 mm thick*. Heavy contents may need more.',
      );
  });

  test('says when no board is thick enough', () => {
    expect(adviseBoards(offered, soap, '1.2 kg')).toEqual({
      boards: [],
      least: 0.6,
      isByWeight: true,
      reason: 'For 1.2 kg a board of at least 0.6 mm is advised*, more than our boards have.',
    });
    expect(reason(3500, '100')).toContain('For 3.5 litres inside');
    expect(reason(soap, '5000')).toBe('No folding carton is advised for 5 kg.*');
  });

  test('is left out without a size or without boards', () => {
    expect(adviseBoards(offered, Number.NaN, '320')).toBeNull();
    expect(adviseBoards([], soap, '320')).toBeNull();
  });
});

test('the button’s board is of the chosen kind, if there is one', () => {
  const advice = adviseBoards(offered, soap, '320');
  if (advice === null) throw new Error('no advice');
  expect(boardToUse(advice, light)).toBe(middle);
  expect(boardToUse(advice, heavy)).toBe(middle);
  expect(boardToUse(advice, { id: 4, name: 'Duplex' })).toBe(duplex);
  expect(boardToUse(advice, undefined)).toBe(middle);
  expect(boardToUse(advice, duplex)).toBeNull();
});
