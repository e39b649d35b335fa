import { expect, test } from 'vitest';
import { firstBroken, type Rule } from '../kernel/rules.ts';
import type { OperationName } from '../registry.ts';
import { operations } from '../registry.ts';

const contact = { mobile: '9840012345', pincode: '641001', email: 'asha@kokko.example' };
const enquiry = {
  ...{ customer_name: 'Asha', customer_mobile: contact.mobile },
  ...{ customer_pincode: contact.pincode, customer_email: contact.email },
};
const address = {
  ...{ action: 'INSERT', title: 'Shipping', companyname: 'Kokko', name: 'Asha', area: '7 Mill Road' },
  ...{ mobileNo: contact.mobile, pincode: contact.pincode },
};
const complaint = {
  ...{ orderid: 1, reason: 'damaged', wish: 'refund', batch_number: 'A1', manufactured_on: '2026-11-01' },
};

test.each<[OperationName, object, string, number, string, string]>([
  ['enquiryMailer', enquiry, 'customer_message', 4000, 'message', 'the message to at most 4,000'],
  ['enquiryMailer', enquiry, 'customer_company', 150, 'company', 'the company name to at most 150'],
  ['monocartonsenquiry', contact, 'name', 100, 'name', 'the name to at most 100'],
  ['Add_CustomerAddress', address, 'area', 400, 'area', 'the address to at most 400'],
  ['Add_CustomerAddress', address, 'landmark', 200, 'landmark', 'the landmark to at most 200'],
  ['RequestReturn', complaint, 'description', 2000, 'description', 'the description to at most 2,000'],
])(
  '%s %j: a longer %s than %d characters is refused at its field, with a sentence that says how to shorten it',
  (...given) => {
    const [name, body, wire, most, field, words] = given;
    const broken = (length: number) => {
      // The input of one row that many operations share; each operation takes its own part.
      const sent = operations[name].input.decode({ ...body, [wire]: 'க'.repeat(length) } as never);
      return firstBroken(operations[name as 'enquiryMailer'].rules as readonly Rule<unknown>[], sent);
    };
    expect(broken(most)).toBeUndefined();
    expect(broken(most + 1)).toMatchObject({ field, text: `Please shorten ${words} characters.` });
  },
);
