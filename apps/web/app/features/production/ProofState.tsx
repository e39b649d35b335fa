import type { JobRow } from '@boxwright/contract';
import { insideOnPlates, laidByHand, whyNotPrinted } from '@boxwright/orders';
import { formatMoment } from '../../ui/moment.ts';

/** Whether a job's proof is approved, when and by whom, and if its file is on the plates; otherwise why it can't be printed. */
export function ProofState({ job: { proof } }: { job: Pick<JobRow, 'proof'> }) {
  if (proof === null) return null;
  const { state, isWaived, byHand, hasOlderPlates, inside, approvedAt, approvedBy } = proof;
  const why = whyNotPrinted(state, isWaived);
  if (why !== null) return <p className="font-semibold text-vermilion-deep">Can’t be printed: {why}</p>;
  return (
    <>
      {state !== 'approved' ? (
        <p className="font-semibold text-kraft-deep">May be printed without an approved proof</p>
      ) : (
        <p className="wrap-anywhere text-ink-soft">
          Approved for print
          {approvedAt === null ? '' : ` by ${approvedBy}, ${formatMoment(approvedAt)}`}
        </p>
      )}
      {hasOlderPlates ? (
        <p className="font-semibold text-vermilion-deep">
          Its file came after its plates were made: print it from new plates.
        </p>
      ) : null}
      {inside === null ? null : inside.onPlates === 'laid' ? (
        <p className="text-ink-soft">{insideOnPlates(inside.onPlates, inside.page)}</p>
      ) : (
        <p className="font-semibold text-kraft-deep">
          {insideOnPlates(inside.onPlates, inside.page)}{' '}
          <a href={inside.file} className="underline underline-offset-4">
            The file as it was sent
          </a>
        </p>
      )}
      {byHand === null ? null : <p className="font-semibold text-kraft-deep">{laidByHand[byHand]}</p>}
    </>
  );
}
