import { officeCall } from '../../features/office/office-call.ts';
import { paths } from '../../paths.ts';
import { serverApi } from '../../server-api.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import type { Route } from './+types/route.ts';
import { GangRunCard } from './GangRunCard.tsx';

export const meta: Route.MetaFunction = () => [
  { title: 'Print together | Boxwright' },
  { name: 'robots', content: 'noindex' },
];

export const loader = ({ context, url }: Route.LoaderArgs) =>
  officeCall(context.get(serverApi), url, 'GetGangRuns', {});

/** Which jobs would cost less on one sheet. */
export default function PrintTogether({ loaderData: { runs, compared } }: Route.ComponentProps) {
  return (
    <div className="page py-8">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="text-4xl">Print together</h1>
          <p className="mt-2 max-w-2xl text-ink-soft">
            Jobs of the same board and coats that cost less on one sheet: one makeready, one set of plates, one die. The
            costs are today’s rate card’s, before the margin and without pasting and packing; apart, a job with a die on
            file needs no new one. What is shown here is a proposal and changes nothing.
          </p>
        </div>
        <LinkButton to={paths.production} tone="outline">
          The board
        </LinkButton>
      </div>
      <p className="mt-4 text-[0.9375rem] text-ink-soft">
        {compared === 1 ? '1 job' : `${compared} jobs`} before plates and die compared.
      </p>
      <div className="mt-4 flex flex-col gap-5">
        {runs.length === 0 ? (
          <EmptyState
            level={2}
            title="Nothing to put together"
            text={
              compared < 2
                ? 'Two jobs before plates and die are needed to compare.'
                : 'Each of these jobs costs least by itself.'
            }
          />
        ) : (
          runs.map((run) => <GangRunCard key={run.jobs.map(({ job, part }) => `${job.id} ${part}`).join()} run={run} />)
        )}
      </div>
    </div>
  );
}
