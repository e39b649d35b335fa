import type { OrderRow } from '@boxwright/contract';
import type { Posted } from '../../features/office/posted-form.ts';
import { Fold } from '../../ui/Fold.tsx';
import { ReasonField } from './DeskFields.tsx';
import { DeskForm } from './DeskForm.tsx';
import type { DeskOrder } from './load-desk-order.ts';
import { refusalOf } from './posted-desk-form.ts';

interface DoubtfulGstinProps {
  desk: DeskOrder;
  head: OrderRow;
  posted: Posted | undefined;
}

/** What is doubtful about the billed GSTIN, until somebody decides. */
export function DoubtfulGstin({ desk: { gstinDoubt, may }, head, posted }: DoubtfulGstinProps) {
  if (gstinDoubt === '') return null;
  const refusal = refusalOf(posted, 'gstin');
  return (
    <div>
      <p className="text-[0.9375rem]">
        <span className="font-semibold text-vermilion-deep">{gstinDoubt}</span> Ask the buyer. This stays until somebody
        decides.
      </p>
      {may.supply ? (
        <Fold className="mt-2" isOpen={refusal !== undefined}>
          <summary className="min-h-11 cursor-pointer py-2.5 font-medium text-[0.9375rem]">It stays as it is</summary>
          <DeskForm
            orderId={head.id}
            form="gstin"
            hidden={{ seenGstin: head.billingGstin }}
            refusal={refusal}
            button="Let it stay"
            busy="Saving…"
            tone="outline"
          >
            <ReasonField label="Why it stays" refusal={refusal} />
          </DeskForm>
        </Fold>
      ) : null}
    </div>
  );
}
