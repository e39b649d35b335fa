import { formatCount } from '@boxwright/money';
import { officeCall } from '../../features/office/office-call.ts';
import { PostedFailure } from '../../features/plain-form/PostedFailure.tsx';
import { PostedNotice } from '../../features/plain-form/PostedNotice.tsx';
import { useNoticeFocus } from '../../features/plain-form/use-notice-focus.ts';
import { unlistedMeta } from '../../features/shell/meta.ts';
import { idIn } from '../../ids.ts';
import { serverApi } from '../../server-api.ts';
import type { Route } from './+types/route.ts';
import { FailedJobs } from './FailedJobs.tsx';
import { Health } from './Health.tsx';
import { JobCounts } from './JobCounts.tsx';
import { PaymentMessages } from './PaymentMessages.tsx';

export const meta = unlistedMeta('Jobs');

export const loader = async ({ context, url }: Route.LoaderArgs) => {
  const api = context.get(serverApi);
  const before = idIn(url.searchParams.get('before'));
  const [jobs, messages] = await Promise.all([
    officeCall(api, url, 'GetJobs', {}),
    officeCall(api, url, 'GetPaymentMessages', before === undefined ? {} : { before }),
  ]);
  const done = idIn(url.searchParams.get('done'));
  return { ...jobs, ...messages, isPaged: before !== undefined, done };
};

export { action } from './receive-retry.server.ts';

/** Reloads after a refused form too, because somebody else may have run the job again. */
export const shouldRevalidate = () => true;

/** Background jobs, and the health of the mail server and the payment provider. */
export default function Jobs({ loaderData, actionData }: Route.ComponentProps) {
  const { counts, failed, mailServer, paymentProvider, messages, next, isPaged, done } = loaderData;
  const refusal = actionData?.failed;
  const notice = useNoticeFocus<HTMLDivElement>(done !== undefined || refusal !== undefined);
  return (
    <div className="page py-8">
      <h1 className="text-4xl">Jobs</h1>
      <p className="mt-2 max-w-2xl text-ink-soft">
        What the shop does in the background: mails, documents, queries to the payment provider. A job that fails is
        tried again by itself; jobs that keep failing are listed here.
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
