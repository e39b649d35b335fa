import { enquiryThanks } from '@boxwright/contract';
import type { Handler } from '../../door/call.ts';
import { given, storeEnquiry } from '../../enquiries/storeEnquiry.ts';

export const enquiryMailer: Handler<'enquiryMailer'> = (input, call) => {
  const { name, mobile, email, pincode, company, message, leftEmpty } = input;
  const enquiry = {
    source: 'enquiry-page' as const,
    name,
    mobile,
    email: given(email),
    company: given(company),
    pincode: given(pincode),
    message: given(message),
    cartonType: null,
    details: {},
  };
  return storeEnquiry(call, enquiry, leftEmpty, enquiryThanks.page);
};
