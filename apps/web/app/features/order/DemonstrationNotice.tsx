import { demonstrationNotice } from '@boxwright/orders';
import { classes } from '../../ui/classes.ts';

/** Marks a payment or order of the sandbox as a demonstration; empty for real ones. */
export function DemonstrationNotice({ shown, className }: { shown: boolean; className?: string }) {
  if (!shown) return null;
  return (
    <p
      className={classes(
        'rounded-md border border-kraft border-dashed bg-board px-3.5 py-2.5 font-semibold',
        className,
      )}
    >
      {demonstrationNotice}
    </p>
  );
}
