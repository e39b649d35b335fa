import { expect, test } from 'vitest';
import { rowsByColumn } from '../testing/documents.ts';
import { settledRowLine, settledRowsStart, unsettledLine, unsettledStart } from './settlement-csv.ts';

const row = {
  ...{ kind: 'payment', action: 'capture', utr: 'UTR7', day: '2026-11-04', txnid: 'BW26-010012-1', payuId: '403993' },
  ...{ orderNumber: 'BW26-010012', amount: 1_000_00, fee: 20_00, gst: 3_60, net: 976_40 },
  ...{ ours: 1_000_50, oddness: 'Another amount' },
};

test('a settled row stands under its heads, with amounts in rupees', () => {
  expect(rowsByColumn(settledRowsStart + settledRowLine(row))).toEqual([
    {
      ...{ UTR: 'UTR7', 'Settled on': '2026-11-04', Kind: 'payment', 'PayU says': 'capture', Order: 'BW26-010012' },
      ...{ Transaction: 'BW26-010012-1', 'PayU ID': '403993', Amount: '1000.00', Fee: '20.00', GST: '3.60' },
      ...{ Net: '976.40', 'Our amount': '1000.50', 'To look at': 'Another amount' },
    },
  ]);
});

test('what we don’t know and what isn’t odd stays empty', () => {
  expect(rowsByColumn(settledRowsStart + settledRowLine({ ...row, ours: null, oddness: null }))).toMatchObject([
    { 'Our amount': '', 'To look at': '' },
  ]);
});

test('what should have been settled stands under its heads', () => {
  expect(rowsByColumn(unsettledStart + unsettledLine(row))).toEqual([
    {
      ...{ Order: 'BW26-010012', 'Paid on': '2026-11-04', Transaction: 'BW26-010012-1', 'PayU ID': '403993' },
      Amount: '1000.00',
    },
  ]);
});
