import type { DeskLine } from '@boxwright/contract';
import { formatCount } from '@boxwright/money';

/** How many pieces of an item were good, and what the invoice charges. */
export const MadePieces = ({ line: { good, charged, isShort } }: { line: DeskLine }) =>
  good === null ? null : (
    <span className={isShort ? 'font-semibold text-vermilion-deep' : ''}>
      {formatCount(good)} good {good === 1 ? 'piece' : 'pieces'} counted; {formatCount(charged)} are charged
      {isShort ? ', fewer than our terms allow' : ''}.
    </span>
  );
