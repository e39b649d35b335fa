import { formatCount } from '@boxwright/money';
import { Link } from 'react-router';
import { ListAsCsv } from '../../features/office/ListAsCsv.tsx';
import { officeCall } from '../../features/office/office-call.ts';
import { useOfficeReload } from '../../features/office/use-office-reload.ts';
import { useRowKeys } from '../../features/office/use-row-keys.ts';
import { unlistedMeta } from '../../features/shell/meta.ts';
import { officePaths } from '../../office-paths.ts';
import { serverApi } from '../../server-api.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { skipTo } from '../../ui/skip-to.ts';
import type { Route } from './+types/route.ts';
import { CleanProofs } from './CleanProofs.tsx';
import { QueueTable } from './QueueTable.tsx';

export const meta = unlistedMeta('Artwork and proofs');

const views = [
  { who: 'us', name: 'For us', to: officePaths.proofs },
  { who: 'customer', name: 'For customers', to: officePaths.proofsForCustomers },
] as const;

export const loader = async ({ context, url }: Route.LoaderArgs) => {
  const who = url.searchParams.get('for') === 'customers' ? ('customer' as const) : ('us' as const);
  return { ...(await officeCall(context.get(serverApi), url, 'GetProofQueue', { waitsFor: who })), who };
};

/** What waits for artwork, for us or for the customer's decision. */
export default function OfficeProofs({ loaderData: { lines, counts, sendsCleanProofs, who } }: Route.ComponentProps) {
  const list = useRowKeys<HTMLDivElement>({ hasSearch: false });
  useOfficeReload();
  const left = counts[who] - lines.length;
  return (
    <div className="page py-8">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h1 className="text-4xl">Artwork and proofs</h1>
        <ListAsCsv list="proofs" />
      </div>
      <p className="mt-2 max-w-2xl text-ink-soft">
        Items of placed orders that can’t be printed yet. What waits longest comes first.
      </p>
      {who === 'us' ? <CleanProofs areSent={sendsCleanProofs} /> : null}
      <a
        {...skipTo('proof-queue')}
        className="sr-only rounded-md bg-ink px-4 py-3 font-semibold text-white focus:not-sr-only focus:mt-3 focus:inline-block"
      >
        Skip to the queue
      </a>
      <nav aria-label="Who has to do something" className="mt-5">
        <ul className="scroll-row flex gap-5 border-line border-b">
          {views.map((view) => (
            <li key={view.who} className="shrink-0">
              <Link
                to={view.to}
                aria-current={view.who === who ? 'page' : undefined}
                className="-mb-px flex min-h-11 items-center gap-1.5 whitespace-nowrap border-transparent border-b-2 font-semibold text-ink-soft -outline-offset-2 hover:text-ink aria-[current]:border-vermilion aria-[current]:text-ink"
              >
                {view.name} <span className="figures font-normal text-sm">{formatCount(counts[view.who])}</span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div ref={list} id="proof-queue" tabIndex={-1} className="mt-5 scroll-mt-4 outline-none">
        {lines.length > 0 ? (
          <p className="mb-3 text-ink-soft text-sm max-lg:hidden">
            <Key name="j" /> and <Key name="k" /> go through the rows, <Key name="Enter" /> opens one, <Key name="?" />{' '}
            lists all keys.
          </p>
        ) : null}
        {lines.length > 0 ? (
          <QueueTable lines={lines} />
        ) : (
          <Nothing who={who} others={counts[who === 'us' ? 'customer' : 'us']} />
        )}
      </div>
      {left > 0 ? (
        <p className="mt-4 text-ink-soft">{formatCount(left)} more wait. They appear here as those above are done.</p>
      ) : null}
    </div>
  );
}

const Key = ({ name }: { name: string }) => (
  <kbd className="figures rounded-sm border border-line-strong bg-board px-1.5 py-0.5 text-ink">{name}</kbd>
);

const Nothing = ({ who, others }: { who: 'us' | 'customer'; others: number }) =>
  who === 'us' ? (
    <EmptyState
      level={2}
      title="Nothing waits for us"
      text="Artwork that comes, and changes and help that customers ask for, appear here."
      action={
        others > 0 ? (
          <LinkButton to={officePaths.proofsForCustomers} tone="outline">
            See what waits for customers
          </LinkButton>
        ) : undefined
      }
    />
  ) : (
    <EmptyState
      level={2}
      title="Nothing waits for customers"
      text="Artwork that hasn’t come or has to be mended, and proofs without a decision, appear here."
      action={
        others > 0 ? (
          <LinkButton to={officePaths.proofs} tone="outline">
            See what waits for us
          </LinkButton>
        ) : undefined
      }
    />
  );
