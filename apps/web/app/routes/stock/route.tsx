import { ListAsCsv } from '../../features/office/ListAsCsv.tsx';
import { officeCall } from '../../features/office/office-call.ts';
import { ShownPart } from '../../features/office/ShownPart.tsx';
import { PostedNotice } from '../../features/plain-form/PostedNotice.tsx';
import { unlistedMeta } from '../../features/shell/meta.ts';
import { idIn } from '../../ids.ts';
import { officePaths } from '../../office-paths.ts';
import { serverApi } from '../../server-api.ts';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import type { Route } from './+types/route.ts';
import { EntryForm } from './EntryForm.tsx';
import { EntryTable } from './EntryTable.tsx';
import { LevelForm } from './LevelForm.tsx';
import { StockTable } from './StockTable.tsx';

export const meta = unlistedMeta('Stock');

export const loader = async ({ context, url }: Route.LoaderArgs) => {
  const itemId = idIn(url.searchParams.get('item'));
  const found = await officeCall(context.get(serverApi), url, 'GetStock', itemId === undefined ? {} : { itemId });
  const isLowOnly = url.searchParams.get('show') === 'low';
  return { ...found, isLowOnly, item: found.items.find(({ id }) => id === itemId) ?? null };
};

export { action } from './receive-stock.server.ts';

/** The stock of boards and materials, what jobs reserve, and the entries of one kind of sheets. */
export default function Stock({ loaderData, actionData }: Route.ComponentProps) {
  const { items, entries, materials, item, isLowOnly } = loaderData;
  const shown = isLowOnly ? items.filter(({ isToDo }) => isToDo) : items;
  const low = items.filter(({ isLow }) => isLow);
  return (
    <div className="page py-8">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div>
          <h1 className="text-4xl">Stock</h1>
          <p className="mt-2 max-w-2xl text-ink-soft">
            Sheets of board and of stickers’ material. An accepted order reserves what it needs; printing it takes the
            sheets off.
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <ListAsCsv list="stock" />
          <LinkButton to={officePaths.tools} tone="outline" size="small">
            Dies and plates
          </LinkButton>
        </div>
      </div>
      {low.length === 0 ? null : (
        <p className="mt-5 rounded-md border border-vermilion-deep/30 bg-vermilion-soft px-4 py-3 font-medium text-vermilion-deep">
          Order more: {low.map(({ materialName, sheet }) => `${materialName}, ${sheet}`).join('; ')}.
        </p>
      )}
      <div className="mt-6 empty:hidden">
        <PostedNotice text={actionData?.done} />
      </div>
      <div className="mt-6 grid grid-cols-1 items-start gap-5 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <EntryForm key={item?.id} materials={materials} item={item} posted={actionData} />
        {item === null ? null : (
          <Card className="p-5 sm:p-6">
            <h2 className="text-2xl">
              {item.materialName}, {item.sheet}
            </h2>
            <div className="mt-4">
              <LevelForm key={`${item.id} ${item.version}`} item={item} posted={actionData} />
            </div>
            <div className="mt-5">
              {entries.length === 0 ? (
                <p className="text-ink-soft">Nothing was entered or printed yet.</p>
              ) : (
                <EntryTable entries={entries} />
              )}
            </div>
          </Card>
        )}
      </div>
      <div className="mt-8">
        {items.length === 0 ? (
          <EmptyState
            level={2}
            title="Nothing on stock yet"
            text="Enter the sheets that you have; accepted orders add the kinds that they need."
          />
        ) : (
          <>
            <ShownPart isPart={isLowOnly} shown="What must be ordered or counted" all={officePaths.stock} />
            {shown.length === 0 ? (
              <EmptyState level={2} title="Enough of everything" text="Nothing must be ordered or counted now." />
            ) : (
              <StockTable items={shown} isLowOnly={isLowOnly} />
            )}
          </>
        )}
      </div>
    </div>
  );
}
