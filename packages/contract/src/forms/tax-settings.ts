import { numberField, type SettingsSectionOf } from './settings-field.ts';

const dayOf = {
  pattern: /^20\d{2}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/,
  wrong: 'Please enter the day as YYYY-MM-DD.',
} as const;

/** Limits of e-way bills, and the letter of undertaking. */
export const taxSettings = {
  name: 'E-way bills and LUT',
  text: 'The value of a consignment, with tax, above which its goods may only travel with an e-way bill (states set their own limits for goods that stay inside: ₹1,00,000 in Tamil Nadu), and the letter of undertaking (GST RFD-11) under which Special Economic Zones are supplied without payment of tax.',
  fields: [
    numberField('eWayInState', 'Inside our state, above', 0, 1_00_00_000, '₹', { decimals: true }),
    numberField('eWayBetweenStates', 'To another state, above', 0, 1_00_00_000, '₹', { decimals: true }),
    {
      name: 'lutNumber',
      label: 'LUT: reference number (ARN)',
      isOptional: true,
      isCode: true,
      hint: 'Without a valid one, supplies without payment aren’t offered at the desk.',
      pattern: /^[A-Z]{2}[0-9A-Z]{13}$/,
      wrong: 'An ARN has fifteen characters and begins with two letters, such as AD330326000123X.',
    },
    { name: 'lutFrom', label: 'LUT: valid from', isOptional: true, hint: 'YYYY-MM-DD', ...dayOf },
    { name: 'lutTo', label: 'LUT: valid until', isOptional: true, hint: 'YYYY-MM-DD', ...dayOf },
  ],
} as const satisfies SettingsSectionOf;

/** Where the law on the place of supply can be read in two ways. */
export const supplySettings = {
  name: 'Place of supply',
  text: 'Which state’s taxes are charged where the law can be read in two ways: ask your accountant. Orders and quotations from now on follow it.',
  fields: [
    {
      name: 'sentElsewhere',
      label: 'Goods that a registered buyer has sent to another state',
      hint: 'Section 10(1)(b) of the IGST Act, or 10(1)(a) where they go to the buyer’s own place.',
      choices: { registration: 'where the billed GSTIN is registered', delivery: 'where they are delivered' },
    },
    {
      name: 'collectedByRegistered',
      label: 'Goods that a registered buyer collects',
      hint: 'Section 10(1)(a): handed over at the works, or carried on by the buyer.',
      choices: { works: 'at our works', registration: 'where the billed GSTIN is registered' },
    },
    {
      name: 'collectedByOthers',
      label: 'Goods that a buyer without GSTIN collects',
      hint: 'Section 10(1)(ca): the address on the invoice.',
      choices: { address: 'at the address on the invoice', works: 'at our works' },
    },
  ],
} as const satisfies SettingsSectionOf;
