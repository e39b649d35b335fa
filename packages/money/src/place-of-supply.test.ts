import { expect, test } from 'vitest';
import {
  bps,
  countriesAbroad,
  decidedSupply,
  isCountryAbroad,
  isToZone,
  isWithoutPayment,
  parseRupees,
  type SupplyChoices,
  type SupplyFacts,
  splitGst,
  supplyOf,
  supplyText,
  toRupees,
  usualSupplyChoices,
} from './index.ts';

const tn = '33AAACY2068D1ZN';
const karnataka = '29AAACY2068D1ZC';
const maharashtra = '27AAPFU0939F1ZV';
const puducherry = '34AAACY2068D1ZL';
const kerala = '32AAACY2068D1ZP';
const wrong = '33AAACY2068D1ZM';

const to = (deliveryState: string | null, gstin: string | null, own: Partial<SupplyFacts> = {}): SupplyFacts => ({
  supplierState: '33',
  gstin,
  billingState: null,
  deliveryState,
  isCollected: false,
  ...own,
});
const collected = (billingState: string | null, gstin: string | null, own: Partial<SupplyFacts> = {}): SupplyFacts =>
  to(null, gstin, { billingState, isCollected: true, ...own });
const isSez = true;

const other: SupplyChoices = {
  sentElsewhere: 'delivery',
  collectedByRegistered: 'registration',
  collectedByOthers: 'works',
};

/** Taxes were computed by hand: "CGST + SGST", or IGST alone. */
type Row = readonly [
  source: string,
  facts: SupplyFacts,
  supply: string,
  taxable: string,
  rate: number,
  tax: string,
  choices?: SupplyChoices,
];

const [a, b, ca, sez] = ['IGST 10(1)(a)', 'IGST 10(1)(b)', 'IGST 10(1)(ca)', 'IGST 7(5)(b)'];
const circular = 'circular 209/3/2024';

const rows: readonly Row[] = [
  // A registered buyer whose goods go to the state of its registration.
  [`${a}, boxes`, to('33', tn), '33 delivery B2B', '1000.50', 500, '25.01 + 25.01'],
  [`${a}, stickers`, to('33', tn), '33 delivery B2B', '54670.00', 1800, '4920.30 + 4920.30'],
  [`${a}, other state`, to('29', karnataka), '29 delivery B2B', '1000.50', 500, '50.03'],
  [`${a}, other state, stickers`, to('29', karnataka), '29 delivery B2B', '54670.00', 1800, '9840.60'],
  [`${a}, Puducherry is no part of Tamil Nadu`, to('34', puducherry), '34 delivery B2B', '333.33', 500, '16.67'],
  [`${a}, half a paisa each`, to('33', tn), '33 delivery B2B', '0.20', 500, '0.01 + 0.01'],
  [`${a}, below half a paisa each`, to('33', tn), '33 delivery B2B', '0.10', 500, '0.00 + 0.00'],
  // Bill-to/ship-to.
  [`${b}, Bengaluru buyer, goods to Chennai`, to('33', karnataka), '29 registration B2B', '10000.00', 500, '500.00'],
  [`${b}, the same, stickers`, to('33', karnataka), '29 registration B2B', '333.33', 1800, '60.00'],
  [`${b}, Chennai buyer, goods to Bengaluru`, to('29', tn), '33 registration B2B', '333.33', 500, '8.33 + 8.33'],
  [`${b}, the same, stickers`, to('29', tn), '33 registration B2B', '1234.56', 1800, '111.11 + 111.11'],
  [`${b}, Mumbai buyer, goods to Kochi`, to('32', maharashtra), '27 registration B2B', '2733.50', 500, '136.68'],
  [`${b}, Chennai buyer, goods to Puducherry`, to('34', tn), '33 registration B2B', '250.25', 500, '6.26 + 6.26'],
  [
    `${b}, the address isn't its state`,
    to('33', kerala, { billingState: '33' }),
    '32 registration B2B',
    '7.77',
    1800,
    '1.40',
  ],
  [`${b}, destination not known yet`, to(null, karnataka), '29 registration B2B', '64.30', 500, '3.22'],
  [
    'accountant: (a) for own goods elsewhere',
    to('33', karnataka),
    '33 delivery B2B',
    '10000.00',
    500,
    '250.00 + 250.00',
    other,
  ],
  ['accountant: (a), goods to Bengaluru', to('29', tn), '29 delivery B2B', '17.30', 500, '0.87', other],
  // Consumers, delivered.
  [`${ca}, ${circular}`, to('33', null), '33 delivery B2C', '2733.50', 500, '68.34 + 68.34'],
  [`${ca}, other state`, to('27', null), '27 delivery B2C', '89.90', 1800, '16.18'],
  [
    `${circular}, billed at home, a present to Mumbai`,
    to('27', null, { billingState: '33' }),
    '27 delivery B2C',
    '999.99',
    1800,
    '180.00',
  ],
  [
    `${circular}, billed in Mumbai, delivered in Chennai`,
    to('33', null, { billingState: '27' }),
    '33 delivery B2C',
    '999.99',
    1800,
    '90.00 + 90.00',
  ],
  [`${ca}, Ladakh`, to('38', null), '38 delivery B2C', '17.30', 500, '0.87'],
  [`${ca}, the check character is wrong`, to('29', wrong), '29 delivery B2C', '100000.00', 500, '5000.00'],
  [`${ca}, an empty GSTIN`, to('33', ''), '33 delivery B2C', '64.30', 500, '1.61 + 1.61'],
  [
    `${ca}, state of the address alone is known`,
    to(null, null, { billingState: '36' }),
    '36 address B2C',
    '250.25',
    500,
    '12.51',
  ],
  [`${ca}, no address recorded: the supplier's`, to(null, null), '33 no-address B2C', '17.30', 500, '0.43 + 0.43'],
  // Collected at the works.
  [`${a}, handed over at the works`, collected('33', tn), '33 works B2B', '122448.56', 1800, '11020.37 + 11020.37'],
  [`${a}, Bengaluru buyer collects`, collected('29', karnataka), '33 works B2B', '10000.00', 500, '250.00 + 250.00'],
  [
    'accountant: collected for the registration',
    collected('29', karnataka),
    '29 registration B2B',
    '122448.56',
    1800,
    '22040.74',
    other,
  ],
  [`${ca}, consumer of Chennai collects`, collected('33', null), '33 address B2C', '333.33', 1800, '30.00 + 30.00'],
  [`${ca}, consumer of Mumbai collects`, collected('27', null), '27 address B2C', '1234.56', 1800, '222.22'],
  [`${ca}, wrong GSTIN of Karnataka's address`, collected('29', wrong), '29 address B2C', '7.77', 1800, '1.40'],
  [`${ca}, no address recorded`, collected(null, null), '33 works B2C', '7.77', 1800, '0.70 + 0.70'],
  ['accountant: over the counter', collected('27', null), '33 works B2C', '89.90', 1800, '8.09 + 8.09', other],
  // Special Economic Zones.
  [`${sez}, zone in Tamil Nadu`, to('33', tn, { isSez }), '33 sez SEZWP', '1000.50', 500, '50.03'],
  [`${sez}, zone in Tamil Nadu, stickers`, to('33', tn, { isSez }), '33 sez SEZWP', '54670.00', 1800, '9840.60'],
  [`${sez}, zone in Karnataka`, to('29', karnataka, { isSez }), '29 sez SEZWP', '10000.00', 500, '500.00'],
  [`${sez}, the unit collects at the works`, collected('33', tn, { isSez }), '33 sez SEZWP', '333.33', 1800, '60.00'],
  [
    `${sez}, a unit of a zone has a registration of its own (CGST Rules, rule 8)`,
    to('33', wrong, { isSez }),
    '33 delivery B2C',
    '10000.00',
    500,
    '250.00 + 250.00',
  ],
  [
    `${sez}, no choice of the accountant changes it`,
    to('29', tn, { isSez }),
    '33 sez SEZWP',
    '64.30',
    500,
    '3.22',
    other,
  ],
  // Codes of GSTINs that are no states.
  [`${a}, Centre's jurisdiction (99)`, to('29', '99AAACY2068D1Z5'), '29 delivery B2B', '10000.00', 500, '500.00'],
  [`${a}, other territory (97)`, to('33', '97AAACY2068D1Z9'), '33 delivery B2B', '10000.00', 1800, '900.00 + 900.00'],
];

test.each(rows.map((row) => ({ named: row[0], row })))('$named', ({ row }) => {
  const [, facts, supply, taxable, rate, tax, choices = usualSupplyChoices] = row;
  const { place, reason, type } = supplyOf(facts, choices);
  expect(`${place} ${reason} ${type}`).toBe(supply);
  const split = splitGst({
    taxable: parseRupees(taxable),
    rate: bps(rate),
    supplierState: facts.supplierState,
    placeOfSupply: place,
    isToSez: type === 'SEZWP',
  });
  const { cgst, sgst, igst } = split;
  const isInside = tax.includes('+');
  expect(isInside ? `${toRupees(cgst)} + ${toRupees(sgst)}` : toRupees(igst)).toBe(tax);
  expect(isInside ? igst : cgst + sgst).toBe(0);
});

// Taxable ₹1,000.50 at 5 %, decided for Tamil Nadu.
test.each([
  ['usual', false, '33 desk B2C', '25.01 + 25.01'],
  ['usual', true, '33 desk B2B', '25.01 + 25.01'],
  // IGST 7(5)(b), 16(3)(a).
  ['SEZWP', true, '33 desk SEZWP', '50.03'],
  ['SEZWOP', true, '33 desk SEZWOP', '0.00'],
  ['SEZWP', false, 'needs-gstin', ''],
  ['SEZWOP', false, 'needs-gstin', ''],
  // IGST 11(b): outside India; 16(3)(a) and (b).
  ['EXPWP', false, '96 export EXPWP', '50.03'],
  ['EXPWOP', false, '96 export EXPWOP', '0.00'],
  ['EXPWP', true, 'has-gstin', ''],
  ['EXPWOP', true, 'has-gstin', ''],
  // CGST 147, notification 48/2017: goods that stay in India, with their taxes.
  ['DEXP', true, '33 desk DEXP', '25.01 + 25.01'],
  ['DEXP', false, 'needs-gstin', ''],
] as const)('decided as %s, for a registered buyer: %s', (kind, isRegistered, expected, tax) => {
  const supply = decidedSupply(kind, '33', isRegistered);
  if (typeof supply === 'string') return expect(supply).toBe(expected);
  const { place, reason, type } = supply;
  expect(`${place} ${reason} ${type}`).toBe(expected);
  const { cgst, sgst, igst } = splitGst({
    ...{ taxable: parseRupees('1000.50'), rate: bps(500), supplierState: '33', placeOfSupply: place },
    isToSez: isToZone(type),
    isZeroRated: isWithoutPayment(type),
  });
  expect(cgst + sgst > 0 ? `${toRupees(cgst)} + ${toRupees(sgst)}` : toRupees(igst)).toBe(tax);
});

test('goods are exported to every country but our own', () => {
  const codes = countriesAbroad().map(({ code }) => code);
  expect(codes).toHaveLength(248);
  expect(['NP', 'BT', 'AE', 'US', 'IN', 'XX', ''].filter(isCountryAbroad)).toEqual(['NP', 'BT', 'AE', 'US']);
});

test('the text of a place of supply ends with its taxes', () => {
  expect(supplyText({ reason: 'registration', state: 'Karnataka', taxes: 'igst' })).toBe(
    'Billed to a registration in Karnataka: IGST',
  );
});
