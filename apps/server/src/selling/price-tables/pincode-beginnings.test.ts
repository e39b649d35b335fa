import { demoZones, zoneOf } from '@boxwright/pricing';
import { expect, test } from 'vitest';
import { beginningsIn, patternOf } from './pincode-beginnings.ts';

test.each([
  ['^600', ['600']],
  ['^(18|19)|^737|^6[0-2]', ['18', '19', '737', '60', '61', '62']],
  ['^(?:11|40)', ['11', '40']],
  ['^6[135]', ['61', '63', '65']],
  ['6', null],
  ['^6.*1$', null],
  ['^(1|2)3', null],
])('the beginnings in %s', (pattern, beginnings) => {
  expect(beginningsIn(pattern)).toEqual(beginnings);
});

test('the zones of the seed match the same pincodes when their patterns are written again', () => {
  const written = demoZones.map(({ zone, pattern }) => ({ zone, pattern: patternOf(beginningsIn(pattern) ?? []) }));
  for (let pincode = 100_000; pincode < 1_000_000; pincode += 37)
    expect(zoneOf(String(pincode), written)).toBe(zoneOf(String(pincode), demoZones));
});
