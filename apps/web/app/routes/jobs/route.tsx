import { failureStatus } from '@boxwright/contract';
import { formatCount } from '@boxwright/money';
import { useEffect, useRef } from 'react';
import { data, redirect } from 'react-router';
import { askedId } from '../../features/office/asked-id.ts';
import { officeCall } from '../../features/office/office-call.ts';
import { PostedFailure } from '../../features/plain-form/PostedFailure.tsx';
import { PostedNotice } from '../../features/plain-form/PostedNotice.tsx';
import { readTyped, sendTyped } from '../../features/plain-form/posted.server.ts';
import { unlistedMeta } from '../../features/shell/meta.ts';
import { officePaths } from '../../office-paths.ts';
import { serverApi } from '../../server-api.ts';
import type { Route } from './+types/route.ts';
import { FailedJobs } from './FailedJobs.tsx';
import { Health } from './Health.tsx';
import { JobCounts } from './JobCounts.tsx';
import { PaymentMessages } from './PaymentMessages.tsx';

export const meta = unlistedMeta('Jobs');

export const loader = async ({ context, url }: Route.LoaderArgs) => {
  const api = context.get(serverApi);
  const before = askedId(url.searchParams.get('before'));
  const [jobs, messages] = await Promise.all([
    officeCall(api, url, 'GetJobs', {}),
    officeCall(api, url, 'GetPaymentMessages', before === undefined ? {} : { before }),
  ]);
  const done = askedId(url.searchParams.get('done'));
  return { ...jobs, ...messages, isPaged: before !== undefined, done };
};

/** Runs failed jobs again: one, or all of a kind. */
export const action = async ({ request, context }: Route.ActionArgs) => {
  const { job, id } = await readTyped(request, ['job', 'id']);
  const answer = await sendTyped(context.get(serverApi), 'RetryJobs', { job, ...(id === '' ? {} : { jobId: id }) });
  if (answer.ok) throw redirect(officePaths.jobsOf({ done: answer.value.queued }), 303);
  if (answer.failure.code === 'signed_out') throw redirect(officePaths.staffSignIn(officePaths.jobs), 303);
  return data({ failed: { text: answer.failure.text } }, { status: failureStatus[answer.failure.code] });
};

/** After a refused form too: somebody else may have run the job again. */
export const shouldRevalidate = () => true;

/** What the shop does in the background, and how its mail server and payment provider do. */
export default function Jobs({ loaderData, actionData }: Route.ComponentProps) {
  const { counts, failed, mailServer, paymentProvider, messages, next, isPaged, done } = loaderData;
  const notice = useRef<HTMLDivElement>(null);
  const refusal = actionData?.failed;
  useEffect(() => {
    if (done !== undefined || refusal !== undefined) notice.current?.focus();
  }, [done, refusal]);
  return (
    <div className="page py-8">
      <h1 className="text-4xl">Jobs</h1>
      <p className="mt-2 max-w-2xl text-ink-soft">
        What the shop does in the background: mails, documents, questions to the payment provider. A job that fails is
        tried again by itself; here are those that were given up.
      </p>
      <div ref={notice} tabIndex={-1} className="mt-4">
        <PostedFailure failed={refusal} />
        {refusal === undefined && done !== undefined ? (
          <PostedNotice text={done === 1 ? 'The job runs again.' : `${formatCount(done)} jobs run again.`} />
        ) : null}
      </div>
      <Health mailServer={mailServer} paymentProvider={paymentProvider} />
      <FailedJobs jobs={failed} />
      <JobCounts counts={counts} />
      <PaymentMessages messages={messages} next={next} isPaged={isPaged} />
    </div>
  );
}
