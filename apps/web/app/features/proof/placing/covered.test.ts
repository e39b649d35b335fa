import { type ChosenPlace, quarterTurns } from '@boxwright/contract';
import { expect, test } from 'vitest';
import { covering, type Placing } from './change-place.ts';
import { coveredWords } from './covered.ts';

const soapBox: Placing = { work: { length: 199, width: 180, bleed: 3 }, ratio: 1.5 };
const taller: Placing = { work: { length: 199, width: 220, bleed: 3 }, ratio: 1.5 };
const half = { left: 0, top: 0, right: 0.5, bottom: 1 };

test('a picture that covers the drawing with its bleed is said to cover it no longer in a larger size', () => {
  for (const turn of quarterTurns) {
    for (const crop of [undefined, half]) expect(coveredWords(covering({ turn, crop }, soapBox), soapBox)).toBe('');
  }
  expect(coveredWords(covering({ turn: 0 }, soapBox), taller)).toBe(
    'It doesn’t cover the drawing with its bleed: something is left bare at the bottom.',
  );
});

test.each<[string, Partial<ChosenPlace>]>([
  ['with its bleed: something is left bare at the left', { x: 0 }],
  ['with its bleed: something is left bare at the left and top', { x: 0, y: 0 }],
  ['with its bleed: something is left bare at the left, top and right', { x: 1, y: 1, length: 200 }],
  ['with its bleed: something is left bare at the right', { crop: half }],
  [': something is left bare at every side', { x: 10, y: 10, length: 50 }],
])('it isn’t covered %s', (words, changes) => {
  const place: ChosenPlace = { turn: 0, x: -3, y: -3, length: 300, ...changes };
  const square = { ...soapBox, ratio: 1 };
  expect(coveredWords(place, square)).toBe(`It doesn’t cover the drawing${words.startsWith(':') ? '' : ' '}${words}.`);
});
