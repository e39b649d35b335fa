import { z } from 'zod';
import { artworkToken } from '../fields/artwork.ts';
import { deliveryRequestRules } from '../forms/delivery-quote.ts';
import { cartonEnquiryRules, enquiryPageRules, mostEnquiryFiles } from '../forms/enquiry.ts';
import { operation } from '../kernel/operation.ts';
import { field, record } from '../kernel/record.ts';
import { line } from '../kernel/text.ts';
import {
  formMobile,
  formPincode,
  formText,
  ignored,
  ruledParagraphs,
  ruledText,
  typedNumber,
} from '../kernel/values.ts';
import { boxQuantity, configuredBox } from './prices.ts';

/** A field that only the quotation form has: absent means another form, empty means that nothing was typed. */
const quoteText = (most: number) =>
  z.codec(z.union([line(most), z.number(), z.null()]).optional(), z.string().optional(), {
    decode: (value) => (value === undefined ? undefined : String(value ?? '').trim()),
    encode: (value) => value,
  });

/** A honeypot, not in the specification: people don't see the field, but bots fill it in. */
const honeypot = field('website', formText(2000));

/** The text that the page shows after the enquiry is stored. */
const thanks = z.string();

export const enquiryOperations = {
  monocartonsenquiry: operation({
    summary: 'Stores an enquiry of the panel, or a request for a mono carton quotation (sizes in cm), and mails it.',
    method: 'POST',
    access: 'public',
    input: record({
      name: field('name', ruledText),
      email: field('email', formText(254)),
      mobile: field('mobile', formMobile),
      organisation: field('organsation_name', quoteText(20_000)),
      pincode: field('pincode', formPincode),
      cartonType: field('carton_type', formText(200)),
      quantity: field('required_quantity', quoteText(20)),
      length: field('length', quoteText(20)),
      width: field('width', quoteText(20)),
      height: field('height', quoteText(20)),
      honeypot,
    }),
    rules: cartonEnquiryRules,
    output: thanks,
  }),
  enquiryMailer: operation({
    summary: 'Stores an enquiry of the enquiry page and mails it. The server decides on sender and recipient.',
    method: 'POST',
    access: 'public',
    input: record({
      name: field('customer_name', ruledText),
      email: field('customer_email', formText(254)),
      mobile: field('customer_mobile', formMobile),
      message: field('customer_message', ruledParagraphs),
      company: field('customer_company', ruledText),
      pincode: field('customer_pincode', formPincode),
      /** Files that were uploaded for it. */
      files: field('artwork_tokens', z.array(artworkToken).max(mostEnquiryFiles).optional()),
      honeypot,
    }),
    rules: enquiryPageRules,
    output: thanks,
  }),
  DeliveryCostMailer: operation({
    summary: 'Stores the request for the delivery cost of a configured box, and mails it; the server weighs the box.',
    method: 'POST',
    access: 'public',
    input: record({
      name: field('name', ruledText),
      mobile: field('mobile', formMobile),
      pincode: field('pincode', formPincode),
      /** As GetQuote returned it; null or 0 while no quantity is chosen. */
      weight: field('weight', typedNumber),
      sentTotal: field('totalamount', ignored),
      email: field('email', formText(254)),
      organisation: field('organisation', ruledText),
      box: field('boxData', record({ ...configuredBox, quantity: field('quantity', boxQuantity) })),
      honeypot,
    }),
    rules: deliveryRequestRules,
    output: thanks,
  }),
};
