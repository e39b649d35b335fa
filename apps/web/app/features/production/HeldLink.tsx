import { Link } from 'react-router';
import { officePaths } from '../../office-paths.ts';
import type { HeldBy } from './held-by.ts';

/** Leads from a refused step to the order that it waits for. */
export const HeldLink = ({ held }: { held: HeldBy['held'] | undefined }) =>
  held === undefined ? null : (
    <Link
      to={officePaths.officeOrder(held.orderId)}
      className="inline-flex min-h-11 items-center underline underline-offset-4"
    >
      Order {held.orderNumber}
    </Link>
  );
