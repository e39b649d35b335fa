import { asQuote, enquiryThanks } from '@boxwright/contract';
import type { Handler } from '../../door/call.ts';
import { given, storeEnquiry } from '../../enquiries/storeEnquiry.ts';

export const monocartonsenquiry: Handler<'monocartonsenquiry'> = (input, call) => {
  const { name, mobile, email, pincode, cartonType, leftEmpty } = input;
  const quote = asQuote(input);
  const sizes = quote && {
    quantity: Number(quote.quantity),
    length: Number(quote.length),
    width: Number(quote.width),
    height: Number(quote.height),
  };
  const enquiry = {
    source: quote ? ('mono-carton-quote' as const) : ('panel' as const),
    name,
    mobile,
    email: given(email),
    company: quote && given(quote.organisation),
    pincode: given(pincode),
    message: null,
    cartonType: given(cartonType),
    details: sizes ?? {},
  };
  return storeEnquiry(call, enquiry, leftEmpty, enquiryThanks.panel);
};
