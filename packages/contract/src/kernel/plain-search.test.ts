import { expect, test } from 'vitest';
import { plainSearch } from './plain-search.ts';

test.each([
  ['D’Souza', 'DSouza'],
  ["D'Souza", 'DSouza'],
  ['D´Souza & D`Souza', 'DSouza & DSouza'],
  ['Raj‑Pack – Chennai', 'Raj-Pack - Chennai'],
  ['ＢＷ２６－０１０００１', 'BW26-010001'],
  ['\u00a0Meena\u00a0\u200bSoaps ', 'Meena Soaps'],
  ['“Soaps”', '"Soaps"'],
  ['Soap⁗', 'Soap'],
])('“%s” is searched as “%s”', (typed, searched) => {
  expect(plainSearch(typed)).toBe(searched);
});
