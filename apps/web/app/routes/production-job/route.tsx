import { formatCount } from '@boxwright/money';
import { data, Link } from 'react-router';
import { officeCall } from '../../features/office/office-call.ts';
import { PressNotice } from '../../features/office/PressNotice.tsx';
import { PostedNotice } from '../../features/plain-form/PostedNotice.tsx';
import { whyNoDay } from '../../features/production/due-words.ts';
import { HoldState } from '../../features/production/HoldState.tsx';
import { JobButtons } from '../../features/production/JobButtons.tsx';
import { JobState } from '../../features/production/JobState.tsx';
import { MovedNotice } from '../../features/production/MovedNotice.tsx';
import { ProofState } from '../../features/production/ProofState.tsx';
import { typedBridges } from '../../features/production/typed-bridges.server.ts';
import { UrgentButton } from '../../features/production/UrgentButton.tsx';
import { unlistedMeta } from '../../features/shell/meta.ts';
import { idIn } from '../../ids.ts';
import { officePaths } from '../../office-paths.ts';
import { serverApi } from '../../server-api.ts';
import { Card } from '../../ui/Card.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { formatDay } from '../../ui/moment.ts';
import type { Route } from './+types/route.ts';
import { CountForm } from './CountForm.tsx';
import { JobCosts } from './JobCosts.tsx';
import { JobOver } from './JobOver.tsx';
import { JobSheets } from './JobSheets.tsx';
import { StepTable } from './StepTable.tsx';

export const meta: Route.MetaFunction = unlistedMeta(({ loaderData }) => loaderData?.job.code ?? 'Job');

export const loader = async ({ context, url, params }: Route.LoaderArgs) => {
  const jobId = idIn(params.jobId);
  if (jobId === undefined) throw data('There is no such job.', { status: 404 });
  const found = await officeCall(context.get(serverApi), url, 'GetJob', { jobId });
  return { ...found, ...typedBridges(url) };
};

export { action } from '../../features/production/post-job.server.ts';

/** A job, for the tablet at the machine: its state and buttons, its steps, and its sheets as files. */
export default function Job({ loaderData, actionData }: Route.ComponentProps) {
  const { job, isOpen, ended, done, counts, costs, canCount, parts, noFiles, bridges, wrong } = loaderData;
  const moved = actionData?.form === 'count' || actionData?.form === 'cost' ? undefined : actionData;
  const { code, customer, item, quantity, description, dueOn, isLate, orderId, orderNumber, line } = job;
  return (
    <div className="page max-w-5xl py-8">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h1 className="figures text-4xl">{code}</h1>
        <div className="flex flex-wrap gap-2.5">
          <LinkButton
            to={officePaths.jobTicket(orderId, line)}
            reloadDocument
            target="_blank"
            rel="noreferrer"
            tone="outline"
          >
            Ticket<span className="sr-only">, PDF in a new tab</span>
          </LinkButton>
          <LinkButton to={officePaths.production} tone="outline">
            The board
          </LinkButton>
        </div>
      </div>
      <p className="wrap-anywhere mt-2 text-lg">
        {customer}: {formatCount(quantity)} × {item}
      </p>
      <p className="wrap-anywhere text-ink-soft">{description}</p>
      <p className={isLate ? 'font-semibold text-vermilion-deep' : 'text-ink-soft'}>
        {dueOn === null ? whyNoDay(job) : `Due ${formatDay(dueOn)}${isLate ? ', late' : ''}`}
        {' · '}
        <Link to={officePaths.officeOrder(orderId)} className="underline underline-offset-4">
          Order {orderNumber}
        </Link>
      </p>
      <PressNotice isShown={moved !== undefined || actionData?.done !== undefined} className="mt-5">
        <MovedNotice posted={moved} />
        <PostedNotice text={actionData?.done} />
      </PressNotice>
      {job.runId === null ? null : (
        <p className="mb-5 rounded-md border border-teal bg-teal-soft px-4 py-3">
          Printed and cut together with other jobs in{' '}
          <Link to={officePaths.run(job.runId)} className="figures font-semibold underline underline-offset-4">
            {job.runCode}
          </Link>
          : the steps up to cutting are started and finished for all of them.
        </p>
      )}
      {isOpen ? (
        <Card className="flex flex-col gap-4 p-5">
          <div className="flex items-start justify-between gap-3">
            <div>
              <ProofState job={job} />
              <HoldState job={job} />
            </div>
            <UrgentButton job={job} />
          </div>
          <JobState job={job} />
          <div className="flex flex-wrap gap-3">
            <JobButtons job={job} of={code} isLarge />
          </div>
        </Card>
      ) : (
        <JobOver ended={ended} order={{ id: orderId, number: orderNumber }} />
      )}
      <h2 className="mt-8 text-2xl">Steps</h2>
      <StepTable job={job} done={done} counts={counts} />
      {canCount ? <CountForm job={job} done={done} counts={counts} posted={actionData} /> : null}
      <h2 className="mt-8 text-2xl">Further costs</h2>
      <p className="text-ink-soft">What it cost beside its price’s board, printing, plates, die and finishing.</p>
      <JobCosts job={job} costs={costs} posted={actionData} />
      <h2 className="mt-8 text-2xl">Sheets</h2>
      <JobSheets job={job} parts={parts} noFiles={noFiles} bridges={bridges} wrong={wrong} />
    </div>
  );
}
