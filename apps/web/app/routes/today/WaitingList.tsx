import type { WaitingRow } from '@boxwright/contract';
import { Link } from 'react-router';
import { officePaths } from '../../office-paths.ts';

interface Work {
  readonly name: string;
  /** What has to be done. */
  readonly hint: string;
  readonly to: string;
  /** The name where the hint isn't shown beside it. */
  readonly short?: string;
}

const work: Readonly<Record<WaitingRow['kind'], Work>> = {
  'new-orders': { name: 'New orders', hint: 'To be accepted', to: officePaths.officeOrdersThatWait('accept') },
  'proofs-for-us': {
    name: 'Artwork and proofs',
    hint: 'Waiting for us',
    short: 'Artwork for us',
    to: officePaths.proofs,
  },
  'proofs-for-customers': {
    name: 'Artwork and proofs',
    hint: 'Waiting for customers',
    short: 'Artwork with customers',
    to: officePaths.proofsForCustomers,
  },
  plates: { name: 'Plates and dies', hint: 'To be made', to: officePaths.productionOf({ step: 'plates' }) },
  'due-orders': { name: 'Due today', hint: 'To leave today', to: officePaths.officeOrdersThatWait('due') },
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
  messages: {
    name: 'Messages',
    hint: 'Orders with unread ones',
    to: officePaths.officeOrdersThatWait('message'),
  },
  enquiries: { name: 'Enquiries', hint: 'Without an answer', to: officePaths.officeEnquiries },
  quotations: { name: 'Quotations', hint: 'To be asked about today', to: officePaths.quotations },
  'ending-quotations': {
    name: 'Quotations ending',
    hint: 'Within three days',
    to: officePaths.quotationsOf({ view: 'ending', owner: '' }),
  },
  returns: { name: 'Returns', hint: 'To be decided', to: officePaths.officeOrdersThatWait('return') },
  'unpaid-orders': {
    name: 'Not paid',
    hint: 'Placed in the last two weeks',
    to: officePaths.officeOrdersThatWait('unpaid'),
  },
  transfers: {
    name: 'Transfers',
    hint: 'To be found in the bank’s statement',
    to: officePaths.officeOrdersThatWait('transfer'),
  },
  'overdue-customers': {
    name: 'Payments overdue',
    hint: 'Customers who are late',
    to: officePaths.receivablesOf({ show: 'overdue' }),
  },
  'courier-cash': {
    name: 'Cash from couriers',
    hint: 'Delivered a week ago, not remitted',
    to: officePaths.lateCourierCash,
  },
  settlements: { name: 'Settlements', hint: 'PayU’s, missing or to look at', to: officePaths.settlements },
  'refunds-by-hand': { name: 'Refunds by hand', hint: 'To be transferred', to: officePaths.refunds },
  'doubtful-gstins': {
    name: 'Doubtful GSTINs',
    hint: 'To be asked about and decided',
    to: officePaths.officeOrdersThatWait('gstin'),
  },
  'low-stock': { name: 'Stock', hint: 'To be ordered or counted', to: officePaths.lowStock },
  alerts: { name: 'Alerts', hint: 'Problems to look at', to: officePaths.unseenAlerts() },
  'failed-jobs': { name: 'Failed jobs', hint: 'To be run again', to: officePaths.jobs },
};

/** The server stops counting here. */
const most = 100;

/** The work that waits for the member of staff, with links to the pages where it is done. */
export function WaitingList({ waiting }: { waiting: readonly WaitingRow[] }) {
  const waits = waiting.filter(({ count }) => count > 0);
  const quiet = waiting.filter(({ count }) => count === 0);
  const isQuiet = waits.length === 0;
  return (
    <section aria-label="What waits" className="mt-2">
      <p className="text-ink-soft">
        {isQuiet ? 'Nothing waits for you.' : 'What waits for you. Each number opens the page where you do it.'}
      </p>
      <ul className="mt-4 grid grid-cols-1 gap-2 sm:grid-cols-2 md:grid-cols-3 xl:grid-cols-4">
        {waits.map(({ kind, count }) => {
          const { name, hint, to } = work[kind];
          return (
            <li key={kind}>
              <Link
                to={to}
                className="flex h-full min-h-14 items-center gap-3 rounded-lg border border-line bg-card px-3.5 py-2 hover:border-line-strong hover:bg-board"
              >
                <span className="figures min-w-9 text-right font-semibold text-2xl text-vermilion-deep">
                  {count >= most ? `${most - 1}+` : count}
                </span>
                <span className="min-w-0 leading-snug">
                  <span className="font-semibold">{name}</span>{' '}
                  <span className="block text-ink-soft text-sm">{hint}</span>
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
      {isQuiet || quiet.length === 0 ? null : <h2 className="mt-5 font-semibold text-base">Nothing waits in</h2>}
      <ul className="mt-1 flex flex-wrap gap-x-5">
        {quiet.map(({ kind }) => (
          <li key={kind}>
            <Link
              to={work[kind].to}
              title={work[kind].hint}
              className="inline-flex min-h-11 items-center text-ink-soft underline underline-offset-4 hover:text-ink lg:min-h-9"
            >
              <span className="sr-only">0 </span>
              {work[kind].short ?? work[kind].name}
              <span className="sr-only">: {work[kind].hint}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
