import { formatPieces, formatRupees, type Paise } from '@boxwright/money';
import { comeBackReasons, comeBackWords } from '@boxwright/orders';
import type { ReactNode } from 'react';
import type { Posted } from '../../features/office/posted-form.ts';
import { PostedFailure } from '../../features/plain-form/PostedFailure.tsx';
import { Select } from '../../ui/Select.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { RupeesField } from './DeskFields.tsx';
import { DeskForm } from './DeskForm.tsx';
import type { ShownDeskOrder } from './load-desk-order.ts';
import { errorOf, refusalOf } from './posted-desk-form.ts';

interface CreditFormProps extends Pick<ShownDeskOrder, 'desk' | 'rows'> {
  posted: Posted | undefined;
  beside: ReactNode;
}

/** The contract's codec guarantees whole paise. */
const rupees = (amount: number) => formatRupees(amount as Paise);

/** Pieces only: amounts don't come back. */
const comeBackOptions = [
  { value: '', label: 'No' },
  ...comeBackReasons.map((value) => ({ value, label: comeBackWords[value].name })),
];

/** A credit note that names items of the invoice, by pieces or by an amount. */
export function CreditForm({ desk, rows: [head], posted, beside }: CreditFormProps) {
  const refusal = refusalOf(posted, 'credit');
  const { typed = {} } = refusal ?? {};
  const { creditable } = desk;
  if (creditable.length === 0) {
    return (
      <>
        <PostedFailure failed={refusal?.failed} />
        <p className="font-medium">Nothing is left of the invoice to be credited.</p>
      </>
    );
  }
  return (
    <>
      <h2 className="text-xl">Credit note</h2>
      <p className="mt-2 text-[0.9375rem]">
        {head.due > 0
          ? `It is taken off the ${rupees(head.due)} that are due; what is more is paid back.`
          : 'What was paid for it is paid back.'}{' '}
        Each item keeps its own rate and HSN code. The customer is mailed.
      </p>
      <DeskForm
        orderId={head.id}
        form="credit"
        hidden={{ seenLeft: creditable.reduce((sum, { left }) => sum + left, 0) }}
        refusal={refusal}
        button="Issue the credit note"
        busy="Issuing…"
        tone="primary"
        beside={beside}
        className="mt-3"
      >
        {creditable.map(({ position, name, quantity, gstRate, hsn, left }, place) => (
          <fieldset key={position} className="crease mb-4 border-b pb-4">
            <legend className="font-semibold [overflow-wrap:anywhere]">
              {position}. {name}
            </legend>
            <p className="text-ink-soft text-sm">
              {formatPieces(quantity)}, GST {gstRate} %, HSN {hsn}. {rupees(left)} are left to be credited.
            </p>
            <input type="hidden" name="position" value={position} />
            <div className="mt-2 grid gap-4 sm:grid-cols-2">
              <TextField
                label="Pieces"
                name={`quantity-${position}`}
                inputMode="numeric"
                maxLength={9}
                autoComplete="off"
                optional
                {...(place === 0 ? { 'data-first': true } : {})}
                defaultValue={typed[`quantity-${position}`]}
                {...errorOf(refusal, `quantity-${position}`)}
              />
              <RupeesField
                label="Or an amount in rupees, with tax"
                name={`amount-${position}`}
                optional
                refusal={refusal}
              />
            </div>
          </fieldset>
        ))}
        <div className="mb-4 max-w-sm">
          <Select
            label="Did these pieces come back?"
            name="cameBack"
            defaultValue={typed['cameBack'] ?? ''}
            options={comeBackOptions}
            {...errorOf(refusal, 'cameBack')}
          />
        </div>
        <TextField
          label="Why"
          hint="Printed on the credit note"
          name="reason"
          maxLength={200}
          defaultValue={typed['reason']}
          {...errorOf(refusal, 'reason')}
        />
      </DeskForm>
    </>
  );
}
