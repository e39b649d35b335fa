import { describe, expect, test } from 'vitest';
import { dayOfReport, paiseOfReport } from './read-report.ts';
import { readSettlement } from './settlement.ts';

const heads =
  'Merchant Txn ID,PayU ID,Request ID,Requested Action,Amount,Net Amount,Amount(Net),Total Processing fees,Total Service Tax,CGST,SGST,IGST,Settlement Date,Merchant UTR,Status';
const file = (...rows: readonly string[]) => [heads, ...rows].join('\r\n');
const paid = 'T1,4039,77,capture,1180.00,1156.40,1156.40,20.00,3.60,0,0,3.60,2026-11-03 00:02:17,UTR1,SUCCESS';

describe('PayU’s settlement report', () => {
  test('rows are read by their heads, with the sign of what PayU takes off', () => {
    const { rows, waiting, problems } = readSettlement(
      file(
        paid,
        'T2,4040,78,refund,200.00,200.00,-200.00,0,0,0,0,0,03-11-2026,UTR1,SUCCESS',
        'T3,4041,79,chargeback,300,300,,0,0,,,,2026-11-03,UTR1,SUCCESS',
        ',,,Adjustment_debit,0,5.90,-5.90,5.00,0.90,0.45,0.45,0,2026-11-03,UTR1,SUCCESS',
        ',,,Adjustment_debit,0,5.90,-5.90,5.00,0.90,0.45,0.45,0,2026-11-03,UTR1,SUCCESS',
        'T4,4042,80,capture,100,98,98,1.69,0.31,0,0,0.31,,,PENDING',
      ),
    );
    expect(problems).toEqual([]);
    expect(waiting).toBe(1);
    expect(
      rows.map(({ kind, amount, fee, cgst, sgst, igst, net }) => [kind, amount, fee, cgst + sgst, igst, net]),
    ).toEqual([
      ['payment', 118_000, 2_000, 0, 360, 115_640],
      ['refund', -20_000, 0, 0, 0, -20_000],
      ['chargeback', -30_000, 0, 0, 0, -30_000],
      ['adjustment', 0, 500, 90, 0, -590],
      ['adjustment', 0, 500, 90, 0, -590],
    ]);
    expect(rows[0]).toMatchObject({ key: 'payment:77', txnid: 'T1', payuId: '4039', utr: 'UTR1', day: '2026-11-03' });
    // The same fee twice on a day is two rows, and the same two in each report.
    expect(new Set(rows.map(({ key }) => key)).size).toBe(5);
  });

  test('heads of the other exports, lines above them, and pasted cells are read too', () => {
    const api =
      'payuid,txnid,requestid,action,requestamount,mer_net_amount,mer_service_fee,mer_service_tax,mer_utr,settled on';
    expect(
      readSettlement(
        `Report of MID 7\n\n${api.replace('payuid', 'mihpayid')}\n4039,T1,77,capture,1180.00,1156.40,20.00000,3.60000,UTR1,2026-11-03`,
      ).rows[0],
    ).toMatchObject({
      ...{ key: 'payment:77', amount: 118_000, igst: 360, net: 115_640 },
    });
    expect(readSettlement(file(paid).replaceAll(',', '\t')).rows).toEqual(readSettlement(file(paid)).rows);
  });

  test('a file of another kind is refused by the column that it lacks, and nothing of a wrong one is taken', () => {
    expect(readSettlement('Order,Total\n1,2').problems).toEqual([expect.stringContaining('“Requested Action”')]);
    expect(readSettlement(file(paid).replace('Merchant UTR', 'Their reference')).problems).toEqual([
      'This isn’t PayU’s settlement report: it has no column “Merchant UTR”.',
    ]);
    expect(readSettlement('').problems).toEqual(['The file is empty.']);
    const wrong = readSettlement(
      file(paid, paid.replace('1156.40,20.00', '1100.00,20.00').replace('1156.40', '1100.00')),
    );
    expect(wrong.rows).toEqual([]);
    expect(wrong.problems).toEqual([expect.stringMatching(/^Row 3: its amount less fee and tax isn’t its net amount/)]);
    expect(readSettlement(file(paid.replace('2026-11-03', 'soon'))).problems[0]).toContain('isn’t a day');
    expect(readSettlement(file(paid.replace('1180.00', 'much'))).problems[0]).toContain('isn’t an amount (Amount)');
  });

  test('a payment that is less than its fee came all the same; one that went is refused in a sentence', () => {
    const small = 'T1,4039,77,capture,1.00,1.36,-1.36,2.00,0.36,0,0,0.36,2026-11-03,UTR1,SUCCESS';
    expect(readSettlement(file(small)).rows[0]).toMatchObject({ kind: 'payment', amount: 100, fee: 200, net: -136 });
    const went = paid.replace(',1156.40,20.00', ',-1156.40,20.00');
    expect(readSettlement(file(went))).toMatchObject({ rows: [], problems: [expect.stringMatching(/^Row 2: /)] });
  });

  test.each([
    ['1,18,000.50', 11_800_050],
    ['₹ 12', 1_200],
    ['-0.5', -50],
    ['(12.345)', -1_235],
    ['', 0],
    ['twelve', null],
  ])('the amount “%s” is %s paise', (text, paise) => {
    expect(paiseOfReport(text)).toBe(paise);
  });

  test.each([
    ['2026-11-03 10:00:00', '2026-11-03'],
    ['03/11/2026', '2026-11-03'],
    ['2026-02-30', null],
    ['3 Nov', null],
  ])('the day “%s” is %s', (text, day) => {
    expect(dayOfReport(text)).toBe(day);
  });
});
