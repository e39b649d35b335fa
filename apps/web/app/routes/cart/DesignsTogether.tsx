import type { CartRow } from '@boxwright/contract';
import { Link } from 'react-router';
import { designsInCart } from '../../features/cart/designs-in-cart.ts';

/** Leads from several lines of one box to their price as designs of one run. */
export function DesignsTogether({ lines }: { lines: readonly CartRow[] }) {
  return designsInCart(lines).map(({ name, to }) => (
    <p key={to} className="mt-4 max-w-prose">
      Several designs of the {name}? As one run they often cost less.{' '}
      <Link to={to} className="font-semibold underline underline-offset-4">
        Price them together<span className="sr-only">: {name}</span>
      </Link>
    </p>
  ));
}
