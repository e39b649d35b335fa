import { Ajv } from 'ajv';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkEInvoice, eInvoiceOf, eWayBillOf, validUntil } from '../index.ts';
import { documents, invoice } from '../testing/documents.ts';
import { eWayBillSchema } from '../testing/e-way-bill-schema.ts';

const transport = { mode: 'road', distance: 350, vehicle: 'TN01AB1234', transporterName: 'Kaveri Roadways' } as const;
const takes = new Ajv({ allErrors: true }).compile(eWayBillSchema);
const inPaise = (rupees: number) => Math.round(rupees * 100);

test('every invoice makes a file of the published form, whose amounts are the invoice’s', () => {
  fc.assert(
    fc.property(documents, (list) => {
      for (const document of list.filter(({ kind }) => kind === 'tax-invoice')) {
        const read = JSON.parse(JSON.stringify(eWayBillOf(document, transport)));
        expect(takes(read) ? [] : takes.errors).toEqual([]);
        const [bill] = read.billLists;
        expect(inPaise(bill.totInvValue)).toBe(document.total);
        expect(
          [bill.totalValue, bill.cgstValue, bill.sgstValue, bill.igstValue].reduce(
            (sum, each) => sum + inPaise(each),
            0,
          ),
        ).toBe(document.total);
      }
    }),
  );
});

test('says who sends what to whom, and how it travels', () => {
  const deliverTo = {
    ...invoice().recipient,
    address: '9 Dock Road',
    city: 'Kochi',
    stateCode: '32',
    pincode: '682003',
  };
  const gstin = '29AAACY2068D1ZC';
  const { billLists } = eWayBillOf(invoice({ gstin, placeOfSupply: '29', deliverTo }), {
    ...transport,
    transporterId: '33AAACY2068D1ZN',
    document: 'LR/77',
    documentOn: '2026-11-03',
  });
  expect(billLists).toMatchObject([
    {
      ...{ supplyType: 'O', subSupplyType: 1, docType: 'INV', docNo: 'INV/26-27/000001', docDate: '03/11/2026' },
      ...{ fromGstin: '33AAACY2068D1ZN', fromPlace: 'Chennai', fromPincode: 600014, fromStateCode: 33 },
      // Billed in Karnataka, delivered in Kerala.
      ...{ transType: 2, toGstin: gstin, toStateCode: 29, actualToStateCode: 32, toPlace: 'Kochi', toPincode: 682003 },
      ...{ totalValue: 100000, igstValue: 5000, cgstValue: 0, totInvValue: 105000 },
      ...{ transMode: 1, transDistance: 350, vehicleNo: 'TN01AB1234', transporterId: '33AAACY2068D1ZN' },
      ...{ transDocNo: 'LR/77', transDocDate: '03/11/2026', mainHsnCode: 48191010 },
      itemList: [{ quantity: 1000, qtyUnit: 'PCS', taxableAmount: 100000, igstRate: 5, cgstRate: 0, sgstRate: 0 }],
    },
  ]);
  expect(eWayBillOf(invoice(), transport).billLists[0]).toMatchObject({ transType: 1, toGstin: 'URP' });
});

test('a part of an invoice goes as a lot with its challan', () => {
  expect(eWayBillOf(invoice(), transport, { isLot: true }).billLists[0]).toMatchObject({
    ...{ subSupplyType: 9, docType: 'CHL' },
  });
});

test('an export goes to no state of India, but to the port if it is handed over there', () => {
  const exported = { country: 'AE' };
  const recipient = { ...invoice().recipient, pincode: '' };
  expect(eWayBillOf(invoice({ exported, recipient }), transport).billLists[0]).toMatchObject({
    ...{ subSupplyType: 3, toStateCode: 99, actualToStateCode: 99, toPincode: 999999 },
  });
  const deliverTo = { ...recipient, stateCode: '33', pincode: '600001' };
  expect(eWayBillOf(invoice({ exported, recipient, deliverTo }), transport).billLists[0]).toMatchObject({
    ...{ toStateCode: 99, actualToStateCode: 33, toPincode: 600001 },
  });
});

test('inside the state the tax is half CGST, half SGST, and the main goods are those of the largest value', () => {
  const [small] = invoice({ taxable: 1_00, rate: 1800 }).lines;
  const [large] = invoice().lines;
  if (!small || !large) throw new Error('no line');
  const { billLists } = eWayBillOf(invoice({ lines: [{ ...small, hsn: '4821 10' }, large] }), transport);
  expect(billLists[0]).toMatchObject({
    mainHsnCode: 48191010,
    itemList: [
      { itemNo: 1, hsnCode: 482110, cgstRate: 9, sgstRate: 9, igstRate: 0 },
      { itemNo: 2, hsnCode: 48191010, cgstRate: 2.5, sgstRate: 2.5, igstRate: 0 },
    ],
  });
});

test('a long address goes on in its second line, and signs that the portal refuses are replaced', () => {
  const to = (own: object) =>
    eWayBillOf(invoice({ recipient: { ...invoice().recipient, ...own } }), transport).billLists[0];
  const long = `${'x'.repeat(120)}${'y'.repeat(7)}`;
  expect(to({ address: long })).toMatchObject({ toAddr1: 'x'.repeat(120), toAddr2: 'y'.repeat(7) });
  expect(to({ address: long, landmark: 'Old mill' })).toMatchObject({ toAddr2: 'y'.repeat(7) });
  expect(to({ landmark: 'Old mill' })).toMatchObject({ toAddr2: 'Old mill' });
  expect(to({})).toMatchObject({ toAddr1: '4 Mill Road', toAddr2: '' });
  expect(to({ company: 'A "B" <C>\\D' })).toMatchObject({ toTrdName: "A 'B'  C /D" });
});

test('what isn’t known of the transport stays empty', () => {
  expect(eWayBillOf(invoice(), { mode: 'rail', distance: 0 }).billLists[0]).toMatchObject({
    ...{ transMode: 2, transporterName: '', transporterId: '', transDocNo: '', transDocDate: '', vehicleNo: '' },
  });
});

test('the e-invoice has the transport, so that the portal makes both', () => {
  const eInvoice = eInvoiceOf(invoice({ gstin: '33AAACY2068D1ZN', transport }));
  expect(eInvoice).toMatchObject({ EwbDtls: { TransMode: '1', Distance: 350, VehNo: 'TN01AB1234', VehType: 'R' } });
  expect(eInvoice && checkEInvoice(eInvoice)).toEqual([]);
});

test.each([
  [0, '2026-11-04'],
  [1, '2026-11-04'],
  [200, '2026-11-04'],
  [201, '2026-11-05'],
  [1000, '2026-11-08'],
])('a bill of 3 November for %i km is valid until %s', (distance, day) => {
  expect(validUntil('2026-11-03', distance)).toBe(day);
});
