import { isGstin } from '@boxwright/money';
import { expect, test } from 'vitest';
import { checkEInvoice, type EInvoice, eInvoiceOf } from '../index.ts';
import { invoice } from '../testing/documents.ts';

const eInvoice = eInvoiceOf(invoice({ gstin: '33AAACY2068D1ZN' }));
if (eInvoice === null) throw new Error('no e-invoice');
const [item] = eInvoice.ItemList;

/** What is reported of the e-invoice with these fields in its parts, undefined for none. */
function reported(own: { readonly [part in keyof EInvoice]?: object }) {
  const parts = Object.entries(own).map(([part, fields]) => {
    const before = eInvoice?.[part as keyof EInvoice];
    return [part, Array.isArray(fields) ? fields : { ...(before as object), ...fields }];
  });
  return checkEInvoice(JSON.parse(JSON.stringify({ ...eInvoice, ...Object.fromEntries(parts) })));
}

const company = 'Mend it under Settings, Company; it applies to invoices that are issued afterwards.';
const buyer = 'The buyer’s billing address has it wrong: mend it in Tally or on the portal, and in their address book.';
const goods = 'Mend it in the catalogue, and on the portal for this invoice.';
const ours = 'Please report this: the shop writes it by itself.';

test.each([
  [{ SellerDtls: { Loc: undefined } }, { problem: 'It lacks the company’s city.', mend: company }],
  [{ BuyerDtls: { LglNm: '' } }, { problem: 'It lacks the buyer’s name.', mend: buyer }],
  [{ BuyerDtls: { Pin: 999 } }, { problem: 'It can’t have 999 as the buyer’s pincode.', mend: buyer }],
  [
    { ShipDtls: { LglNm: 'A1', Addr1: '5 Road', Loc: 'Madurai', Pin: 625001, Stcd: '33' } },
    { problem: '“A1” can’t be used as the name at the delivery address.', mend: buyer },
  ],
  [{ ItemList: [{ ...item, HsnCd: '48' }] }, { problem: '“48” can’t be used as the HSN code.', mend: goods }],
  [
    { ItemList: [{ ...item, HsnCd: '4821' }] },
    { problem: '“4821” has 4 digits of the HSN code; the portal wants 6.', mend: goods },
  ],
  [{ ItemList: [{ ...item, Unit: '1' }] }, { problem: '“1” can’t be used as the field Unit.', mend: ours }],
  [{ ValDtls: { AssVal: -1 } }, { problem: 'It can’t have -1 as the field AssVal.', mend: ours }],
  [{ DocDtls: { No: undefined } }, { problem: 'It lacks the number.', mend: ours }],
  [
    { RefDtls: { ContrDtls: [{ PORefr: 'x'.repeat(17) }] } },
    { problem: `“${'x'.repeat(17)}” can’t be used as the purchase order number.`, mend: ours },
  ],
  [{ ItemList: [] }, { problem: 'It has 0 lines; an e-invoice can have 1 to 1000.', mend: 'Please report this.' }],
  [{ DocDtls: { Extra: 1 } }, { problem: 'The schema has no field Extra.', mend: 'Please report this.' }],
])('%o is reported in one sentence, with how to mend it', (own, problem) => {
  expect(reported(own)).toEqual([problem]);
});

test('a value that is wrong in two ways is reported once, and two values in the order of the schema', () => {
  const problems = reported({ BuyerDtls: { LglNm: '"', Loc: 'A' }, SellerDtls: { Loc: 'A"' } }).map(
    (one) => one.problem,
  );
  expect(problems).toEqual([
    '“A"” can’t be used as the company’s city.',
    '“"” can’t be used as the buyer’s name.',
    '“A” can’t be used as the buyer’s city.',
  ]);
});

test('a GSTIN with a wrong check character, or of another state than the address, is reported with whose it is', () => {
  const [wrong, elsewhere] = ['33AAACY2068D1ZM', '29AAACY2068D1ZC'];
  const ofCompany = 'Mend it under Settings, Company.';
  const ofBuyer = 'Ask the buyer for the GSTIN of their billing address.';
  expect(reported({ SellerDtls: { Gstin: wrong }, BuyerDtls: { Gstin: wrong } })).toEqual([
    { problem: `${wrong} is no GSTIN of the company: its check character is wrong.`, mend: ofCompany },
    { problem: `${wrong} is no GSTIN of the buyer: its check character is wrong.`, mend: ofBuyer },
  ]);
  expect(reported({ SellerDtls: { Gstin: elsewhere }, BuyerDtls: { Stcd: '29' } })).toEqual([
    { problem: `The company’s GSTIN ${elsewhere} belongs to another state than the address.`, mend: ofCompany },
    { problem: 'The buyer’s GSTIN 33AAACY2068D1ZN belongs to another state than the address.', mend: ofBuyer },
  ]);
});

test('the code of a state counts with and without its zero', () => {
  const inKashmir = [...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'].map((check) => `01AAACY2068D1Z${check}`).find(isGstin);
  for (const Stcd of ['01', '1']) expect(reported({ BuyerDtls: { Gstin: inKashmir, Stcd } })).toEqual([]);
});
