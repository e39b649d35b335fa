import type { ReactNode } from 'react';
import type { Posted } from '../../features/office/posted-form.ts';
import { statusName } from '../../features/order/order-standing.ts';
import { PostedFailure } from '../../features/plain-form/PostedFailure.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { Consequences } from './Consequences.tsx';
import { consequencesOf, whatGoesBack } from './cancel-words.ts';
import { RupeesField } from './DeskFields.tsx';
import { DeskForm } from './DeskForm.tsx';
import type { ShownDeskOrder } from './load-desk-order.ts';
import { Nothing } from './Nothing.tsx';
import { errorOf, refusalOf } from './posted-desk-form.ts';

interface CancelFormProps extends Pick<ShownDeskOrder, 'desk' | 'rows'> {
  posted: Posted | undefined;
  beside: ReactNode;
}

/** Cancels an order, or closes one that came back, after it has said what that does. */
export function CancelForm({ desk, rows: [head], posted, beside }: CancelFormProps) {
  const { cancellation } = desk;
  const refusal = refusalOf(posted, 'cancel');
  if (cancellation === null) {
    // A refusal says what happened meanwhile.
    if (refusal !== undefined) return <PostedFailure failed={refusal.failed} />;
    return <Nothing refusal={undefined}>This order is {statusName(head.status)}, and you can’t cancel it.</Nothing>;
  }
  const { problem, refund, byHand } = cancellation;
  const cameBack = head.status === 'Returned';
  return (
    <>
      <h2 className="text-xl">
        {cameBack ? 'Close' : 'Cancel'} order {head.number}
      </h2>
      {problem === '' ? (
        <>
          <p className="mt-2">
            {cameBack ? 'It isn’t sent again: a credit note takes back its invoice. ' : ''}
            {whatGoesBack(refund, byHand)}
          </p>
          <Consequences sentences={consequencesOf({ ...cancellation, isPacked: head.status === 'Packed' })} />
          <DeskForm
            orderId={head.id}
            form="cancel"
            hidden={{ seen: head.status }}
            refusal={refusal}
            button={cameBack ? 'Close the order' : 'Cancel the order'}
            busy={cameBack ? 'Closing…' : 'Cancelling…'}
            tone="primary"
            beside={beside}
            className="mt-3"
          >
            <div className="grid items-start gap-4 sm:grid-cols-2">
              <TextField
                label="Why, for the customer"
                name="note"
                maxLength={500}
                data-first
                defaultValue={refusal?.typed['note']}
                {...errorOf(refusal, 'note')}
              />
              {cameBack ? (
                <RupeesField
                  label="Kept for the carriage, in rupees"
                  hint="With tax. It stays invoiced: less goes back, or it is due"
                  name="kept"
                  optional
                  refusal={refusal}
                />
              ) : null}
            </div>
          </DeskForm>
        </>
      ) : (
        <p className="mt-2">{problem}</p>
      )}
    </>
  );
}
