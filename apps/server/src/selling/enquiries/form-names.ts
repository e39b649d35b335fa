import type { EnquirySource } from '@boxwright/storage';

/** The forms that an enquiry can come from, as staff read them. */
export const formNames: Readonly<Record<EnquirySource, string>> = {
  panel: 'Enquiry panel',
  'mono-carton-quote': 'Mono carton quotation',
  'enquiry-page': 'Enquiry page',
  'delivery-quote': 'Delivery quote',
};
