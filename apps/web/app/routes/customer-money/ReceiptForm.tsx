import { chequeBankMaxLength, type PayableRow, paymentReferenceMaxLength } from '@boxwright/contract';
import { type Paise, toRupees } from '@boxwright/money';
import { OfficeForm } from '../../features/office/OfficeForm.tsx';
import { type Posted, usePostedForm } from '../../features/office/posted-form.ts';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { Money } from '../../ui/Money.tsx';
import { formatDay } from '../../ui/moment.ts';
import { Select } from '../../ui/Select.tsx';
import { TextField } from '../../ui/TextField.tsx';

interface ReceiptFormProps {
  payable: readonly PayableRow[];
  today: string;
  posted: Posted | undefined;
}

/** One transfer, cheque or cash of a customer, split over what is open; the rest is held. */
export function ReceiptForm({ payable, today, posted }: ReceiptFormProps) {
  const form = usePostedForm('receipt', posted);
  const isAsked = form.failed?.field === 'isShared' || form.field('isShared').defaultValue === 'yes';
  return (
    <OfficeForm of={form} isAllAbove aria-label="Record a receipt" className="grid gap-4">
      <div className="grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-3">
        <TextField
          label="Reference"
          hint="The bank’s (UTR, UPI), or the number of the receipt or cheque"
          maxLength={paymentReferenceMaxLength}
          autoComplete="off"
          {...form.field('reference')}
        />
        <TextField
          label="Amount in rupees"
          inputMode="decimal"
          maxLength={16}
          autoComplete="off"
          {...form.field('amount')}
        />
        <Select
          label="How it came in"
          options={[
            { value: 'transfer', label: 'Bank transfer or UPI' },
            { value: 'cash', label: 'Cash' },
            { value: 'cheque', label: 'Cheque that has cleared' },
          ]}
          {...form.field('how', 'transfer')}
        />
        <TextField label="Bank of a cheque" maxLength={chequeBankMaxLength} optional {...form.field('bank')} />
        <TextField
          label="Day"
          hint="For a cheque, the day on which it cleared"
          type="date"
          max={today}
          {...form.field('receivedOn', today)}
        />
      </div>
      {payable.length === 0 ? (
        <p className="text-ink-soft">No order is open: all of it is held on account.</p>
      ) : (
        <fieldset className="grid gap-3">
          <legend className="mb-2 font-semibold">What it pays</legend>
          <p className="text-ink-soft text-sm">
            What isn’t given to an order is held on account. TDS is tax that the buyer has kept, beside the amount:
            usually 0.1 % of the value without GST. It is taken back with the receipt.
          </p>
          {payable.map((order) => (
            <Order key={order.orderId} order={order} field={form.field} />
          ))}
        </fieldset>
      )}
      {isAsked ? (
        <Checkbox
          name="isShared"
          value="yes"
          defaultChecked={form.field('isShared').defaultValue === 'yes'}
          label="Yes, one transfer paid for several."
        />
      ) : null}
      <Button type="submit" tone="primary" busy={form.isSending && 'Recording…'} className="justify-self-start">
        Record the receipt
      </Button>
    </OfficeForm>
  );
}

function Order({
  order: { orderId, orderNumber, invoice, due, dueOn, usualTds },
  field,
}: {
  order: PayableRow;
  field: ReturnType<typeof usePostedForm>['field'];
}) {
  return (
    <div className="grid items-start gap-3 border-line border-t pt-3 sm:grid-cols-[1fr_10rem_10rem]">
      <p className="text-[0.9375rem]">
        <span className="figures font-semibold">{orderNumber}</span>, {invoice ?? 'not invoiced yet'}
        <br />
        <Money amount={due} /> due{dueOn === null ? '' : ` by ${formatDay(dueOn)}`}
      </p>
      <input type="hidden" name="order" value={orderId} />
      <input type="hidden" name={`due-${orderId}`} value={due} />
      <TextField
        label={`Amount for ${orderNumber}`}
        inputMode="decimal"
        maxLength={16}
        autoComplete="off"
        optional
        {...field(`amount-${orderId}`)}
      />
      <TextField
        label={`TDS for ${orderNumber}`}
        hint={`0.1 %: ${toRupees(usualTds as Paise)}`}
        inputMode="decimal"
        maxLength={16}
        autoComplete="off"
        optional
        {...field(`tds-${orderId}`)}
      />
    </div>
  );
}
