import type { DeskOrder } from './load-desk-order.ts';

/** What comes with sending an order: its invoice, and the e-way bill that its value needs. */
export const DispatchNotes = ({ desk, isPacked }: { desk: DeskOrder; isPacked: boolean }) => (
  <>
    {isPacked ? (
      <p className="mt-1 text-ink-soft text-sm">The tax invoice is issued with it, unless it has one already.</p>
    ) : null}
    {desk.eWayBill === 'needed' ? (
      <p className="mt-1 font-semibold text-sm text-vermilion-deep">
        Its value needs an e-way bill: make it from this page once it is sent here, before the goods leave.
      </p>
    ) : null}
  </>
);
