import { isEmail, matches, patterns, type Rule, required } from '../kernel/rules.ts';

/** What each form says once its enquiry is stored, and only then. */
export const enquiryThanks = {
  /** The panel and the request for a quotation: document 3. */
  panel: 'Thank you, our team will contact you shortly!',
  /** The enquiry page: document 1, section 7. */
  page: 'Thanks for Writing to us..! Our Team will Contact You Soon...',
} as const;

/** Said when a request for a quotation didn't get through. */
export const quoteFailed = 'An error occurred. Please try again.';

export interface EnquiryForm {
  readonly name: string;
  readonly mobile: string;
  /** Optional. */
  readonly email: string;
  readonly pincode: string;
}

/** Document 1, 5.1: the enquiry panel, in this order. */
export const enquiryRules: readonly Rule<EnquiryForm>[] = [
  required('name', 'Please enter your name.'),
  required('mobile', 'Please enter mobile number.'),
  matches('mobile', patterns.mobile, 'Please enter valid mobile number.'),
  isEmail('email', 'Please enter valid email.'),
  required('pincode', 'Please enter area pincode.'),
  matches('pincode', patterns.pincode, 'Please enter valid pincode.'),
];

/** Document 1, 5.2: the enquiry page, where an e-mail is required. */
export const enquiryPageRules: readonly Rule<EnquiryForm>[] = [
  required('name', 'Please enter your name.'),
  required('mobile', 'Please enter mobile number.'),
  matches('mobile', patterns.mobile, 'Please enter valid mobile number.'),
  required('email', 'Please enter email address.'),
  isEmail('email', 'Please enter valid email address.'),
  required('pincode', 'Please enter area pincode.'),
  matches('pincode', patterns.pincode, 'Please enter valid pincode.'),
];

/** The types of mono carton that a quotation is asked for. */
export const cartonTypes = [
  'Straight Tuck',
  'Reverse Tuck',
  'Auto Lock Bottom',
  'Snap Lock Bottom',
  'Seal Type',
] as const;

/** Fewest pieces that a quotation is asked for. */
export const fewestQuoted = 1000;

/** Everything as typed; sizes in cm. */
export interface QuoteForm extends EnquiryForm {
  readonly organisation: string;
  readonly cartonType: string;
  readonly quantity: string;
  readonly length: string;
  readonly width: string;
  readonly height: string;
}

/** Digits with at most one point; anything else is no number. */
const numberIn = (typed: string): number => (/^(\d+\.?\d*|\.\d+)$/.test(typed) ? Number(typed) : Number.NaN);

const sizeRule = (field: 'length' | 'width' | 'height', text: string): Rule<QuoteForm> => ({
  field,
  text,
  // What is no size is none.
  fails: (form) => !(numberIn(form[field]) > 0),
});

/** Said beside the field, too, as soon as it is left with too few. */
export const quantityRule: Rule<Pick<QuoteForm, 'quantity'>> = {
  field: 'quantity',
  text: 'Quantity must be at least 1000',
  fails: ({ quantity }) => !(Number.isInteger(numberIn(quantity)) && numberIn(quantity) >= fewestQuoted),
};

/** Document 3, section 5: the mono carton quotation, in this order. */
export const quoteRules: readonly Rule<QuoteForm>[] = [
  required('name', 'Please enter your name'),
  required('organisation', 'Please enter an organisation name'),
  required('mobile', 'Please enter your mobile number'),
  matches('mobile', patterns.mobile, 'Please enter a valid mobile number'),
  required('email', 'Please enter a valid email'),
  isEmail('email', 'Please enter a valid email'),
  required('pincode', 'Please enter a pincode'),
  // Ours: the document lets any pincode through, and nobody can deliver to half of one.
  matches('pincode', patterns.pincode, 'Please enter valid pincode.'),
  required('cartonType', 'Please select the type of monocarton'),
  quantityRule as Rule<QuoteForm>, // reads one of these fields
  sizeRule('length', 'Please enter a length'),
  sizeRule('width', 'Please enter a width'),
  sizeRule('height', 'Please enter a height'),
];

type SentQuote = { readonly [K in Exclude<keyof QuoteForm, keyof EnquiryForm | 'cartonType'>]?: string | undefined };

/** The panel's enquiry or a request for a quotation: one operation takes both. */
export type CartonEnquiry = EnquiryForm & SentQuote & { readonly cartonType: string };

/** A request for a quotation is what names any of its own fields, be it empty. */
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

/** Each form's own checks, in its own order; a rule of the other form never fails. */
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
