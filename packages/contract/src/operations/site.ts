import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { field, record } from '../kernel/record.ts';

const text = z.string();

/** The company's details: one record of settings, shown in header, footer, documents and mails. */
const facts = {
  name: field('name', text),
  legalName: field('legal_name', text),
  addressLines: field('address', z.array(text)),
  phones: field('phones', z.array(text)),
  email: field('email', text),
  whatsapp: field('whatsapp', text),
  hours: field('hours', text),
  gstin: field('gstin', text),
  stateCode: field('state_code', text),
  social: field('social', z.array(record({ name: field('name', text), address: field('address', text) }))),
  groupCompanies: field('group', z.array(record({ name: field('name', text), address: field('address', text) }))),
  /** Every shop must name one: Consumer Protection (E-Commerce) Rules, 2020, rule 4(4). */
  grievanceOfficer: field(
    'grievance_officer',
    record({ name: field('name', text), email: field('email', text), phone: field('phone', text) }),
  ),
  minimumBoxes: field('minimum_boxes', z.int()),
  minimumStickers: field('minimum_stickers', z.int()),
  /** From the approval of the design until a box leaves the works. */
  workingDaysToShip: field('working_days_to_ship', z.int()),
  /** The most boxes of one kind that can be ordered online; larger quantities are quoted on request. */
  maximumBoxes: field('maximum_boxes', z.int()),
  /** An order to be paid later is due this many days after the buyer has chosen to. */
  payLaterDays: field('pay_later_days', z.int()),
  /** The rest of an order is due this many days after its first part was paid, and before dispatch in any case. */
  balanceDays: field('balance_days', z.int()),
  /** An order to be paid by transfer is due so many days after the buyer has chosen it, and cancelled then. */
  transferDays: field('transfer_days', z.int()),
  /** It is reminded of after so many. */
  transferReminderDays: field('transfer_reminder_days', z.int()),
  /** Whether a bank account is named, so that transfers are offered. */
  takesTransfers: field('takes_transfers', z.boolean()),
  cashOnDelivery: field(
    'cash_on_delivery',
    record({
      /** Delivery zones in which it is offered; none means nowhere. */
      zones: field('zones', z.array(text)),
      /** The largest total of all undelivered orders together, in paise. */
      mostPaise: field('most_paise', z.int()),
      /** From this total on, in paise, the mobile number must be proven. */
      provenFromPaise: field('proven_from_paise', z.int()),
      /** Its fee before tax: an amount in paise or a share of the total in basis points, whichever is larger. */
      leastFeePaise: field('least_fee_paise', z.int()),
      feeBps: field('fee_bps', z.int()),
    }),
  ),
  /** What the accountant decides about the place of supply, because the law can be read in two ways. */
  supplyChoices: field(
    'supply_choices',
    record({
      sentElsewhere: field('sent_elsewhere', z.enum(['registration', 'delivery'])),
      collectedByRegistered: field('collected_by_registered', z.enum(['works', 'registration'])),
      collectedByOthers: field('collected_by_others', z.enum(['address', 'works'])),
    }),
  ),
  /** Days until a sample kit arrives. */
  daysToSample: field('days_to_sample', z.int()),
  /** If a bulk order follows within this many days of a sample's order, the sample's price comes off. */
  sampleCreditDays: field('sample_credit_days', z.int()),
  /** How long a customer's die is kept, in years from its order; a reorder in that time doesn't pay for it. */
  dieYears: field('die_years', z.int()),
  /** How many days an uploaded artwork is kept that no cart, order or quotation names. */
  artworkDays: field('artwork_days', z.int()),
  /** Per cent of the ordered pieces by which a delivery may differ; what is missing isn't charged. */
  tolerance: field('tolerance', z.int()),
  /**
   * What proves each label of the packing materials, such as a certificate with its number; empty if nothing is
   * claimed. Guidelines for Prevention and Regulation of Greenwashing or Misleading Environmental Claims, 15 October
   * 2024.
   */
  evidence: field(
    'evidence',
    record({
      bioDegradable: field('bio_degradable', text),
      recyclable: field('recyclable', text),
      nonToxic: field('non_toxic', text),
      foodGrade: field('food_grade', text),
      ecoFriendly: field('eco_friendly', text),
      carbonNeutral: field('carbon_neutral', text),
    }),
  ),
  /** A line above every page, and the page to which it leads; empty for none. */
  banner: field('banner', record({ text: field('text', text), address: field('address', text) })),
};
export const company = record(facts);
export type Company = z.output<typeof company>;

export const siteOperations = {
  GetCompany: operation({
    summary: 'Name, address, phones and other public facts of the company.',
    method: 'GET',
    access: 'public',
    input: record({}),
    output: record({
      ...facts,
      /** Payments go through the sandbox: the shop takes no money. */
      isDemonstration: field('demonstration', z.boolean()),
    }),
  }),
};
