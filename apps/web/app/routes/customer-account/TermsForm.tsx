import { type Paise, toRupees } from '@boxwright/money';
import { OfficeForm } from '../../features/office/OfficeForm.tsx';
import { type Posted, usePostedForm } from '../../features/office/posted-form.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/TextField.tsx';

interface TermsFormProps {
  terms: {
    readonly days: number | null;
    readonly limit: number | null;
    readonly version: number;
    readonly by: string;
  };
  posted: Posted | undefined;
}

/** The days and the limit up to which a customer may order on account. */
export function TermsForm({ terms: { days, limit, version, by }, posted }: TermsFormProps) {
  const saving = usePostedForm('terms', posted);
  return (
    <OfficeForm
      of={saving}
      key={version}
      hidden={{ seen: String(version) }}
      isAllAbove
      aria-label="Terms"
      className="grid gap-3"
    >
      <p className="max-w-2xl text-ink-soft">
        {limit === null
          ? 'This customer has the shop’s usual terms: an order to be paid later starts once its money has come.'
          : limit === 0
            ? 'This customer isn’t offered to pay later.'
            : 'Within the limit, this customer’s orders to be paid later are made and sent before they are paid.'}
        {by === '' ? '' : ` Agreed by ${by}.`}
      </p>
      <div className="grid items-start gap-3 sm:grid-cols-2">
        <TextField
          label="Days to pay"
          hint="From the order on."
          inputMode="numeric"
          maxLength={3}
          autoComplete="off"
          {...saving.field('days', days === null ? '' : String(days))}
        />
        <TextField
          label="Credit limit in ₹"
          hint="For all open orders together; 0: pay later isn’t offered. Both empty: the usual terms."
          inputMode="decimal"
          maxLength={15}
          autoComplete="off"
          {...saving.field('limit', limit === null ? '' : toRupees(limit as Paise))}
        />
      </div>
      <Button type="submit" tone="ink" size="small" busy={saving.isSending && 'Saving…'} className="justify-self-start">
        Save the terms
      </Button>
    </OfficeForm>
  );
}
