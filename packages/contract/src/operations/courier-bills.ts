import { z } from 'zod';
import { billNumberMaxLength, courierBillRules, courierMaxLength } from '../forms/courier-bills.ts';
import { operation } from '../kernel/operation.ts';
import { field, record } from '../kernel/record.ts';
import { formText, id, rupees, wholeNumber } from '../kernel/values.ts';

const access = { staff: 'accounts' } as const;
const text = z.string();
const billId = field('bill_id', id);
const amounts = {
  taxable: field('taxable', rupees),
  cgst: field('cgst', rupees),
  sgst: field('sgst', rupees),
  igst: field('igst', rupees),
  /** Whether we pay its tax to the government instead of to the courier. */
  isReverseCharge: field('reverse_charge', z.boolean()),
};

const bill = record({
  billId,
  /** `taken-off` is what a courier kept of a remittance of cash. */
  kind: field('kind', z.enum(['bill', 'taken-off'])),
  courier: field('courier', text),
  number: field('number', text),
  billedOn: field('billed_on', text),
  bookedOn: field('booked_on', text),
  /** Empty if the bill doesn't say when its parcels were sent. */
  sentFrom: field('sent_from', text),
  sentTo: field('sent_to', text),
  ...amounts,
  /** What the courier gets: the tax too, unless we pay that ourselves. */
  payable: field('payable', rupees),
  /** Parcels that were sent with this courier in these days, and what buyers were charged for their delivery before tax. */
  parcels: field('parcels', z.int()),
  charged: field('charged', rupees),
  by: field('by', text),
});
export type CourierBillRow = z.output<typeof bill>;

export const courierBillOperations = {
  GetCourierBills: operation({
    summary: 'A page of what couriers charge us, newest first, with what is owed to each of them.',
    method: 'POST',
    access,
    input: record({ page: field('page', wholeNumber(1, 100_000).optional()) }),
    output: record({
      bills: field('bills', z.array(bill)),
      couriers: field(
        'couriers',
        z.array(
          record({
            courier: field('courier', text),
            billed: field('billed', rupees),
            takenOff: field('taken_off', rupees),
          }),
        ),
      ),
      hasMore: field('has_more', z.boolean()),
      today: field('today', text),
    }),
  }),
  RecordCourierBill: operation({
    summary: 'Records a bill of a courier, with its tax by head; the same one is recorded once. Tally gets a journal.',
    method: 'POST',
    access,
    input: record({
      courier: field('courier', formText(2 * courierMaxLength)),
      number: field('number', formText(2 * billNumberMaxLength)),
      billedOn: field('billed_on', formText(20)),
      sentFrom: field('sent_from', formText(20)),
      sentTo: field('sent_to', formText(20)),
      ...amounts,
    }),
    rules: courierBillRules,
    output: record({ billId, bookedOn: field('booked_on', text) }),
  }),
  WithdrawCourierBill: operation({
    summary: 'Takes back a bill, or what a courier took off, that was recorded wrongly; not from a closed month.',
    method: 'POST',
    access,
    input: record({ billId }),
    output: record({ billId }),
  }),
};
