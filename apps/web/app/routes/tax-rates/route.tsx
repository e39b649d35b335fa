import { Form } from 'react-router';
import { officeCall } from '../../features/office/office-call.ts';
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
import { receiveTaxRate } from './receive-tax-rate.server.ts';

export const meta = unlistedMeta('Tax rates');

export const loader = ({ context, url }: Route.LoaderArgs) =>
  officeCall(context.get(serverApi), url, 'GetTaxRates', {});

export const action = ({ request, context }: Route.ActionArgs) => receiveTaxRate(request, context.get(serverApi));

/** GST rates by HSN with their days. */
export default function TaxRates({ loaderData: { today, rates }, actionData }: Route.ComponentProps) {
  const { done, failed, typed } = actionData ?? {};
  const at = (field: string) => (failed?.field === field ? failed.text : undefined);
  return (
    <div className="page py-8">
      <Breadcrumb crumbs={[{ label: 'Prices', to: officePaths.prices }, { label: 'Tax rates' }]} />
      <h1 className="text-4xl">Tax rates</h1>
      <p className="mt-2 mb-6 max-w-2xl text-ink-soft">
        GST by HSN. The rate of a heading, 4819, applies to all below it that have none of their own. Goods are taxed at
        the rate in force when they are ordered; a rate is never changed, another one follows it.
      </p>
      <PostedNotice text={done} />
      <PostedFailure failed={failed?.field === undefined ? failed : undefined} />
      <Card className="max-w-4xl p-5">
        <h2 className="text-2xl">Add a rate</h2>
        <Form
          key={rates.length}
          method="post"
          noValidate
          preventScrollReset
          className="mt-4 grid items-start gap-4 sm:grid-cols-3"
        >
          <TextField
            label="HSN"
            name="hsn"
            digitsOnly
            maxLength={8}
            autoComplete="off"
            defaultValue={typed?.hsn ?? ''}
            error={at('hsn')}
          />
          <TextField
            label="GST (%)"
            name="rate"
            inputMode="decimal"
            maxLength={10}
            autoComplete="off"
            defaultValue={typed?.rate ?? ''}
            error={at('rate')}
          />
          <TextField
            label="Valid from"
            name="validFrom"
            type="date"
            min={today}
            defaultValue={typed?.validFrom ?? today}
            error={at('validFrom')}
          />
          <Button type="submit" tone="ink" className="justify-self-start">
            Add rate
          </Button>
        </Form>
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
                      <Button type="submit" tone="quiet" size="small" name="delete" value={validFrom}>
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
