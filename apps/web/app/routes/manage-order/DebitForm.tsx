import { formatRupees, type Paise } from '@boxwright/money';
import type { ReactNode } from 'react';
import type { Posted } from '../../features/office/posted-form.ts';
import { PostedFailure } from '../../features/plain-form/PostedFailure.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { RupeesField } from './DeskFields.tsx';
import { DeskForm } from './DeskForm.tsx';
import type { ShownDeskOrder } from './load-desk-order.ts';
import { errorOf, refusalOf } from './posted-desk-form.ts';

interface DebitFormProps extends Pick<ShownDeskOrder, 'desk' | 'rows'> {
  posted: Posted | undefined;
  beside: ReactNode;
}

/** The contract's codec guarantees whole paise. */
const rupees = (amount: number) => formatRupees(amount as Paise);

/** A debit note that adds an amount to items of the invoice. */
export function DebitForm({ desk, rows: [head], posted, beside }: DebitFormProps) {
  const refusal = refusalOf(posted, 'debit');
  const { typed = {} } = refusal ?? {};
  const { creditable } = desk;
  if (creditable.length === 0) {
    return (
      <>
        <PostedFailure failed={refusal?.failed} />
        <p className="font-medium">There is no invoice, or nothing is left of it: nothing can be added to it.</p>
      </>
    );
  }
  return (
    <>
      <h2 className="text-xl">Debit note</h2>
      <p className="mt-2 text-[0.9375rem]">
        For what is dearer than invoiced. Each item keeps its own rate and HSN code. {rupees(head.due)} are due now; the
        customer is mailed what is due then, and until when.
      </p>
      <DeskForm
        orderId={head.id}
        form="debit"
        hidden={{ seenDue: head.due }}
        refusal={refusal}
        button="Issue the debit note"
        busy="Issuing…"
        tone="primary"
        beside={beside}
        className="mt-3"
      >
        {creditable.map(({ position, name, gstRate, hsn }, place) => (
          <fieldset key={position} className="crease mb-4 border-b pb-4">
            <legend className="font-semibold [overflow-wrap:anywhere]">
              {position}. {name}
            </legend>
            <p className="text-ink-soft text-sm">
              GST {gstRate} %, HSN {hsn}.
            </p>
            <input type="hidden" name="position" value={position} />
            <RupeesField
              label="Amount in rupees, with tax"
              name={`amount-${position}`}
              optional
              className="mt-2 max-w-sm"
              {...(place === 0 ? { 'data-first': true } : {})}
              refusal={refusal}
            />
          </fieldset>
        ))}
        <TextField
          label="Why"
          hint="Printed on the debit note"
          name="reason"
          maxLength={200}
          defaultValue={typed['reason']}
          {...errorOf(refusal, 'reason')}
        />
      </DeskForm>
    </>
  );
}
