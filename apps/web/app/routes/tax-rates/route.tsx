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
import { Badge } from '../../ui/Badge.tsx';
import { Breadcrumb } from '../../ui/Breadcrumb.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { formatDay } from '../../ui/moment.ts';
import { Table } from '../../ui/Table.tsx';
import { TextField } from '../../ui/TextField.tsx';
import type { Route } from './+types/route.ts';

export const meta = unlistedMeta('Tax rates');

export const loader = ({ context, url }: Route.LoaderArgs) =>
  officeCall(context.get(serverApi), url, 'GetTaxRates', {});

export { action } from './receive-tax-rate.server.ts';

/** GST rates by HSN, each with its first day. */
export default function TaxRates({ loaderData: { today, rates }, actionData }: Route.ComponentProps) {
  const form = usePostedForm('add', actionData);
  const refusal = form.failed === undefined ? actionData?.failed : undefined;
  return (
    <div className="page py-8">
      <Breadcrumb crumbs={[{ label: 'Prices', to: officePaths.prices }, { label: 'Tax rates' }]} />
      <h1 className="text-4xl">Tax rates</h1>
      <p className="mt-2 mb-6 max-w-2xl text-ink-soft">
        GST by HSN. The rate of a heading, such as 4819, applies to all codes below it without their own rate. Goods are
        taxed at the rate in force when they are ordered. A rate is never changed: add the next one.
      </p>
      <PressNotice isShown={actionData?.done !== undefined || refusal !== undefined}>
        <PostedNotice text={actionData?.done} />
        <PostedFailure failed={refusal} />
      </PressNotice>
      <Card className="max-w-4xl p-5">
        <h2 className="text-2xl">Add a rate</h2>
        <OfficeForm of={form} className="mt-4 grid items-start gap-4 sm:grid-cols-3">
          <TextField label="HSN" digitsOnly maxLength={8} autoComplete="off" {...form.field('hsn')} />
          <TextField label="GST (%)" inputMode="decimal" maxLength={10} autoComplete="off" {...form.field('rate')} />
          <TextField label="Valid from" type="date" min={today} {...form.field('validFrom', today)} />
          <Button type="submit" tone="ink" className="justify-self-start">
            Add rate
          </Button>
        </OfficeForm>
      </Card>
      <div className="mt-8">
        {rates.length === 0 ? (
          <EmptyState level={2} title="No rates" text="Nothing can be priced until its HSN has a rate." />
        ) : (
          <Table
            caption="Tax rates"
            rows={rates}
            keyOf={({ hsn, validFrom }) => `${hsn} ${validFrom}`}
            columns={[
              { id: 'hsn', head: 'HSN', isName: true, cell: ({ hsn }) => hsn },
              { id: 'rate', head: 'GST', isFigure: true, cell: ({ rate }) => `${rate} %` },
              { id: 'from', head: 'Valid from', cell: ({ validFrom }) => formatDay(validFrom) },
              {
                id: 'standing',
                head: 'State',
                cell: ({ standing }) => <Badge tone={standing === 'in force' ? 'good' : 'plain'}>{standing}</Badge>,
              },
              {
                id: 'actions',
                head: 'What to do',
                cell: ({ hsn, validFrom, standing }) =>
                  standing === 'coming' ? (
                    <Form method="post" preventScrollReset>
                      <input type="hidden" name="hsn" value={hsn} />
                      <input type="hidden" name="validFrom" value={validFrom} />
                      <Button type="submit" tone="quiet" size="small" name="form" value="delete">
                        Take back<span className="sr-only"> the rate of {hsn}</span>
                      </Button>
                    </Form>
                  ) : (
                    <span className="text-ink-soft">Stays</span>
                  ),
              },
            ]}
          />
        )}
      </div>
    </div>
  );
}
