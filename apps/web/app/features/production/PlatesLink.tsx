import type { JobRow } from '@boxwright/contract';
import { whyNotPrinted } from '@boxwright/orders';
import { buttonStyle } from '../../ui/button-style.ts';

interface PlatesLinkProps {
  href: string;
  /** What they are the plates of. */
  of: string;
  /** All that are on the sheet. */
  jobs: readonly Pick<JobRow, 'proof'>[];
}

/**
 * The plates as a file, in a new tab; as long as a proof isn't approved, that they are to come. Nothing where the program
 * lays no artwork on them: each job says why.
 */
export function PlatesLink({ href, of, jobs }: PlatesLinkProps) {
  const waits = jobs.some(({ proof }) => proof !== null && whyNotPrinted(proof.state, proof.isWaived) !== null);
  if (waits) {
    return (
      <p className="content-center font-medium text-ink-soft">
        Plates once {jobs.length === 1 ? 'its proof is' : 'all proofs are'} approved
      </p>
    );
  }
  if (jobs.every(({ proof }) => proof === null || proof.byHand !== null)) return null;
  return (
    <a href={href} className={buttonStyle('outline')} target="_blank" rel="noreferrer">
      Plates<span className="sr-only"> of {of}: the sheet with the artwork on each up, as PDF</span>
    </a>
  );
}
