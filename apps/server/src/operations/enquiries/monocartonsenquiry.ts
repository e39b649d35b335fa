import { asQuote, enquiryThanks, plainDigits, quantityIn } from '@boxwright/contract';
import type { Handler } from '../../calls/call.ts';
import { nullIfEmpty, storeEnquiry } from '../../selling/enquiries/store-enquiry.ts';

export const monocartonsenquiry: Handler<'monocartonsenquiry'> = (input, call) => {
  const { name, mobile, email, pincode, cartonType, honeypot } = input;
  const quote = asQuote(input);
  const sizes = quote && {
    quantity: quantityIn(quote.quantity) ?? 0,
    length: Number(plainDigits(quote.length)),
    width: Number(plainDigits(quote.width)),
    height: Number(plainDigits(quote.height)),
  };
  const enquiry = {
    source: quote ? ('mono-carton-quote' as const) : ('panel' as const),
    name,
    mobile,
    email: nullIfEmpty(email),
    company: quote && nullIfEmpty(quote.organisation),
    pincode: nullIfEmpty(pincode),
    message: null,
    cartonType: nullIfEmpty(cartonType),
    details: sizes ?? {},
  };
  return storeEnquiry(call, enquiry, honeypot, enquiryThanks.panel);
};
