import { expect, test } from 'vitest';
import { firstBroken } from '../kernel/rules.ts';
import {
  type SettingsSection,
  settingsFields,
  settingsLines,
  settingsRules,
  settingsSectionNames,
} from './settings.ts';
import { type SettingsForm, settingsNumber } from './settings-field.ts';

const good: Record<SettingsSection, SettingsForm> = {
  company: {
    name: 'Mill Road Boxes',
    legalName: 'Mill Road Packaging',
    addressLines: '4 Mill Road\nCoimbatore 641001',
    gstin: '33AAACY2068D1ZN',
    pan: 'AAACY2068D',
    groupCompanies: 'Mill Road Printers https://printers.example',
  },
  contacts: {
    phones: '+91 44 2811 0000\n044-28110001',
    email: 'hello@mill.example',
    whatsapp: '914428110000',
    hours: '9 to 6',
    social: '',
  },
  people: {
    officerName: 'R. Meenakshi',
    officerEmail: 'r@mill.example',
    officerPhone: '+91 44 2811 0002',
    signatoryName: '',
    signatoryRole: '',
  },
  bank: {
    accountName: 'Mill Road',
    accountNumber: '123456789012',
    ifsc: 'SBIN0001234',
    bankName: 'SBI, Coimbatore',
    transferReminderDays: '3',
    transferDays: '7',
  },
  ordering: {
    minimumBoxes: '1000',
    maximumBoxes: '50,000',
    minimumStickers: '100',
    workingDaysToShip: '7',
    daysToSample: '2',
    sampleCreditDays: '180',
    payLaterDays: '15',
    balanceDays: '10',
    dieYears: '3',
    artworkDays: '30',
    tolerance: '5',
  },
  receivables: { daysBefore: '2', daysAfter: '1, 15, 30', interest: '18', settlementDays: '4' },
  supply: { sentElsewhere: 'registration', collectedByRegistered: 'works', collectedByOthers: 'address' },
  tax: {
    eWayInState: '1,00,000',
    eWayBetweenStates: '50,000.00',
    lutNumber: 'AD330326000123X',
    lutFrom: '2026-04-01',
    lutTo: '2027-03-31',
  },
  cod: { zones: 'A, B', most: '25,000', provenFrom: '10,000', leastFee: '50', feePercent: '2.5' },
  desk: { mostDiscount: '12.5', sendsCleanProofs: 'no' },
  printFiles: {
    onCoated: 'GRACoL2006',
    onKraft: 'FOGRA29',
    stopPpi: '150',
    warnPpi: '225',
    notePpi: '300',
    lineArtPpi: '550',
    boxBleed: '3',
    stickerBleed: '1.5',
    leastType: '5',
    leastTypeInInks: '7',
    leastStroke: '0.25',
    boxDistance: '3',
    stickerDistance: '1.5',
    inkOnCoated: '300',
    inkOnUncoated: '280',
    inkOnKraft: '260',
    tolerance: '2',
  },
  evidence: {
    bioDegradable: '',
    recyclable: '',
    nonToxic: '',
    foodGrade: 'FSSAI declaration of 3 March 2026',
    ecoFriendly: '',
    carbonNeutral: '',
  },
  banner: { text: 'Closed on Pongal', address: '/faqs' },
  tally: {
    company: '',
    buyers: 'each',
    customers: 'Customers',
    salesInState: 'Sales {rate}%',
    salesOutOfState: 'Sales',
    cgst: 'CGST',
    sgst: 'SGST',
    igst: 'IGST',
    gateway: 'PayU',
    bank: 'Bank',
    cash: 'Cash',
    bankCharges: 'Bank Charges',
    gatewayFees: 'PayU Charges',
    gatewayDisputes: 'Chargebacks',
    inputCgst: 'Input CGST',
    inputSgst: 'Input SGST',
    inputIgst: 'Input IGST',
    courierCosts: 'Courier Charges',
    couriers: 'Couriers',
    reverseCharge: 'GST under Reverse Charge',
    tdsReceivable: 'TDS Receivable',
  },
};

test.each(settingsSectionNames)('the section %s accepts a correct form with all its fields', (section) => {
  expect(firstBroken(settingsRules(section), good[section])).toBeUndefined();
  expect(Object.keys(good[section]).sort()).toEqual(
    settingsFields(section)
      .map(({ name }) => name)
      .sort(),
  );
});

test.each([
  ['company', { name: '' }, 'name'],
  ['company', { addressLines: '\n \n' }, 'addressLines'],
  ['company', { gstin: '33aaacy2068d1zn' }, 'gstin'],
  ['company', { gstin: '29AAACY2068D1ZC' }, 'gstin'],
  ['company', { addressLines: '4 Mill Road\nBengaluru 560001' }, 'gstin'],
  ['company', { pan: 'AAACY2068E' }, 'pan'],
  ['company', { groupCompanies: 'Printers javascript:alert(1)' }, 'groupCompanies'],
  ['contacts', { phones: '+91 44 2811 0000\nnone' }, 'phones'],
  ['contacts', { email: 'a@b' }, 'email'],
  ['contacts', { social: 'https://instagram.example/x' }, 'social'],
  ['contacts', { hours: 'x'.repeat(201) }, 'hours'],
  ['people', { signatoryRole: 'Manager' }, 'signatoryName'],
  ['bank', { ifsc: 'SBIN1001234' }, 'ifsc'],
  ['bank', { bankName: '' }, 'bankName'],
  ['bank', { transferReminderDays: '8' }, 'transferReminderDays'],
  ['ordering', { minimumBoxes: '0' }, 'minimumBoxes'],
  ['ordering', { minimumBoxes: '1e3' }, 'minimumBoxes'],
  ['ordering', { maximumBoxes: '500' }, 'maximumBoxes'],
  ['cod', { feePercent: '100.01' }, 'feePercent'],
  ['cod', { feePercent: '2,5' }, 'feePercent'],
  ['cod', { most: '500,00' }, 'most'],
  ['cod', { provenFrom: 'never' }, 'provenFrom'],
  ['receivables', { daysAfter: '15, 1' }, 'daysAfter'],
  ['receivables', { daysAfter: '1; 15' }, 'daysAfter'],
  ['receivables', { interest: '40' }, 'interest'],
  ['printFiles', { onCoated: 'FOGRA99' }, 'onCoated'],
  ['printFiles', { warnPpi: '100' }, 'warnPpi'],
  ['printFiles', { leastTypeInInks: '4.5' }, 'leastTypeInInks'],
  ['printFiles', { leastStroke: '-1' }, 'leastStroke'],
  ['banner', { address: '//other.example' }, 'address'],
  ['banner', { text: '' }, 'text'],
  ['tally', { cash: ' ' }, 'cash'],
] as const)('the section %s refuses %j at its field', (section, own, field) => {
  expect(firstBroken(settingsRules(section), { ...good[section], ...own })?.field).toBe(field);
});

test('an optional field and a bank account may be empty', () => {
  const none = { ...good.bank, accountName: '', accountNumber: '', ifsc: '', bankName: '' };
  expect(firstBroken(settingsRules('bank'), none)).toBeUndefined();
  expect(
    firstBroken(settingsRules('company'), { ...good.company, gstin: '', pan: '', groupCompanies: '' }),
  ).toBeUndefined();
});

test('numbers are read as written in India, and lists line by line', () => {
  expect([settingsNumber('1,00,000'), settingsNumber('25.5', true), settingsNumber('25.5')]).toEqual([
    100_000,
    25.5,
    Number.NaN,
  ]);
  expect(settingsLines(' a \r\n\n b')).toEqual(['a', 'b']);
});
