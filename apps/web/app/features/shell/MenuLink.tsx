import { Link } from 'react-router';
import { classes } from '../../ui/classes.ts';

interface MenuLinkProps {
  to: string;
  label: string;
  mark: 'page' | 'true' | undefined;
}

/** An entry in the header's row; the current one is underlined in red. */
export const rowEntry =
  'relative flex min-h-11 items-center gap-1 whitespace-nowrap rounded-sm px-2 hover:text-vermilion-deep min-[84rem]:px-2.5 ' +
  'after:absolute after:inset-x-2 after:bottom-1.5 after:h-0.5 after:bg-vermilion after:opacity-0 aria-[current]:after:opacity-100 min-[84rem]:after:inset-x-2.5';

export function RowLink({ to, label, mark }: MenuLinkProps) {
  return (
    <Link to={to} aria-current={mark} className={rowEntry}>
      {label}
    </Link>
  );
}

const listEntry =
  'flex min-h-11 items-center rounded-sm py-1 leading-tight border-transparent border-l-2 px-3 hover:bg-board ' +
  'aria-[current]:border-vermilion aria-[current]:bg-board aria-[current]:font-semibold';

/** An entry in a panel. */
export function ListLink({ to, label, mark, className }: MenuLinkProps & { className?: string }) {
  return (
    <Link to={to} aria-current={mark} className={classes(listEntry, className)}>
      {label}
    </Link>
  );
}
