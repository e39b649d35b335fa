import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { deliveryCharge, demoDeliveryTable, demoZones, pickupZone, zoneOf } from './index.ts';

const table = demoDeliveryTable;

describe('the zone of a pincode', () => {
  test.each([
    ['600001', 'A'],
    ['600119', 'A'],
    ['601301', 'B'],
    ['641001', 'B'],
    ['560001', 'C'],
    ['110001', 'C'],
    ['500001', 'C'],
    ['302001', 'D'],
    ['171001', 'E'],
    ['194101', 'E'],
    ['737101', 'E'],
    ['744101', 'E'],
    ['781001', 'E'],
    ['682555', 'E'],
    ['695001', 'E'],
    ['0', pickupZone],
  ])('for %s is %s', (pincode, zone) => {
    expect(zoneOf(pincode, demoZones)).toBe(zone);
  });

  test.each(['', '60000', '6000011', '1600001', '060001', 'ABCDEF', '600 01'])(
    'is null for %j, which is not a pincode',
    (pincode) => {
      expect(zoneOf(pincode, demoZones)).toBeNull();
    },
  );

  test('is null if no rule matches', () => {
    expect(zoneOf('302001', demoZones.slice(0, 1))).toBeNull();
  });
});

describe('the charge', () => {
  test.each([
    [0.001, 'A', 3_000],
    [0.5, 'A', 3_000],
    [0.501, 'A', 4_200],
    [10, 'A', 3_000 + 19 * 1_200],
    [10.001, 'A', 3_000 + 19 * 1_200 + 1_800],
    [9.787, 'D', 6_500 + 19 * 2_600],
    [100, 'E', 9_000 + 19 * 3_800 + 90 * 6_000],
  ])('for %d kg in zone %s is %d paise', (weightKg, zone, charge) => {
    expect(deliveryCharge({ weightKg, zone, table })).toEqual({ ok: true, charge });
  });

  test('is zero for pick-up, whatever the weight', () => {
    expect(deliveryCharge({ weightKg: 0, zone: pickupZone, table })).toEqual({ ok: true, charge: 0 });
  });

  test.each([null, 'Z', 'toString'])('is refused for an unknown zone (%j)', (zone) => {
    expect(deliveryCharge({ weightKg: 1, zone, table })).toEqual({
      ok: false,
      code: 'zone',
      text: 'We do not deliver to this pincode yet.',
    });
  });

  test.each([0, -1, 1e6, Number.NaN, Number.POSITIVE_INFINITY])('is refused for a weight of %d', (weightKg) => {
    expect(deliveryCharge({ weightKg, zone: 'A', table })).toEqual({
      ok: false,
      code: 'weight',
      text: 'The weight of this order is not known.',
    });
  });

  test('never falls as the weight grows, nor from a nearer zone to a farther one', () => {
    const weight = fc.double({ min: 0.001, max: 500, noNaN: true });
    const charge = (weightKg: number, zone: string) => {
      const answer = deliveryCharge({ weightKg, zone, table });
      return answer.ok ? answer.charge : Number.NaN;
    };
    fc.assert(
      fc.property(weight, weight, fc.nat(3), (one, other, nearer) => {
        const [light, heavy] = [Math.min(one, other), Math.max(one, other)];
        const [near, far] = [nearer, nearer + 1].map((index) => 'ABCDE'.charAt(index));
        expect(charge(heavy, near ?? '')).toBeGreaterThanOrEqual(charge(light, near ?? ''));
        expect(charge(light, far ?? '')).toBeGreaterThan(charge(light, near ?? ''));
      }),
    );
  });
});
