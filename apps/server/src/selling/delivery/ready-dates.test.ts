import { demoDeliveryTable, demoZones } from '@boxwright/pricing';
import { holidaySeeds } from '@boxwright/storage/seed';
import { describe, expect, test } from 'vitest';
import { readyDates } from './ready-dates.ts';

const holidays = new Set(holidaySeeds.map(({ day }) => day));
const shop = { holidays, delivery: { zones: demoZones, table: demoDeliveryTable } };
const company = { workingDaysToShip: 7 };
const box = { kinds: ['box' as const], pincode: '641001', now: new Date('2026-11-20T10:00:00+05:30') };

describe('the date function', () => {
  test('takes an approval on the next working day, adds the days in the works, then those on the way', () => {
    expect(readyDates(shop, company, box)).toEqual({
      approvedOn: '2026-11-21',
      readyBy: '2026-11-30',
      arrivesBy: '2026-12-02',
    });
    const saturday = { ...box, now: new Date('2026-11-21T10:00:00+05:30') };
    expect(readyDates(shop, company, saturday)?.approvedOn).toBe('2026-11-23');
  });

  test('takes today for what is printed as approved before, which waits for no proof', () => {
    expect(readyDates(shop, company, { ...box, isApproved: true })).toEqual({
      approvedOn: '2026-11-20',
      readyBy: '2026-11-28',
      arrivesBy: '2026-12-01',
    });
  });

  test('keeps the day that was promised when the proof was approved, at whatever hour it is asked', () => {
    for (const now of ['2026-11-21T23:59:00+05:30', '2026-11-22T00:01:00+05:30', '2026-11-27T12:00:00+05:30'])
      expect(readyDates(shop, company, { ...box, now: new Date(now), readyBy: '2026-11-28' })).toEqual({
        approvedOn: null,
        readyBy: '2026-11-28',
        arrivesBy: '2026-12-01',
      });
  });

  test('promises a farther zone no earlier than a nearer one, and never a Sunday or holiday', () => {
    const far = ['600001', '641001', '560001', '302001', '744101'].map(
      (pincode) => readyDates(shop, company, { ...box, pincode })?.arrivesBy ?? '',
    );
    expect(far).toEqual(far.toSorted());
    for (const day of far) {
      expect(new Date(day).getUTCDay()).not.toBe(0);
      expect(holidays.has(day)).toBe(false);
    }
  });

  test('counts from the day in India', () => {
    const night = { ...box, now: new Date('2026-11-20T19:00:00Z') };
    expect(readyDates(shop, company, night)?.approvedOn).toBe('2026-11-23');
  });

  test('promises no arrival while the pincode or its transit time is unknown', () => {
    expect(readyDates(shop, company, { ...box, pincode: null })?.arrivesBy).toBeNull();
    const { transitDays: _, ...table } = demoDeliveryTable;
    expect(readyDates({ ...shop, delivery: { zones: demoZones, table } }, company, box)?.arrivesBy).toBeNull();
    expect(readyDates({ ...shop, delivery: null }, company, box)?.arrivesBy).toBeNull();
    const late = { ...box, now: new Date('2027-12-21T10:00:00+05:30') };
    expect(readyDates(shop, company, late)).toMatchObject({ readyBy: '2027-12-31', arrivesBy: null });
  });

  test('promises nothing for samples alone, and nothing in a year whose holidays are unknown', () => {
    expect(readyDates(shop, company, { ...box, kinds: ['sample'] })).toBeNull();
    expect(readyDates(shop, company, { ...box, kinds: ['sample', 'box'] })).not.toBeNull();
    expect(readyDates(shop, company, { ...box, now: new Date('2028-01-10T10:00:00+05:30') })).toBeNull();
  });
});
