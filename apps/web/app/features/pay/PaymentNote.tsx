import { Link } from 'react-router';
import { paths } from '../../paths.ts';

/** How an order can be paid, shown before it is placed. */
export function PaymentNote({ ways }: { ways: string }) {
  return (
    <p className="text-ink-soft text-sm">
      {ways}{' '}
      <Link to={paths.howToPay} className="py-2 font-medium text-ink underline underline-offset-4">
        How paying works
      </Link>
    </p>
  );
}
