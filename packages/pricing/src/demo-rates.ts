import { bps, paise } from '@boxwright/money';
import {
  type Coat,
  type CoatKind,
  type RateCard,
  type StockSheet,
  usualImposition,
  usualWash,
} from './cartons/rate-card.ts';
import type { DeliveryTable, ZoneRule } from './delivery.ts';

const rupees = (count: number) => paise(Math.round(count * 100));

const sheet = (widthIn: number, heightIn: number, first: number, further: number): StockSheet => ({
  name: `${widthIn}×${heightIn} in`,
  widthIn,
  heightIn,
  printFirst1000: rupees(first),
  printFurther1000: rupees(further),
});

const coat = (
  code: string,
  name: string,
  perHundredSqIn: number,
  gsm: number,
  kinds: CoatKind[] = ['outer'],
): Coat => ({
  code,
  name,
  kinds,
  perHundredSqIn: rupees(perHundredSqIn),
  gsm,
});

/** Demonstration rates: the seed of the first rate card, and the card that tests use. */
export const demoRateCard: RateCard = {
  id: 'demo',
  version: 1,
  validFrom: '2026-04-01',
  sheets: [
    sheet(18, 25, 3000, 900),
    sheet(20, 30, 3800, 1100),
    sheet(23, 36, 5400, 1300),
    sheet(25, 36, 5400, 1300),
    sheet(28, 40, 7000, 1600),
  ],
  imposition: usualImposition,
  boardPerKg: { 'folding-box-board': rupees(85), 'white-backed-duplex': rupees(58) },
  colours: 4,
  platePerColour: rupees(350),
  washPerSpot: usualWash,
  makereadySheets: 150,
  waste: bps(300),
  coats: [
    coat('none', 'No coating', 0, 0, ['outer', 'inner']),
    coat('gloss-aqueous', 'Gloss aqueous', 0.45, 5),
    coat('matt-aqueous', 'Matt aqueous', 0.5, 5),
    coat('gloss-lamination', 'Gloss lamination', 0.9, 14),
    coat('matt-lamination', 'Matt lamination', 1, 15),
    coat('soft-touch', 'Soft touch', 3.3, 20),
    coat('drip-off', 'Drip-off', 1, 6),
    coat('liquid-oil-barrier', 'Liquid and oil barrier', 0.6, 12, ['inner']),
  ],
  coatMakereadySheets: 50,
  dieBase: rupees(1200),
  diePerMetre: rupees(90),
  punchSetUp: rupees(1000),
  punchPer1000Sheets: rupees(600),
  pastingPer1000: { straight: rupees(250), lockBottom: rupees(350), fourCorners: rupees(450), none: rupees(0) },
  packingPer1000: rupees(100),
  packingWeight: bps(400),
  packingLooseness: bps(1500),
  margin: bps(2500),
};

/** Zones as seen from 600001: city, remote, state, metros, the rest. */
export const demoZones: readonly ZoneRule[] = [
  { zone: 'A', pattern: '^600' },
  { zone: 'E', pattern: '^(18|19|78|79)|^737|^744|^68255|^17|^6[789]' },
  { zone: 'B', pattern: '^6[0-4]' },
  { zone: 'C', pattern: '^(110|400|700|560|500)' },
  { zone: 'D', pattern: '^[1-9]' },
];

const zone = (first: number, further: number, above: number) => ({
  firstSlab: rupees(first),
  furtherSlab: rupees(further),
  perKgAbove: rupees(above),
});

/** Demonstration charges: first half kilogram, each further half, and each kilogram above ten. */
export const demoDeliveryTable: DeliveryTable = {
  id: 'demo',
  validFrom: '2026-04-01',
  slabKg: 0.5,
  slabsUpToKg: 10,
  zones: {
    A: zone(30, 12, 18),
    B: zone(40, 16, 24),
    C: zone(55, 22, 34),
    D: zone(65, 26, 40),
    E: zone(90, 38, 60),
  },
  transitDays: { A: 1, B: 2, C: 3, D: 5, E: 8 },
};
