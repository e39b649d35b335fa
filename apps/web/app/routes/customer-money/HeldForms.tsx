import type { PayableRow } from '@boxwright/contract';
import { paymentReferenceMaxLength } from '@boxwright/contract';
import { formatRupees, type Paise, toRupees } from '@boxwright/money';
import { OfficeForm } from '../../features/office/OfficeForm.tsx';
import { type Posted, usePostedForm } from '../../features/office/posted-form.ts';
import { Button } from '../../ui/Button.tsx';
import { Select } from '../../ui/Select.tsx';
import { TextField } from '../../ui/TextField.tsx';

interface AllotFormProps {
  order: PayableRow;
  held: number;
  posted: Posted | undefined;
}

/** Pays one open order with what is held. */
export function AllotForm({ order: { orderId, orderNumber, due }, held, posted }: AllotFormProps) {
  const form = usePostedForm(`allot:${orderId}`, posted);
  return (
    <OfficeForm
      of={form}
      hidden={{ order: orderId, seenDue: due, seenHeld: held }}
      isAllAbove
      aria-label={`Pay ${orderNumber} from the account`}
      className="grid items-end gap-3 border-line border-t pt-3 sm:grid-cols-[1fr_auto]"
    >
      <TextField
        label={`For ${orderNumber}, ${formatRupees(due as Paise)} due`}
        inputMode="decimal"
        maxLength={16}
        autoComplete="off"
        {...form.field('amount', toRupees(Math.min(due, held) as Paise))}
      />
      <Button type="submit" tone="outline" size="small" busy={form.isSending && 'Paying…'}>
        Pay {orderNumber}
      </Button>
    </OfficeForm>
  );
}

/** Notes that what is held was paid back. */
export function PayBackForm({ held, today, posted }: { held: number; today: string; posted: Posted | undefined }) {
  const form = usePostedForm('back', posted);
  return (
    <OfficeForm of={form} hidden={{ seenHeld: held }} isAllAbove aria-label="Pay back" className="grid gap-3">
      <div className="grid items-start gap-3 sm:grid-cols-2">
        <TextField
          label="Amount paid back in rupees"
          inputMode="decimal"
          maxLength={16}
          autoComplete="off"
          {...form.field('amount', toRupees(held as Paise))}
        />
        <Select
          label="How it was paid"
          options={[
            { value: 'transfer', label: 'Bank transfer' },
            { value: 'cash', label: 'Cash' },
          ]}
          {...form.field('how', 'transfer')}
        />
        <TextField
          label="Number of the transfer"
          maxLength={paymentReferenceMaxLength}
          autoComplete="off"
          {...form.field('reference')}
        />
        <TextField label="Day of the transfer" type="date" max={today} {...form.field('paidOn', today)} />
      </div>
      <Button
        type="submit"
        tone="outline"
        size="small"
        busy={form.isSending && 'Noting…'}
        className="justify-self-start"
      >
        Note the repayment
      </Button>
    </OfficeForm>
  );
}
