import { formatDay, reversalCauses } from '@boxwright/contract';
import { formatRupees, type Paise } from '@boxwright/money';
import { reversals } from '@boxwright/orders';
import type { ReactNode } from 'react';
import type { Posted } from '../../features/office/posted-form.ts';
import { PostedFailure } from '../../features/plain-form/PostedFailure.tsx';
import { Select } from '../../ui/Select.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { ReasonField, RupeesField } from './DeskFields.tsx';
import { DeskForm } from './DeskForm.tsx';
import { entryNames } from './ledger-entry.ts';
import type { ShownDeskOrder } from './load-desk-order.ts';
import { errorOf, refusalOf } from './posted-desk-form.ts';

interface ReverseFormProps extends Pick<ShownDeskOrder, 'desk' | 'rows' | 'today'> {
  /** The entry of the ledger. */
  to: string | null;
  posted: Posted | undefined;
  beside: ReactNode;
}

/** Takes a payment back that was recorded by hand. */
export function ReverseForm({ desk, rows: [head], today, to, posted, beside }: ReverseFormProps) {
  const refusal = refusalOf(posted, 'reverse');
  const { typed = {} } = refusal ?? {};
  const entry = desk.ledger.find(({ id, isReversible }) => isReversible && String(id) === to);
  if (entry === undefined) {
    return (
      <>
        <PostedFailure failed={refusal?.failed} />
        <p className="font-medium">This payment is reversed already.</p>
      </>
    );
  }
  const { id, kind, amount, reference, receivedOn } = entry;
  const isByBank = kind !== 'tds' && kind !== 'account';
  const causes = reversalCauses.filter((cause) => isByBank || cause !== 'bounced');
  const day = receivedOn === null ? '' : ` of ${formatDay(receivedOn)}`;
  return (
    <>
      <h2 className="text-xl">Reverse {formatRupees(amount as Paise)}</h2>
      <p className="mt-2 text-[0.9375rem] [overflow-wrap:anywhere]">
        {entryNames[kind]} {reference}
        {day}. It stays in the ledger, an entry beside it takes it back, and its amount is due again. The customer, who
        had a mail about the payment, is mailed why it doesn’t count. An alert names you.
      </p>
      <DeskForm
        orderId={head.id}
        form="reverse"
        hidden={{ entryId: id }}
        refusal={refusal}
        button="Reverse the payment"
        busy="Reversing…"
        tone="primary"
        beside={beside}
        className="mt-3"
      >
        <div className="grid gap-4 sm:grid-cols-2">
          <Select
            label="Why"
            name="cause"
            data-first
            defaultValue={typed['cause'] ?? 'wrong-order'}
            options={causes.map((value) => ({ value, label: reversals[value].name }))}
            {...errorOf(refusal, 'cause')}
          />
          <TextField
            label="Day"
            hint="If the bank took it back: the day on its statement"
            name="reversedOn"
            type="date"
            min={receivedOn ?? undefined}
            max={today}
            defaultValue={typed['reversedOn'] ?? today}
            {...errorOf(refusal, 'reversedOn')}
          />
          {isByBank ? (
            <RupeesField
              label="The bank’s charge in rupees"
              hint="If it took the money back and charged us"
              name="bankFee"
              optional
              refusal={refusal}
            />
          ) : null}
          <ReasonField label="What happened, for us" refusal={refusal} />
        </div>
      </DeskForm>
    </>
  );
}
