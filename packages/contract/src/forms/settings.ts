import type { Rule } from '../kernel/rules.ts';
import { gstinOfAddress } from './address-state.ts';
import { largestPricedQuantity } from './box.ts';
import { givingMore, namesOf } from './desk-sale.ts';
import { printFileRules, printFileSettings } from './print-file-settings.ts';
import { receivableRules, receivableSettings } from './receivable-settings.ts';
import {
  numberField,
  type SettingsField,
  type SettingsForm,
  type SettingsSectionOf,
  settingsNumber,
  valueIn,
} from './settings-field.ts';
import { supplySettings, taxSettings } from './tax-settings.ts';

const link = /^.*\S\s+https?:\/\/[^\s/?#]+\.[^\s]+$/i;
const email = /^[^\s@<>",;]+@[a-z\d-]+(\.[a-z\d-]+)+$/i;
const phone = /^\+?\d[\d\s()-]{5,18}\d$/;
const links = {
  isList: true,
  isOptional: true,
  pattern: link,
  wrong: 'Please write a name and an address that begins with https:// on each line.',
} as const;
const phoneWrong = 'Please enter a telephone number with its area code, such as +91 44 2811 0000.';

/** The sections of the settings, in the order shown; each is a form of its own. */

export const settingsSections = {
  company: {
    name: 'Company',
    text: 'Shown in the footer, on documents and in mails. Documents that are issued already stay as they are.',
    fields: [
      { name: 'name', label: 'Name of the shop' },
      { name: 'legalName', label: 'Legal name', hint: 'As the tax documents print it.' },
      {
        name: 'addressLines',
        label: 'Address',
        isList: true,
        hint: 'One line each. E-invoices need one that ends with the city and its pincode, such as Chennai 600014.',
      },
      {
        name: 'gstin',
        label: 'GSTIN',
        isOptional: true,
        isCode: true,
        pattern: /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/,
        wrong: 'Please enter a GSTIN of 15 capital letters and digits.',
        hint: 'Its first two digits are the state from which goods are sold: that of the address.',
      },
      {
        name: 'pan',
        label: 'PAN',
        isOptional: true,
        isCode: true,
        pattern: /^[A-Z]{5}\d{4}[A-Z]$/,
        wrong: 'Please enter a PAN of ten capital letters and digits.',
        hint: 'Printed with the bank account.',
      },
      {
        name: 'groupCompanies',
        label: 'Companies of the group',
        ...links,
        hint: 'A name and its address on each line.',
      },
    ],
  },
  contacts: {
    name: 'Contacts',
    text: 'How buyers reach the shop: in header, footer, mails and on documents.',
    fields: [
      {
        name: 'phones',
        label: 'Telephone numbers',
        isList: true,
        pattern: phone,
        wrong: phoneWrong,
        hint: 'A line each.',
      },
      { name: 'email', label: 'Email', pattern: email, wrong: 'Please enter valid E-mail.' },
      {
        name: 'whatsapp',
        label: 'WhatsApp',
        pattern: /^\d{8,15}$/,
        wrong: 'Please enter the country’s code and the number in digits, such as 914428110000.',
      },
      { name: 'hours', label: 'Office hours' },
      { name: 'social', label: 'Social media', ...links, hint: 'A name and its address on each line.' },
    ],
  },
  people: {
    name: 'Legal persons',
    text: 'The grievance officer must be named by every shop; who signs is printed on tax documents.',
    fields: [
      { name: 'officerName', label: 'Grievance officer' },
      {
        name: 'officerEmail',
        label: 'Email of the grievance officer',
        pattern: email,
        wrong: 'Please enter valid E-mail.',
      },
      { name: 'officerPhone', label: 'Telephone of the grievance officer', pattern: phone, wrong: phoneWrong },
      { name: 'signatoryName', label: 'Authorised signatory', isOptional: true },
      { name: 'signatoryRole', label: 'Position of the signatory', isOptional: true },
    ],
  },
  bank: {
    name: 'Bank account',
    text: 'Printed on proforma invoices. Where an account is named, checkout and order desk offer to pay by bank transfer. Leave all of it empty to offer none.',
    fields: [
      { name: 'accountName', label: 'Name of the account', isOptional: true },
      {
        name: 'accountNumber',
        label: 'Account number',
        isOptional: true,
        isCode: true,
        pattern: /^\d{9,18}$/,
        wrong: 'Please enter an account number of 9 to 18 digits.',
      },
      {
        name: 'ifsc',
        label: 'IFSC',
        isOptional: true,
        isCode: true,
        pattern: /^[A-Z]{4}0[A-Z0-9]{6}$/,
        wrong: 'Please enter an IFSC of eleven characters, such as SBIN0001234.',
      },
      { name: 'bankName', label: 'Bank and branch', isOptional: true },
      numberField('transferReminderDays', 'A transfer is reminded of after', 1, 180, 'days'),
      numberField('transferDays', 'An order without a transfer is cancelled after', 1, 180, 'days', {
        hint: 'From the day on which the buyer has chosen it. What arrives later goes back.',
      }),
    ],
  },
  ordering: {
    name: 'Ordering',
    text: 'What can be ordered, how soon it ships, and how long things are kept.',
    fields: [
      numberField('minimumBoxes', 'Minimum quantity of boxes', 1, 100_000, 'pieces'),
      numberField('maximumBoxes', 'Most boxes that are sold online', 1, largestPricedQuantity, 'pieces', {
        hint: 'For more, buyers ask for a quotation.',
      }),
      numberField('minimumStickers', 'Minimum quantity of stickers', 1, 100_000, 'pieces'),
      numberField('workingDaysToShip', 'Turnaround of boxes', 0, 60, 'working days', {
        hint: 'From the approval of the proof until a box leaves the works.',
      }),
      numberField('daysToSample', 'Days to a sample', 1, 60, 'days'),
      numberField('sampleCreditDays', 'A sample’s price comes off an order for', 0, 3650, 'days'),
      numberField('payLaterDays', 'An order to be paid later is due after', 0, 180, 'days'),
      numberField('balanceDays', 'The balance is due after', 0, 180, 'days', {
        hint: 'From the payment of the first part of an order. It is due before dispatch in any case.',
      }),
      numberField('dieYears', 'A die is kept for', 0, 20, 'years'),
      numberField('artworkDays', 'An artwork without an order is kept for', 1, 3650, 'days'),
      numberField('tolerance', 'A delivery may differ from the ordered quantity by', 0, 20, '%', {
        hint: 'Missing pieces aren’t charged, and more than ordered are never charged. A larger shortage needs the customer’s consent.',
      }),
    ],
  },
  receivables: receivableSettings,
  supply: supplySettings,
  tax: taxSettings,
  cod: {
    name: 'Cash on delivery',
    text: 'Where cash on delivery is offered, up to which total, and what it costs.',
    fields: [
      {
        name: 'zones',
        label: 'Delivery zones',
        isOptional: true,
        hint: 'With commas between them. Empty: it isn’t offered anywhere.',
      },
      numberField('most', 'Largest total', 0, 10_00_000, '₹', {
        decimals: true,
        hint: 'For all undelivered orders together of one customer, mobile number or address.',
      }),
      numberField('provenFrom', 'Call the mobile number from', 0, 10_00_000, '₹', {
        decimals: true,
        hint: 'Up to this amount nobody is called. A number is proven once the desk has spoken to it, or its customer has received and paid an order with it. 0: every order.',
      }),
      numberField('leastFee', 'Smallest charge', 0, 10_000, '₹', { decimals: true }),
      numberField('feePercent', 'Charge', 0, 100, '%', {
        decimals: true,
        hint: 'Of the total; the larger of both is charged.',
      }),
    ],
  },
  desk: {
    name: 'Order desk',
    text: `What the order desk may agree with customers on the phone, and which proofs it doesn’t send itself. ${namesOf(givingMore)} may give more discount; “Changes” lists each agreed price with its reason.`,
    fields: [
      numberField('mostDiscount', 'Largest discount on an item', 0, 100, '%', {
        decimals: true,
        hint: 'Below the shop’s price for the item, before GST. 0: the desk gives none.',
      }),
      {
        name: 'sendsCleanProofs',
        label: 'Send proofs by themselves when the check finds nothing',
        hint: 'With yes, a file without anything to stop or warn of has its proof mailed at once, at night too; nobody of you has seen it then.',
        choices: { no: 'no', yes: 'yes' },
      },
    ],
  },
  printFiles: printFileSettings,
  evidence: {
    name: 'Environmental labels',
    text: 'What proves each label under “Packing Materials We Specialize In”: a certificate, a test report, with its number and date. Shown below the label; without it the site says what is meant and claims no more.',
    fields: [
      { name: 'bioDegradable', label: 'Bio Degradable', isOptional: true },
      { name: 'recyclable', label: 'Recyclable', isOptional: true },
      { name: 'nonToxic', label: 'Non-Toxic', isOptional: true },
      { name: 'foodGrade', label: 'Food Grade', isOptional: true },
      { name: 'ecoFriendly', label: '100% Eco-friendly', isOptional: true },
      { name: 'carbonNeutral', label: 'Carbon Neutral', isOptional: true },
    ],
  },
  banner: {
    name: 'Banner',
    text: 'A line above every page of site and shop: holidays, a new board, a changed telephone number. Empty: none.',
    fields: [
      { name: 'text', label: 'Text', isOptional: true },
      {
        name: 'address',
        label: 'Page that it leads to',
        isOptional: true,
        pattern: /^(\/(?!\/)[^\s\\]*|https?:\/\/[^\s/?#]+\.[^\s]+)$/i,
        wrong: 'Please enter a page of this site that begins with /, or an address that begins with https://.',
      },
    ],
  },
  tally: {
    name: 'Tally',
    text: 'The names of ledgers, written exactly as in Tally. {rate} stands for the tax rate: “Sales {rate}%” is “Sales 5%”.',
    fields: [
      { name: 'company', label: 'Company in Tally', isOptional: true, hint: 'Empty: the company that is open.' },
      {
        name: 'buyers',
        label: 'Registered buyers',
        hint: 'A ledger of their own is named by company and GSTIN, and comes with the masters.',
        choices: { each: 'have a ledger each', one: 'share the ledger of all customers' },
      },
      { name: 'customers', label: 'Customers' },
      { name: 'salesInState', label: 'Sales within the state' },
      { name: 'salesOutOfState', label: 'Sales to other states' },
      { name: 'cgst', label: 'CGST' },
      { name: 'sgst', label: 'SGST' },
      { name: 'igst', label: 'IGST' },
      { name: 'gateway', label: 'Payment gateway' },
      { name: 'bank', label: 'Bank' },
      { name: 'cash', label: 'Cash' },
      { name: 'bankCharges', label: 'Charges of the bank' },
      { name: 'gatewayFees', label: 'Fees of the payment gateway' },
      { name: 'gatewayDisputes', label: 'Chargebacks and adjustments' },
      { name: 'inputCgst', label: 'CGST on what is bought' },
      { name: 'inputSgst', label: 'SGST on what is bought' },
      { name: 'inputIgst', label: 'IGST on what is bought' },
      { name: 'courierCosts', label: 'What couriers charge' },
      { name: 'couriers', label: 'What is owed to couriers' },
      { name: 'reverseCharge', label: 'GST under reverse charge' },
      { name: 'tdsReceivable', label: 'TDS that buyers have deducted' },
    ],
  },
} as const satisfies Record<string, SettingsSectionOf>;

export type SettingsSection = keyof typeof settingsSections;
export const settingsSectionNames = Object.keys(settingsSections) as SettingsSection[]; // its keys

export const isSettingsSection = (text: string): text is SettingsSection => Object.hasOwn(settingsSections, text);

export const settingsFields = (section: SettingsSection): readonly SettingsField[] => settingsSections[section].fields;

/** A field's text as it is checked and stored. */
export const settingsText = ({ isCode }: Pick<SettingsField, 'isCode'>, typed: string): string =>
  isCode ? typed.replace(/[\s-]/g, '').toUpperCase() : typed.trim();

/** The longest line, and the most lines, in a field. */
export const settingsLineLength = 200;
const mostLines = 12;

/** The entries of a list: its lines without empty ones. */
export const settingsLines = (text: string): string[] =>
  text
    .split('\n')
    .map((each) => each.trim())
    .filter((each) => each !== '');

/** The checks of a section's form, field by field. */
export function settingsRules(section: SettingsSection): readonly Rule<SettingsForm>[] {
  const own: Rule<SettingsForm>[] = settingsFields(section).flatMap(fieldRules);
  return [...own, ...(between[section] ?? [])];
}

function fieldRules({
  name,
  label,
  isList,
  isOptional,
  choices,
  number: bounds,
  pattern,
  wrong,
}: SettingsField): Rule<SettingsForm>[] {
  const entries = (form: SettingsForm): string[] => {
    const text = valueIn(form, name);
    if (isList) return settingsLines(text);
    return text === '' ? [] : [text];
  };
  const rule = (text: string, fails: (entries: readonly string[]) => boolean): Rule<SettingsForm> => ({
    field: name,
    text,
    fails: (form) => fails(entries(form)),
  });
  return [
    ...(isOptional ? [] : [rule(`Please fill in “${label}”.`, (each) => each.length === 0)]),
    rule(`Please enter at most ${settingsLineLength} characters${isList ? ' on a line' : ''}.`, (each) =>
      each.some((text) => text.length > settingsLineLength),
    ),
    rule(`Please enter at most ${mostLines} lines.`, (each) => each.length > mostLines),
    ...(choices === undefined
      ? []
      : [
          rule(`Please choose what “${label}” is to be.`, (each) => each.some((text) => !Object.hasOwn(choices, text))),
        ]),
    ...(pattern === undefined
      ? []
      : [rule(wrong ?? `Please check “${label}”.`, (each) => each.some((text) => !pattern.test(text)))]),
    ...(bounds === undefined
      ? []
      : [
          rule(
            `Please enter ${bounds.decimals ? 'a' : 'a whole'} number from ${bounds.least} to ${bounds.most}${bounds.decimals ? ', with a point before decimals' : ''}.`,
            ([text = '']) => {
              const typed = settingsNumber(text, bounds.decimals);
              return !(typed >= bounds.least && typed <= bounds.most);
            },
          ),
        ]),
  ];
}

/** Rules between several fields. */
const between: Partial<Record<SettingsSection, readonly Rule<SettingsForm>[]>> = {
  company: [
    gstinOfAddress,
    {
      field: 'pan',
      text: 'The GSTIN contains another PAN in its third to twelfth characters.',
      fails: (form) =>
        valueIn(form, 'pan') !== '' &&
        valueIn(form, 'gstin') !== '' &&
        valueIn(form, 'gstin').slice(2, 12) !== valueIn(form, 'pan'),
    },
  ],
  people: [
    {
      field: 'signatoryName',
      text: 'Please enter the signatory’s name too.',
      fails: (form) => valueIn(form, 'signatoryRole') !== '' && valueIn(form, 'signatoryName') === '',
    },
  ],
  bank: [
    ...(['accountName', 'accountNumber', 'ifsc', 'bankName'] as const).map(
      (name): Rule<SettingsForm> => ({
        field: name,
        text: 'Please fill in all of the bank account, or none.',
        fails: (form) =>
          valueIn(form, name) === '' &&
          ['accountName', 'accountNumber', 'ifsc', 'bankName'].some((each) => valueIn(form, each) !== ''),
      }),
    ),
    {
      field: 'transferReminderDays',
      text: 'The reminder comes after the order is cancelled.',
      fails: (form) =>
        settingsNumber(valueIn(form, 'transferReminderDays')) > settingsNumber(valueIn(form, 'transferDays')),
    },
  ],
  ordering: [
    {
      field: 'maximumBoxes',
      text: 'The most boxes are fewer than the minimum.',
      fails: (form) => settingsNumber(valueIn(form, 'maximumBoxes')) < settingsNumber(valueIn(form, 'minimumBoxes')),
    },
  ],
  receivables: receivableRules,
  printFiles: printFileRules,
  banner: [
    {
      field: 'text',
      text: 'Please enter the text that leads to the page.',
      fails: (form) => valueIn(form, 'address') !== '' && valueIn(form, 'text') === '',
    },
  ],
};
