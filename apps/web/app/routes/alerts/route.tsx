import { Form } from 'react-router';
import { ListAsCsv } from '../../features/office/ListAsCsv.tsx';
import { officeCall } from '../../features/office/office-call.ts';
import { PressNotice } from '../../features/office/PressNotice.tsx';
import { ShownPart } from '../../features/office/ShownPart.tsx';
import { askedPage } from '../../features/shell/asked-page.ts';
import { unlistedMeta } from '../../features/shell/meta.ts';
import { officePaths } from '../../office-paths.ts';
import { serverApi } from '../../server-api.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Pagination } from '../../ui/Pagination.tsx';
import type { Route } from './+types/route.ts';
import { AlertTable } from './AlertTable.tsx';
import { isUnseenAsked } from './asked-alerts.ts';

export const meta = unlistedMeta('Alerts');

const pageSize = 20;

export const loader = async ({ context, url }: Route.LoaderArgs) => {
  const isUnseenOnly = isUnseenAsked(url);
  const asked = { page: askedPage(url), pageSize, isUnseenOnly };
  return { ...(await officeCall(context.get(serverApi), url, 'GetAlerts', asked)), isUnseenOnly };
};

export { action } from './receive-alert-form.server.ts';

export default function Alerts({ loaderData, actionData }: Route.ComponentProps) {
  const { alerts, page, count, unseen, isUnseenOnly } = loaderData;
  const unseenHere = alerts.filter(({ seenAt }) => seenAt === null);
  return (
    <div className="page py-8">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <div className="flex flex-wrap items-end justify-between gap-4">
            <h1 className="text-4xl">Alerts</h1>
            <ListAsCsv list="alerts" />
          </div>
          <p className="mt-2 max-w-2xl text-ink-soft">
            Problems that need a person. New ones are mailed to the company.
          </p>
        </div>
        {unseenHere.length > 0 ? (
          <Form method="post" preventScrollReset>
            {unseenHere.map(({ id }) => (
              <input key={id} type="hidden" name="seen" value={id} />
            ))}
            <Button type="submit" tone="ink">
              Mark all shown as seen
            </Button>
          </Form>
        ) : null}
      </div>
      <p role="status" className="mt-4 text-[0.9375rem] text-ink-soft">
        {count === 0 || isUnseenOnly
          ? null
          : unseen === 0
            ? 'All of them are seen.'
            : `${unseen} of ${count} not seen yet.`}
      </p>
      <PressNotice isShown={actionData?.failed !== undefined}>
        {actionData?.failed === undefined ? null : (
          <p role="alert" className="mt-3 font-semibold text-vermilion-deep">
            {actionData.failed.text}
          </p>
        )}
      </PressNotice>
      <div className="mt-4">
        <ShownPart isPart={isUnseenOnly} shown="Those that nobody has seen yet" all={officePaths.alerts} />
        {count === 0 ? (
          <EmptyState
            level={2}
            title="Nothing to look at"
            text={isUnseenOnly ? 'All alerts are seen.' : 'No problem needs a person.'}
          />
        ) : (
          <AlertTable alerts={alerts} />
        )}
      </div>
      <div className="mt-6">
        <Pagination
          page={page}
          pages={Math.ceil(count / pageSize)}
          addressOf={isUnseenOnly ? officePaths.unseenAlerts : officePaths.alertsPage}
        />
      </div>
    </div>
  );
}
