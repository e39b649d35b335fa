import type { JobRow } from '@boxwright/contract';
import { whyNotPrinted } from '@boxwright/orders';
import { formatMoment } from '../../ui/moment.ts';

/** Whether a job's proof is approved, when and by whom; otherwise why it can't be printed. */
export function ProofState({ job: { proof } }: { job: Pick<JobRow, 'proof'> }) {
  if (proof === null) return null;
  const { state, isWaived, approvedAt, approvedBy } = proof;
  const why = whyNotPrinted(state, isWaived);
  if (why !== null) return <p className="font-semibold text-vermilion-deep">Can’t be printed: {why}</p>;
  if (state !== 'approved') return <p className="font-semibold text-kraft-deep">Printed without an approved proof</p>;
  return (
    <p className="wrap-anywhere text-ink-soft">
      Approved for print
      {approvedAt === null ? '' : `: ${approvedBy}, ${formatMoment(approvedAt)}`}
    </p>
  );
}
