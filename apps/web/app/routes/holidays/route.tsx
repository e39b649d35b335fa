import { Form } from 'react-router';
import { OfficeForm } from '../../features/office/OfficeForm.tsx';
import { officeCall } from '../../features/office/office-call.ts';
import { PressNotice } from '../../features/office/PressNotice.tsx';
import { usePostedForm } from '../../features/office/posted-form.ts';
import { PostedFailure } from '../../features/plain-form/PostedFailure.tsx';
import { PostedNotice } from '../../features/plain-form/PostedNotice.tsx';
import { unlistedMeta } from '../../features/shell/meta.ts';
import { officePaths } from '../../office-paths.ts';
import { serverApi } from '../../server-api.ts';
import { Breadcrumb } from '../../ui/Breadcrumb.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { formatDay } from '../../ui/moment.ts';
import { Table } from '../../ui/Table.tsx';
import { TextField } from '../../ui/TextField.tsx';
import type { Route } from './+types/route.ts';

export const meta = unlistedMeta('Holidays');

export const loader = ({ context, url }: Route.LoaderArgs) =>
  officeCall(context.get(serverApi), url, 'GetHolidays', {});

export { action } from './receive-holiday.server.ts';

/** The days on which the works is closed. */
export default function Holidays({ loaderData: { today, holidays }, actionData }: Route.ComponentProps) {
  const form = usePostedForm('add', actionData);
  const refusal = form.failed === undefined ? actionData?.failed : undefined;
  return (
    <div className="page py-8">
      <Breadcrumb crumbs={[{ label: 'Prices', to: officePaths.prices }, { label: 'Holidays' }]} />
      <h1 className="text-4xl">Holidays</h1>
      <p className="mt-2 mb-6 max-w-2xl text-ink-soft">
        The works is closed on these days, besides Sundays. In a year without any holiday the shop promises no dates, so
        enter the next year’s before it begins.
      </p>
      <PressNotice isShown={actionData?.done !== undefined || refusal !== undefined}>
        <PostedNotice text={actionData?.done} />
        <PostedFailure failed={refusal} />
      </PressNotice>
      <Card className="max-w-3xl p-5">
        <h2 className="text-2xl">Add a holiday</h2>
        <OfficeForm of={form} className="mt-4 grid items-start gap-4 sm:grid-cols-2">
          <TextField label="Day" type="date" min={today} {...form.field('day')} />
          <TextField label="What it is called" maxLength={80} autoComplete="off" {...form.field('name')} />
          <Button type="submit" tone="ink" className="justify-self-start">
            Add holiday
          </Button>
        </OfficeForm>
      </Card>
      <div className="mt-8">
        {holidays.length === 0 ? (
          <EmptyState level={2} title="No holidays" text="The shop promises no dates until there are some." />
        ) : (
          <Table
            caption="Holidays"
            rows={holidays}
            keyOf={({ day }) => day}
            columns={[
              { id: 'day', head: 'Day', isName: true, cell: ({ day }) => formatDay(day) },
              { id: 'name', head: 'Name', cell: ({ name }) => <span className="wrap-anywhere">{name}</span> },
              {
                id: 'actions',
                head: 'What to do',
                cell: ({ day }) =>
                  day < today ? (
                    <span className="text-ink-soft">Past</span>
                  ) : (
                    <Form method="post" preventScrollReset>
                      <input type="hidden" name="day" value={day} />
                      <Button type="submit" tone="quiet" size="small" name="form" value="delete">
                        Take back<span className="sr-only"> {formatDay(day)}</span>
                      </Button>
                    </Form>
                  ),
              },
            ]}
          />
        )}
      </div>
    </div>
  );
}
