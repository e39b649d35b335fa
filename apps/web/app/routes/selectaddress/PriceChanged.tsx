import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Money } from '../../ui/Money.tsx';
import type { PriceChange } from './use-placing.ts';

interface PriceChangedProps {
  change: PriceChange | null;
  busy: string | false;
  onAccept: (change: PriceChange) => void;
  onClose: () => void;
}

/** Shown if the price has risen before ordering, with both totals; the customer decides. */
export function PriceChanged({ change, busy, onAccept, onClose }: PriceChangedProps) {
  return (
    <Dialog title="The price has changed" open={change !== null} onOpenChange={(open) => open || onClose()}>
      {change === null ? null : (
        <>
          <p className="text-ink-soft">Your total has risen since you saw it. Nothing is ordered yet: you decide.</p>
          <dl className="my-5 grid grid-cols-[1fr_auto] gap-x-4 gap-y-2">
            <dt>You saw</dt>
            <dd className="text-right">
              <Money amount={change.seen} />
            </dd>
            <dt className="font-semibold">It is now</dt>
            <dd className="text-right text-lg font-bold">
              <Money amount={change.now} />
            </dd>
            <dt className="text-ink-soft">More by</dt>
            <dd className="text-right text-ink-soft">
              <Money amount={change.now - change.seen} />
            </dd>
          </dl>
          <div className="flex flex-col gap-2.5 sm:flex-row-reverse">
            <Button busy={busy} onClick={() => onAccept(change)}>
              Order at the new price
            </Button>
            <Button tone="outline" onClick={onClose}>
              Not now
            </Button>
          </div>
        </>
      )}
    </Dialog>
  );
}
