import { formatCount } from '@boxwright/money';
import { Link } from 'react-router';
import { officePaths } from '../../office-paths.ts';

/** Warns who changes or empties the bank account while buyers have yet to transfer money to it. */
export function AwaitedTransfers({ count, isNamed }: { count: number; isNamed: boolean }) {
  if (count === 0) return null;
  return (
    <p className="mt-3 rounded-md bg-board px-4 py-2.5 font-medium">
      <Link to={officePaths.officeOrdersThatWait('transfer')} className="underline underline-offset-4">
        {count === 1 ? '1 order waits' : `${formatCount(count)} orders wait`} for a transfer
      </Link>{' '}
      {isNamed ? 'to this account' : 'to the account that was named here before'}. Its number is printed on their
      proforma invoices, which stay as they are: keep it open until they are paid.
    </p>
  );
}
