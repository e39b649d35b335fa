import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { ListAsCsv } from '../../features/office/ListAsCsv.tsx';
import { officeCall } from '../../features/office/office-call.ts';
import { PressNotice } from '../../features/office/PressNotice.tsx';
import { useShortcuts } from '../../features/office/Shortcuts.tsx';
import { PostedNotice } from '../../features/plain-form/PostedNotice.tsx';
import { isNarrowed, readBoardAddress } from '../../features/production/board-address.ts';
import { MovedNotice } from '../../features/production/MovedNotice.tsx';
import { unlistedMeta } from '../../features/shell/meta.ts';
import { officePaths } from '../../office-paths.ts';
import { serverApi } from '../../server-api.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import type { Route } from './+types/route.ts';
import { Board } from './Board.tsx';
import { BoardFilters } from './BoardFilters.tsx';
import { StoppedRuns } from './StoppedRuns.tsx';

export const meta = unlistedMeta('Production');

export const loader = async ({ context, url }: Route.LoaderArgs) => {
  const filters = readBoardAddress(url.searchParams);
  return { filters, ...(await officeCall(context.get(serverApi), url, 'GetProduction', filters)) };
};

export { action } from '../../features/production/post-job.server.ts';

/** The board of jobs, moved on by a press or by keyboard. */
export default function Production({ loaderData, actionData }: Route.ComponentProps) {
  const { filters, jobs, runs, customers, hasMore } = loaderData;
  const navigate = useNavigate();
  const board = useRef<HTMLDivElement>(null);
  const focusJob = (by: 1 | -1) => {
    const buttons: Element[] = [...(board.current?.querySelectorAll('.job-button') ?? [])];
    const at = document.activeElement === null ? -1 : buttons.indexOf(document.activeElement);
    const next = at === -1 && by === -1 ? buttons.at(-1) : buttons[at + by];
    if (next instanceof HTMLElement) next.focus();
  };
  useShortcuts([
    { keys: 'j', name: 'Next job', run: () => focusJob(1) },
    { keys: 'k', name: 'Previous job', run: () => focusJob(-1) },
    { keys: 's', name: 'Scan tickets', run: () => void navigate(officePaths.scan) },
  ]);
  const late = jobs.filter(({ isLate }) => isLate).length;
  const running = jobs.filter(({ startedAt }) => startedAt !== null).length;
  return (
    <div className="page py-5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="flex flex-wrap items-baseline gap-x-4">
          <h1 className="text-3xl">Production</h1>
          {jobs.length === 0 ? null : (
            <p className="text-[0.9375rem] text-ink-soft">
              {jobs.length === 1 ? '1 job' : `${jobs.length} jobs`}
              {running === 0 ? ', none is running' : `, ${running} running`}
              {late === 0 ? ', none is late.' : `, ${late} late.`}
              {hasMore ? ' There are more: they come up when these are packed.' : ''}
            </p>
          )}
        </div>
        <div className="flex flex-wrap gap-2">
          <ListAsCsv list="production" />
          <LinkButton to={officePaths.gangRuns} tone="outline" size="small">
            Print together
          </LinkButton>
          <LinkButton to={officePaths.scan} tone="ink" size="small">
            Scan tickets
          </LinkButton>
        </div>
      </div>
      {customers.length === 0 ? null : <BoardFilters filters={filters} customers={customers} />}
      <PressNotice isShown={actionData !== undefined}>
        <PostedNotice text={actionData?.done} />
        <MovedNotice posted={actionData?.done === undefined ? actionData : undefined} />
      </PressNotice>
      <StoppedRuns runs={runs} />
      {jobs.length > 0 ? (
        <div ref={board}>
          <Board jobs={jobs} runs={runs} chosen={filters.stage} isNarrowed={isNarrowed(filters)} />
        </div>
      ) : (
        <div className="mt-6">
          {customers.length === 0 ? (
            <EmptyState level={2} title="No jobs" text="Jobs appear here as soon as the order desk accepts an order." />
          ) : (
            <EmptyState
              level={2}
              title="No such jobs"
              text="No job in the works matches these filters."
              action={
                <LinkButton to={officePaths.production} tone="outline">
                  Show all jobs
                </LinkButton>
              }
            />
          )}
        </div>
      )}
    </div>
  );
}
