import { demonstrationNotice } from '@boxwright/orders';
import { classes } from '../../ui/classes.ts';

/** Says of a payment or an order of the sandbox what it is; nothing of a real one. */
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
