import { Link } from 'react-router';
import { officeCall } from '../../features/office/office-call.ts';
import { PressNotice } from '../../features/office/PressNotice.tsx';
import { PostedFailure } from '../../features/plain-form/PostedFailure.tsx';
import { unlistedMeta } from '../../features/shell/meta.ts';
import { officePaths } from '../../office-paths.ts';
import { serverApi } from '../../server-api.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import type { Route } from './+types/route.ts';
import { AcceptedRuns } from './AcceptedRuns.tsx';
import { GangRunCard } from './GangRunCard.tsx';

export const meta = unlistedMeta('Print together');

export { action } from './receive-gang-run.server.ts';

export const loader = ({ context, url }: Route.LoaderArgs) =>
  officeCall(context.get(serverApi), url, 'GetGangRuns', {});

/** Lists the jobs that would cost less on one sheet. */
export default function PrintTogether({
  loaderData: { runs, accepted, compared, unapproved, unpaid },
  actionData,
}: Route.ComponentProps) {
  return (
    <div className="page py-8">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="text-4xl">Print together</h1>
          <p className="mt-2 max-w-2xl text-ink-soft">
            Jobs of the same board and coats that cost less on one sheet: one makeready, one set of plates, one die.
            Costs follow today’s rate card, before the margin and without pasting and packing. Made apart, a job with a
            die on file needs no new one. Jobs of one box whose die is on stock can share that die. A joint die is made
            for this run alone: a customer’s next order of the same box needs its own, which isn’t charged again. A
            proposal changes nothing until it is accepted; what customers pay stays the same.
          </p>
        </div>
        <LinkButton to={officePaths.production} tone="outline">
          The board
        </LinkButton>
      </div>
      <PressNotice isShown={actionData !== undefined} className="mt-5">
        <PostedFailure failed={actionData?.failed} />
      </PressNotice>
      <AcceptedRuns runs={accepted} />
      <p className="mt-4 text-[0.9375rem] text-ink-soft">
        {compared === 1 ? '1 job' : `${compared} jobs`} not begun yet {compared === 1 ? 'was' : 'were'} compared.{' '}
        {unapproved === 0 ? null : (
          <>
            {leftOut(unapproved)}: no proof is approved.{' '}
            <Link to={officePaths.proofsForCustomers} className="underline underline-offset-4">
              Artwork and proofs
            </Link>{' '}
          </>
        )}
        {unpaid === 0 ? null : (
          <>
            {leftOut(unpaid)}: {unpaid === 1 ? 'its order waits' : 'their orders wait'} for money.{' '}
            <Link to={officePaths.jobsWaitingForMoney} className="underline underline-offset-4">
              Jobs that wait for money
            </Link>
          </>
        )}
      </p>
      <div className="mt-4 flex flex-col gap-5">
        {runs.length === 0 ? (
          <EmptyState
            level={2}
            title="Nothing to put together"
            text={
              compared < 2
                ? 'A comparison needs at least two jobs that aren’t begun yet.'
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

const leftOut = (count: number): string => `${count === 1 ? '1 job was' : `${count} jobs were`} left out`;
