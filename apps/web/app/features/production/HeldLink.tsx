import { Link } from 'react-router';
import type { HeldBy } from './held-by.ts';

/** Leads from a refused step to where it can be mended. */
export const HeldLink = ({ held }: { held: HeldBy['held'] | undefined }) =>
  held === undefined ? null : (
    <Link to={held.to} className="inline-flex min-h-11 items-center underline underline-offset-4">
      {held.name}
    </Link>
  );
