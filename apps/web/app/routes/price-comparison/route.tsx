import { askedTable } from '../../features/price-tables/asked-table.ts';
import { draftText } from '../../features/price-tables/version-text.ts';
import { unlistedMeta } from '../../features/shell/meta.ts';
import { officePaths } from '../../office-paths.ts';
import { serverApi } from '../../server-api.ts';
import { Breadcrumb } from '../../ui/Breadcrumb.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import type { Route } from './+types/route.ts';
import { ComparedLines } from './ComparedLines.tsx';
import { ComparedSums } from './ComparedSums.tsx';
import { loadComparison } from './load-comparison.ts';
import { PublishForm } from './PublishForm.tsx';

export const meta = unlistedMeta('Compare prices');

export const loader = ({ context, params, url }: Route.LoaderArgs) =>
  loadComparison(context.get(serverApi), url, askedTable(params.kind));

export { action } from './receive-publishing.server.ts';

/** Shows how the draft would change the prices of the last hundred orders, with the form that publishes it. */
export default function PriceComparison({ loaderData, actionData }: Route.ComponentProps) {
  const { table, draft, comparison, refusal } = loaderData;
  const { kind, name, today } = table;
  return (
    <div className="page py-8">
      <Breadcrumb
        crumbs={[
          { label: 'Prices', to: officePaths.prices },
          { label: name, to: officePaths.priceTable(kind) },
          { label: 'Compare and publish' },
        ]}
      />
      <h1 className="text-4xl">{name}: draft and present prices</h1>
      <p className="mt-2 max-w-3xl text-ink-soft">{draftText(draft)}</p>
      {comparison === null ? (
        <div className="mt-6">
          <EmptyState
            level={2}
            title="Not compared"
            text={refusal}
            action={
              <LinkButton to={officePaths.priceTable(kind)} tone="ink">
                Back to the figures
              </LinkButton>
            }
          />
        </div>
      ) : (
        <>
          <ComparedSums comparison={comparison} />
          <PublishForm
            revision={draft.revision}
            today={today}
            posted={actionData}
            back={officePaths.priceTable(kind)}
          />
          <ComparedLines lines={comparison.lines} compared={comparison.compared} />
        </>
      )}
    </div>
  );
}
