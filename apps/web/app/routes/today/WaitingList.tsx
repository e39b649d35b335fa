import type { WaitingRow } from '@boxwright/contract';
import { Link } from 'react-router';
import { officePaths } from '../../office-paths.ts';
import { classes } from '../../ui/classes.ts';

interface Work {
  readonly name: string;
  /** What has to be done. */
  readonly hint: string;
  readonly to: string;
}

const work: Readonly<Record<WaitingRow['kind'], Work>> = {
  'new-orders': { name: 'New orders', hint: 'To be accepted', to: officePaths.officeOrdersThatWait('accept') },
  'overdue-orders': {
    name: 'Overdue orders',
    hint: 'Should have left by now',
    to: officePaths.officeOrdersThatWait('late'),
  },
  'packed-orders': {
    name: 'Packed orders',
    hint: 'To be sent',
    to: officePaths.officeOrdersOf(new URLSearchParams({ status: 'Packed' })),
  },
  reprints: {
    name: 'Reprints',
    hint: 'At no charge, to be made and sent',
    to: officePaths.officeOrdersThatWait('reprint'),
  },
  transfers: {
    name: 'Transfers',
    hint: 'To be found in the bank’s statement',
    to: officePaths.officeOrdersThatWait('transfer'),
  },
  'doubtful-gstins': {
    name: 'Doubtful GSTINs',
    hint: 'To be asked about and decided',
    to: officePaths.officeOrdersThatWait('gstin'),
  },
  alerts: { name: 'Alerts', hint: 'Payments and failures to look at', to: officePaths.alerts },
  enquiries: { name: 'Enquiries', hint: 'Without an answer', to: officePaths.officeEnquiries },
  'proofs-for-us': { name: 'Artwork and proofs', hint: 'Waiting for us', to: officePaths.proofs },
  'proofs-for-customers': {
    name: 'Artwork and proofs',
    hint: 'Waiting for customers',
    to: officePaths.proofsForCustomers,
  },
  messages: { name: 'Messages', hint: 'Of customers, unread', to: officePaths.officeOrdersThatWait('message') },
  returns: { name: 'Returns', hint: 'To be decided', to: officePaths.officeOrdersThatWait('return') },
  'refunds-by-hand': { name: 'Refunds by hand', hint: 'To be transferred', to: officePaths.refunds },
  quotations: { name: 'Quotations', hint: 'To be asked about today', to: officePaths.quotations },
  settlements: { name: 'Settlements', hint: 'PayU’s, missing or to look at', to: officePaths.settlements },
  'courier-cash': {
    name: 'Cash from couriers',
    hint: 'Delivered a week ago, not remitted',
    to: officePaths.courierCash,
  },
  'low-stock': { name: 'Stock', hint: 'Fewer sheets than wanted', to: officePaths.stock },
  'failed-jobs': { name: 'Failed jobs', hint: 'To be run again', to: officePaths.jobs },
};

/** The server stops counting here. */
const most = 100;

/** The work that waits for the member of staff, with links to the pages where it is done. */
export function WaitingList({ waiting }: { waiting: readonly WaitingRow[] }) {
  const isQuiet = waiting.every(({ count }) => count === 0);
  return (
    <section aria-label="What waits" className="mt-2">
      <p className="text-ink-soft">
        {isQuiet ? 'Nothing waits for you.' : 'What waits for you. Each number opens the page where you do it.'}
      </p>
      <ul className="mt-5 grid grid-cols-2 gap-3 sm:grid-cols-3 xl:grid-cols-4">
        {waiting.map(({ kind, count }) => {
          const { name, hint, to } = work[kind];
          return (
            <li key={kind}>
              <Link
                to={to}
                className="flex h-full flex-col rounded-lg border border-line bg-card p-4 hover:border-line-strong hover:bg-board"
              >
                <span
                  className={classes(
                    'figures font-semibold text-3xl',
                    count === 0 ? 'text-ink-soft' : 'text-vermilion-deep',
                  )}
                >
                  {count >= most ? `${most - 1}+` : count}
                </span>
                <span className="mt-1 font-semibold">{name}</span>
                <span className="text-ink-soft text-sm">{hint}</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
