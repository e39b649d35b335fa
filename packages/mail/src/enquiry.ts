import { formatCount, formatRupees, type Paise } from '@boxwright/money';
import { type Block, composeMail, type Fact } from './layout.ts';
import type { Mail, MailCompany } from './mail-data.ts';
import { longDateAndTime } from './order-blocks.ts';

/** An enquiry from one of the forms. Fields that the form doesn't have, or that were left empty, are absent. */
export type MailEnquiry = {
  /** The form's name for the order desk: "Enquiry panel". */
  readonly form: string;
  readonly name: string;
  readonly mobile: string;
  readonly email?: string;
  readonly company?: string;
  readonly pincode?: string;
  /** The product or carton type. */
  readonly cartonType?: string;
  /** Pieces. */
  readonly quantity?: number;
  /** Length, width and height in cm. */
  readonly size?: readonly [number, number, number];
  /** For the delivery cost of a box: its make in words, chargeable weight, and price before GST. */
  readonly box?: string;
  readonly weightKg?: number;
  readonly goods?: Paise;
  /** As typed, with its line breaks. */
  readonly message?: string;
  /** Names of the files that came with it. */
  readonly files?: readonly string[];
  readonly at: Date;
};

export type EnquiryAlert = {
  readonly company: MailCompany;
  readonly enquiry: MailEnquiry;
  /** Absolute URL of the enquiry in the back office. */
  readonly links: { readonly manage: string };
};

/** To the order desk: everything that was sent. The sender sets Reply-To to the visitor's address. */
export function enquiryAlertMail({ company, enquiry, links }: EnquiryAlert): Mail {
  const { form, name, email, cartonType, message, at } = enquiry;
  const about = cartonType ?? enquiry.company;
  return composeMail(company, {
    subject: `${whatIsAsked(enquiry)} ${name}${about ? `: ${about}` : ''}`,
    preheader: `${form}, ${enquiry.mobile}${enquiry.pincode ? `, pincode ${enquiry.pincode}` : ''}.`,
    title: 'New enquiry',
    blocks: [
      {
        kind: 'paragraph',
        text: email ? `Reply to this mail to write to ${name}.` : `${name} left no e-mail address: please call.`,
      },
      {
        kind: 'facts',
        rows: [...factsOf(enquiry), { name: 'Form', value: form }, { name: 'Received', value: longDateAndTime(at) }],
      },
      ...quoted('Message', message, 'quotation'),
      { kind: 'button', label: 'Open the enquiry', url: links.manage },
    ],
    reason: 'Order desk notice.',
  });
}

const whatIsAsked = ({ weightKg, pincode }: MailEnquiry): string =>
  weightKg === undefined ? 'Enquiry from' : `Delivery cost to ${pincode} for`;

export type EnquiryReceived = {
  readonly company: MailCompany;
  readonly enquiry: MailEnquiry & { readonly email: string };
  /** Office hours: "Monday to Saturday, 9 am to 6 pm". */
  readonly hours: string;
  /** Absolute URLs. */
  readonly links: { readonly shop: string };
};

/** To the visitor: a copy of the enquiry, and when we answer. The e-mail address is unverified. */
export function enquiryReceivedMail({ company, enquiry, hours, links }: EnquiryReceived): Mail {
  const safe = { ...enquiry, name: withoutAddresses(enquiry.name) };
  return composeMail(company, {
    subject: `Your enquiry to ${company.name}`,
    preheader: 'We answer within 2 hours on working days.',
    title: 'Thank you for your enquiry',
    blocks: [
      {
        kind: 'paragraph',
        text: `Hello ${safe.name}, your enquiry is with our team. We answer within 2 hours on working days (${hours}), and on the next working day if you wrote outside these hours.`,
      },
      { kind: 'heading', text: 'What you sent us' },
      {
        kind: 'facts',
        rows: factsOf(safe).map(({ name, value }) => ({
          name,
          value: name === 'Email' ? value : withoutAddresses(value),
        })),
      },
      ...quoted('Your message', enquiry.message && withoutAddresses(enquiry.message), 'paragraph'),
      { kind: 'crease' },
      { kind: 'paragraph', text: 'To add something, reply to this mail or call us.' },
      { kind: 'link', label: 'See sizes and prices in the shop', url: links.shop },
    ],
    reason: `You get this mail because an enquiry was sent from our website with ${enquiry.email}. If that was not you, tell us at ${company.email}.`,
  });
}

function factsOf(enquiry: MailEnquiry): readonly Fact[] {
  const { name, company, mobile, email, pincode, cartonType, box, quantity, size, weightKg, goods, files } = enquiry;
  const rows: readonly (readonly [string, string | undefined])[] = [
    ['Name', name],
    ['Company name', company],
    ['Mobile', `+91 ${mobile}`],
    ['Email', email],
    ['Pincode', pincode],
    [box === undefined ? 'Carton type' : 'Box', cartonType],
    ['Made of', box],
    ['Quantity', quantity === undefined ? undefined : formatCount(quantity)],
    ['Size, L × W × H', size && `${size.join(' × ')} cm`],
    ['Chargeable weight', weightKg === undefined ? undefined : `${weightKg} kg`],
    ['Goods before GST', goods === undefined ? undefined : formatRupees(goods)],
    ['Files', files?.join(', ')],
  ];
  return rows.flatMap(([fact, value]) => (value === undefined || value === '' ? [] : [{ name: fact, value }]));
}

/** The visitor's text, one block per paragraph. */
function quoted(heading: string, words: string | undefined, kind: 'paragraph' | 'quotation'): readonly Block[] {
  const paragraphs = (words ?? '').split(/\s*\n\s*/).filter((text) => text !== '');
  if (paragraphs.length === 0) return [];
  return [{ kind: 'heading', text: heading }, ...paragraphs.map((text): Block => ({ kind, text }))];
}

/**
 * Anybody can type anybody's address into the form. Web addresses are removed from what we then send there, so that the
 * form can't be used for spam.
 */
function withoutAddresses(words: string): string {
  return words.replace(webAddress, '[web address removed]');
}

const webAddress =
  /(?:[a-z][a-z\d+.-]*:\/\/|www\.)\S*|[\w-]+(?:\.[\w-]+)*\.(?:[a-z]{2,}\/\S*|(?:com|net|org|info|biz|in|co|io|me|ru|cn|xyz|top|shop|store|online|site|club|click|link|app|dev)\b)/gi;
