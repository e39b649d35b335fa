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
