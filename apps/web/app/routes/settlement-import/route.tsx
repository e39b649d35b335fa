import { requireRight } from '../../features/office/office-call.ts';
import { PressNotice } from '../../features/office/PressNotice.tsx';
import { ReportForm } from '../../features/office/ReportForm.tsx';
import { PostedFailure } from '../../features/plain-form/PostedFailure.tsx';
import { PostedNotice } from '../../features/plain-form/PostedNotice.tsx';
import { unlistedMeta } from '../../features/shell/meta.ts';
import { officePaths } from '../../office-paths.ts';
import { serverApi } from '../../server-api.ts';
import { Breadcrumb } from '../../ui/Breadcrumb.tsx';
import type { Route } from './+types/route.ts';
import { SettlementPlan } from './SettlementPlan.tsx';

export const meta = unlistedMeta('Read a settlement in');

export const loader = async ({ context, url }: Route.LoaderArgs) => {
  await requireRight(context.get(serverApi), url, 'accounts');
  return null;
};

export { action } from './receive-import.server.ts';

/** Looks at a settlement report of PayU, and reads it in. */
export default function SettlementImport({ actionData }: Route.ComponentProps) {
  const { failed, plan, done, typed = {} } = actionData ?? {};
  const list = typed['list'] ?? '';
  const refusal = failed?.field === 'list' ? undefined : failed;
  return (
    <div className="page py-6">
      <Breadcrumb crumbs={[{ label: 'Settlements', to: officePaths.settlements }, { label: 'Read a report in' }]} />
      <h1 className="text-4xl">Read a settlement in</h1>
      <p className="mt-2 mb-6 max-w-2xl text-ink-soft">
        Export the settlement report from PayU’s dashboard as CSV, with the columns Merchant Txn ID, PayU ID, Request
        ID, Requested Action, Amount, Net Amount, Total Processing fees, Total Service Tax, Settlement Date and Merchant
        UTR. Others may be in it. First you see what each row would do.
      </p>
      <PressNotice isShown={refusal !== undefined || done !== undefined}>
        <PostedFailure failed={refusal} />
        <PostedNotice text={done} />
      </PressNotice>
      <ReportForm
        name="PayU’s report"
        hint="With its first line, the heads."
        list={list}
        failed={failed}
        isRead={plan !== undefined}
      />
      {plan === undefined ? null : <SettlementPlan plan={plan} list={list} />}
    </div>
  );
}
