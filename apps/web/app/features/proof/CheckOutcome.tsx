import type { Failure, FindingRow } from '@boxwright/contract';
import { Button } from '../../ui/Button.tsx';
import { Findings } from './Findings.tsx';

interface CheckOutcomeProps {
  /** Null until the check has ended. */
  findings: readonly FindingRow[] | null;
  /** Why it can't be checked. */
  failure: Failure | null;
  onRetry: () => void;
}

/** What the check of a file before its order has found, or why there is none. */
export function CheckOutcome({ findings, failure, onRetry }: CheckOutcomeProps) {
  return (
    <>
      {failure === null ? null : (
        <div role="alert" className="mt-2">
          <p className="font-medium text-[0.9375rem] text-vermilion-deep">{failure.text}</p>
          {failure.code === 'not_found' ? null : (
            <Button tone="outline" size="small" className="mt-2" onClick={onRetry}>
              Check it again
            </Button>
          )}
        </div>
      )}
      {findings === null ? null : (
        <div className="mt-3">
          <Findings findings={findings} />
          <p className="mt-3 text-[0.9375rem] text-ink-soft">
            Nothing here keeps you from ordering: you approve a proof before we print.
          </p>
        </div>
      )}
    </>
  );
}
