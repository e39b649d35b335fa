import { enquiryThanks } from '@boxwright/contract';
import type { Handler } from '../../calls/call.ts';
import { nullIfEmpty, storeEnquiry } from '../../selling/enquiries/store-enquiry.ts';

export const enquiryMailer: Handler<'enquiryMailer'> = (input, call) => {
  const { name, mobile, email, pincode, company, message, honeypot } = input;
  const enquiry = {
    source: 'enquiry-page' as const,
    name,
    mobile,
    email: nullIfEmpty(email),
    company: nullIfEmpty(company),
    pincode: nullIfEmpty(pincode),
    message: nullIfEmpty(message),
    cartonType: null,
    details: {},
  };
  return storeEnquiry(call, enquiry, honeypot, enquiryThanks.page);
};
