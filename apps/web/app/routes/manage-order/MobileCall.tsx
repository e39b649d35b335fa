import type { Posted } from '../../features/office/posted-form.ts';
import { DeskForm } from './DeskForm.tsx';
import type { DeskOrder } from './load-desk-order.ts';
import { refusalOf } from './posted-desk-form.ts';

interface MobileCallProps {
  desk: DeskOrder;
  orderId: number;
  posted: Posted | undefined;
}

/** Asks for a call: the customer has chosen cash on delivery, and nobody has called the mobile number yet. */
export function MobileCall({ desk: { mobileToCall, may }, orderId, posted }: MobileCallProps) {
  if (mobileToCall === '') return null;
  return (
    <div className="mt-4 rounded-md bg-board p-3.5 text-[0.9375rem]">
      <p>
        Cash on delivery waits for a call: please speak with the customer on{' '}
        <a href={`tel:${mobileToCall}`} className="inline-block py-1 font-semibold underline underline-offset-4">
          {mobileToCall}
        </a>
        . After the call, they choose cash on delivery again at the checkout.
      </p>
      {may.changes ? (
        <DeskForm
          orderId={orderId}
          form="mobile-call"
          refusal={refusalOf(posted, 'mobile-call')}
          button="I have spoken with them"
          busy="Noting…"
          tone="outline"
        />
      ) : null}
    </div>
  );
}
