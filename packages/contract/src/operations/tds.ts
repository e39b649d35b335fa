import { z } from 'zod';
import { certificateMaxLength, tdsCertificateRules } from '../forms/tds.ts';
import { operation } from '../kernel/operation.ts';
import { field, record } from '../kernel/record.ts';
import { formText, id, rupees, wholeNumber } from '../kernel/values.ts';

const access = { staff: 'accounts' } as const;
const text = z.string();
const customerId = field('customer_id', id);
const certificateId = field('certificate_id', id);

const deductedTax = record({
  customerId,
  customerName: field('customer', text),
  gstin: field('gstin', text),
  /** The first day of the quarter, `YYYY-MM-DD`. */
  quarter: field('quarter', text),
  deducted: field('deducted', rupees),
  certified: field('certified', rupees),
  /** What was deducted and no certificate names; 0 if they name more. */
  awaited: field('awaited', rupees),
  /** Whether the buyer should have given the certificate by now. */
  isLate: field('late', z.boolean()),
  certificates: field(
    'certificates',
    z.array(
      record({
        certificateId,
        number: field('number', text),
        amount: field('amount', rupees),
        receivedOn: field('received_on', text),
      }),
    ),
  ),
});
export type DeductedTaxRow = z.output<typeof deductedTax>;

export const tdsOperations = {
  GetTds: operation({
    summary: 'Tax that buyers deducted in a financial year, by quarter and buyer, with the certificates that came.',
    method: 'POST',
    access,
    input: record({
      /** In which the financial year begins; the current one by default. */
      year: field('year', wholeNumber(2000, 2999).optional()),
    }),
    output: record({
      year: field('year', z.int()),
      /** In which something was deducted, and the current one; newest first. */
      years: field('years', z.array(z.int())),
      rows: field('rows', z.array(deductedTax)),
      today: field('today', text),
    }),
  }),
  RecordTdsCertificate: operation({
    summary: 'Records a buyer’s certificate of tax that it deducted in a quarter; the same one is recorded once.',
    method: 'POST',
    access,
    input: record({
      customerId,
      /** The first day of the quarter. */
      quarter: field('quarter', formText(20)),
      number: field('number', formText(2 * certificateMaxLength)),
      amount: field('amount', rupees),
      /** `YYYY-MM-DD` in India. */
      receivedOn: field('received_on', formText(20)),
    }),
    rules: tdsCertificateRules,
    output: record({ certificateId }),
  }),
  WithdrawTdsCertificate: operation({
    summary: 'Takes a certificate back that was recorded wrongly; its tax is awaited again.',
    method: 'POST',
    access,
    input: record({ certificateId }),
    output: record({ certificateId }),
  }),
};
