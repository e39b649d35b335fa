import { plainDigits } from '../kernel/digits.ts';
import { quantityIn, quantityUnreadable } from '../kernel/quantity.ts';
import { atMost, isEmail, isMobile, isPincode, type Rule, required } from '../kernel/rules.ts';
import { longest } from './lengths.ts';

/** Shown only after the enquiry is stored. */
export const enquiryThanks = {
  /** The panel and the request for a quotation: document 3. */
  panel: 'Thank you, our team will contact you shortly!',
  /** The enquiry page: document 1, section 7. */
  page: 'Thanks for Writing to us..! Our Team will Contact You Soon...',
} as const;

/** Shown when a quotation request fails. */
export const quoteFailed = 'An error occurred. Please try again.';

export interface EnquiryForm {
  readonly name: string;
  readonly mobile: string;
  /** Optional. */
  readonly email: string;
  readonly pincode: string;
}

const nameLength = <V extends EnquiryForm>(): Rule<V> => atMost('name', longest.name, 'the name');

/** Document 1, 5.1: the enquiry panel, in this order; lengths are our addition in all forms. */
export const enquiryRules: readonly Rule<EnquiryForm>[] = [
  required('name', 'Please enter your name.'),
  required('mobile', 'Please enter mobile number.'),
  isMobile('mobile', 'Please enter valid mobile number.'),
  isEmail('email', 'Please enter valid email.'),
  required('pincode', 'Please enter area pincode.'),
  isPincode('pincode', 'Please enter valid pincode.'),
  nameLength(),
];

export interface EnquiryPageForm extends EnquiryForm {
  readonly company?: string;
  readonly message?: string;
}

/** Document 1, 5.2: the enquiry page, where an e-mail is required. */
export const enquiryPageRules: readonly Rule<EnquiryPageForm>[] = [
  required('name', 'Please enter your name.'),
  required('mobile', 'Please enter mobile number.'),
  isMobile('mobile', 'Please enter valid mobile number.'),
  required('email', 'Please enter email address.'),
  isEmail('email', 'Please enter valid email address.'),
  required('pincode', 'Please enter area pincode.'),
  isPincode('pincode', 'Please enter valid pincode.'),
  nameLength(),
  atMost('company', longest.company, 'the company name'),
  atMost('message', longest.message, 'the message'),
];

/** The types of mono carton in the quotation form. */
export const cartonTypes = [
  'Straight Tuck',
  'Reverse Tuck',
  'Auto Lock Bottom',
  'Snap Lock Bottom',
  'Seal Type',
] as const;

/** Minimum quantity in the quotation form. */
export const minimumQuoteQuantity = 1000;

/** Everything as typed; sizes in cm. */
export interface QuoteForm extends EnquiryForm {
  readonly organisation: string;
  readonly cartonType: string;
  readonly quantity: string;
  readonly length: string;
  readonly width: string;
  readonly height: string;
}

/** Digits with at most one point; anything else is NaN. */
const numberIn = (typed: string): number => {
  const text = plainDigits(typed);
  return /^(\d+\.?\d*|\.\d+)$/.test(text) ? Number(text) : Number.NaN;
};

const sizeRule = (field: 'length' | 'width' | 'height', text: string): Rule<QuoteForm> => ({
  field,
  text,
  // Anything that isn't a positive number counts as missing.
  fails: (form) => !(numberIn(form[field]) > 0),
});

/** Our addition: the document accepts digits only, and drops the rest of what was typed. */
export const readableQuantityRule: Rule<Pick<QuoteForm, 'quantity'>> = {
  field: 'quantity',
  text: quantityUnreadable,
  fails: ({ quantity }) => Number.isNaN(quantityIn(quantity)),
};

/** Also shown beside the field when it loses the focus with too small a quantity. */
export const quantityRule: Rule<Pick<QuoteForm, 'quantity'>> = {
  field: 'quantity',
  text: 'Quantity must be at least 1000',
  fails: ({ quantity }) => (quantityIn(quantity) ?? 0) < minimumQuoteQuantity,
};

/** Document 3, section 5: the mono carton quotation, in this order. */
export const quoteRules: readonly Rule<QuoteForm>[] = [
  required('name', 'Please enter your name'),
  required('organisation', 'Please enter an organisation name'),
  required('mobile', 'Please enter your mobile number'),
  isMobile('mobile', 'Please enter a valid mobile number'),
  required('email', 'Please enter a valid email'),
  isEmail('email', 'Please enter a valid email'),
  required('pincode', 'Please enter a pincode'),
  // Our addition: the document accepts any pincode, even an incomplete one.
  isPincode('pincode', 'Please enter valid pincode.'),
  required('cartonType', 'Please select the type of monocarton'),
  readableQuantityRule as Rule<QuoteForm>, // reads one of these fields
  quantityRule as Rule<QuoteForm>,
  sizeRule('length', 'Please enter a length'),
  sizeRule('width', 'Please enter a width'),
  sizeRule('height', 'Please enter a height'),
  nameLength(),
  atMost('organisation', longest.company, 'the organisation’s name'),
];

type SentQuote = { readonly [K in Exclude<keyof QuoteForm, keyof EnquiryForm | 'cartonType'>]?: string | undefined };

/** The panel's enquiry or a quotation request: one operation takes both. */
export type CartonEnquiry = EnquiryForm & SentQuote & { readonly cartonType: string };

/** A body that contains any field of the quotation form, even an empty one, is a quotation request. */
export const asQuote = (sent: CartonEnquiry): QuoteForm | null => {
  const { organisation, quantity, length, width, height } = sent;
  if ([organisation, quantity, length, width, height].every((value) => value === undefined)) return null;
  return {
    ...sent,
    organisation: organisation ?? '',
    quantity: quantity ?? '',
    length: length ?? '',
    width: width ?? '',
    height: height ?? '',
  };
};

/** Each form's own checks in its own order; the other form's rules never fail. */
export const cartonEnquiryRules: readonly Rule<CartonEnquiry>[] = [
  ...enquiryRules.map(({ field, text, fails }) => ({
    field,
    text,
    fails: (sent: CartonEnquiry) => asQuote(sent) === null && fails(sent),
  })),
  ...quoteRules.map(({ field, text, fails }) => ({
    field,
    text,
    fails: (sent: CartonEnquiry) => {
      const quote = asQuote(sent);
      return quote !== null && fails(quote);
    },
  })),
];

/** How many files go with an enquiry at most. */
export const mostEnquiryFiles = 5;
