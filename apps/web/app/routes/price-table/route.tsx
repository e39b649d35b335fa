import { officeCall } from '../../features/office/office-call.ts';
import { PressNotice } from '../../features/office/PressNotice.tsx';
import { PostedFailure } from '../../features/plain-form/PostedFailure.tsx';
import { askedTable, askedVersion } from '../../features/price-tables/asked-table.ts';
import { draftText } from '../../features/price-tables/version-text.ts';
import { unlistedMeta } from '../../features/shell/meta.ts';
import { officePaths } from '../../office-paths.ts';
import { serverApi } from '../../server-api.ts';
import { Breadcrumb } from '../../ui/Breadcrumb.tsx';
import type { Route } from './+types/route.ts';
import { DraftForm } from './DraftForm.tsx';
import { ImportForm } from './ImportForm.tsx';
import { VersionFigures } from './VersionFigures.tsx';
import { VersionList } from './VersionList.tsx';

export const meta: Route.MetaFunction = unlistedMeta(({ loaderData }) => `${loaderData?.name ?? 'Prices'}: prices`);

export const loader = ({ context, params, url }: Route.LoaderArgs) =>
  officeCall(context.get(serverApi), url, 'GetPriceTable', { kind: askedTable(params.kind), ...askedVersion(url) });

export { action } from './receive-price-draft.server.ts';

/** One table of prices: the draft of its next version, or the figures of a published one. */
export default function PriceTable({ loaderData, actionData }: Route.ComponentProps) {
  const { kind, name, versions, draft, shownId, figures } = loaderData;
  const shown = versions.find(({ id }) => id === shownId);
  return (
    <div className="page py-8">
      <Breadcrumb crumbs={[{ label: 'Prices', to: officePaths.prices }, { label: name }]} />
      <h1 className="text-4xl">{name}</h1>
      {/* Above everything else, because the refused form may have left the page. */}
      <PressNotice isShown={actionData?.failed !== undefined} className="mt-4">
        <PostedFailure failed={actionData?.failed} />
      </PressNotice>
      <p role="status" className="mt-2 max-w-3xl text-ink-soft">
        {draft === null ? 'No draft is being written.' : draftText(draft)}
      </p>
      {draft !== null && shown === undefined ? (
        <DraftForm kind={kind} draft={draft} figures={figures} posted={actionData} />
      ) : (
        <VersionFigures kind={kind} version={shown} hasDraft={draft !== null} figures={figures} />
      )}
      <ImportForm kind={kind} draft={draft} />
      <VersionList kind={kind} versions={versions} shownId={shownId} />
    </div>
  );
}
