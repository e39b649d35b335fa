import { enquiryThanks, fail } from '@boxwright/contract';
import { findArtwork } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { nullIfEmpty, storeEnquiry } from '../../selling/enquiries/store-enquiry.ts';

export const enquiryMailer: Handler<'enquiryMailer'> = async (input, call) => {
  const { name, mobile, email, pincode, company, message, honeypot } = input;
  const files = [...new Set(input.files)];
  const found = await Promise.all(files.map((token) => findArtwork(call.services.db, token)));
  if (found.includes(undefined)) return fail('invalid', fileGone, { field: 'files' });
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
  return storeEnquiry(call, enquiry, honeypot, enquiryThanks.page, files);
};

const fileGone = 'One of the files is no longer here. Please take it out and choose it again.';
