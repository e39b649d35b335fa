import { mayDo } from '@boxwright/contract';
import { useEffect, useMemo, useRef } from 'react';
import { data, redirect, useNavigate, useSubmit } from 'react-router';
import { deskAddress, hasFilters } from '../../features/office/desk-address.ts';
import { ListAsCsv } from '../../features/office/ListAsCsv.tsx';
import { MovedOrders } from '../../features/office/MovedOrders.tsx';
import { refusalWithoutForm } from '../../features/office/posted-form.ts';
import { useShortcuts } from '../../features/office/Shortcuts.tsx';
import { UndoMoved } from '../../features/office/UndoMoved.tsx';
import { useMemberRole } from '../../features/office/use-member-role.ts';
import { PostedFailure } from '../../features/plain-form/PostedFailure.tsx';
import { PostedNotice } from '../../features/plain-form/PostedNotice.tsx';
import { unlistedMeta } from '../../features/shell/meta.ts';
import { officePaths } from '../../office-paths.ts';
import { serverApi } from '../../server-api.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import type { Route } from './+types/route.ts';
import { BulkSteps, bulkForm } from './BulkSteps.tsx';
import { DeskSearch } from './DeskSearch.tsx';
import { DeskTable } from './DeskTable.tsx';
import { DeskTabs } from './DeskTabs.tsx';
import { DeskViews, viewsToChange } from './DeskViews.tsx';
import { loadDesk, orderAskedFor } from './load-desk.ts';
import { notePlace, useNotedPlace } from './place-in-list.ts';
import { useCursor } from './use-cursor.ts';
import { useKeptAnswer } from './use-kept-answer.ts';
import { useLiveList } from './use-live-list.ts';
import { useSelection } from './use-selection.ts';

export const meta = unlistedMeta('Orders');

export const loader = async ({ url, context }: Route.LoaderArgs) => {
  const { desk, status } = await loadDesk(url, context.get(serverApi));
  const order = orderAskedFor(desk);
  if (order !== null) throw redirect(officePaths.officeOrder(order));
  return data(desk, { status });
};

export { action } from './receive-desk-form.server.ts';

/** The order desk's list, which keeps itself up to date. */
export default function DeskOrders({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useKeptAnswer(actionData);
  const { asked, views, list, failure } = loaderData;
  const { filters, place } = asked;
  const role = useMemberRole();
  const orders = list?.orders ?? [];
  const shown = orders.map(({ id }) => id).join();
  const listed = useMemo(() => shown.split(',').filter(Boolean).map(Number), [shown]);
  const selection = useSelection(listed);
  const cursor = useCursor(listed);
  const arrived = useLiveList(listed);
  const field = useRef<HTMLInputElement>(null);
  const mayTidy = mayDo(role, 'staff');
  const mayMove = mayDo(role, 'order-steps');
  const shownList = deskAddress(filters, place).split('?')[1] ?? '';
  useNotedPlace();
  useDeskKeys({ listed, cursor, selection, field, mayMove, list: shownList });

  const { replace } = selection;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer.
  useEffect(() => {
    // Orders that couldn't be moved stay selected.
    if (answer?.moved) replace(answer.moved.filter(({ isMoved }) => !isMoved).map(({ id }) => id));
  }, [answer]);

  const shownForms = ['save', ...viewsToChange(views, mayTidy).flatMap(({ id }) => [`change:${id}`, `delete:${id}`])];
  const [first, last] = [listed[0], listed.at(-1)];
  return (
    <div className="page py-6">
      <div className="flex flex-wrap items-start gap-x-5 gap-y-2">
        <h1 className="text-4xl">Orders</h1>
        <DeskViews views={views} filters={filters} answer={answer} mayTidy={mayTidy} />
        <ListAsCsv list="orders" />
      </div>
      <div className="mt-2">
        <DeskTabs filters={filters} list={list} />
        <DeskSearch filters={filters} field={field} />
      </div>
      <div className="group/list mt-5">
        <PostedNotice text={answer?.done} />
        <PostedFailure failed={refusalWithoutForm(answer, shownForms)} />
        {answer?.moved ? (
          <MovedOrders moved={answer.moved} isBack={answer.isBack === true}>
            <UndoMoved moved={answer.moved} />
          </MovedOrders>
        ) : null}
        <p role="status" className="text-[0.9375rem] text-ink-soft empty:hidden">
          {newText(arrived.size)}
        </p>
        {list?.isCut ? (
          <p className="mb-2 text-[0.9375rem] text-ink-soft">
            Very many customers match, so only the newest 2,000 orders of these filters were searched. Type more, or
            choose days, to find older ones.
          </p>
        ) : filters.search !== '' && list !== null ? (
          <p className="mb-2 text-[0.9375rem] text-ink-soft">
            Items, files, streets, pincodes, amounts and parts of PO numbers are looked for in the newest 2,000 orders
            of these filters. Choose days to find older ones.
          </p>
        ) : null}
        {orders.length === 0 ? null : mayMove ? <BulkSteps selected={selection.ids.size} posted={answer} /> : null}
        <div className="mt-2">
          {list === null ? (
            <ErrorState level={2} text={failure ?? ''} />
          ) : orders.length === 0 ? (
            <Nothing isFiltered={hasFilters(filters) || place !== null} />
          ) : (
            <DeskTable orders={orders} selection={mayMove ? selection : undefined} arrived={arrived} list={shownList} />
          )}
        </div>
      </div>
      {list === null || !(list.hasNewer || list.hasOlder) ? null : (
        <nav aria-label="Pages" className="mt-5 flex flex-wrap justify-between gap-3">
          {list.hasNewer && first !== undefined ? (
            <span className="flex gap-2">
              <LinkButton to={deskAddress(filters)} tone="quiet" size="small">
                Newest
              </LinkButton>
              <LinkButton to={deskAddress(filters, { side: 'newer', orderId: first })} tone="outline" size="small">
                Newer
              </LinkButton>
            </span>
          ) : (
            <span />
          )}
          {list.hasOlder && last !== undefined ? (
            <LinkButton to={deskAddress(filters, { side: 'older', orderId: last })} tone="outline" size="small">
              Older
            </LinkButton>
          ) : null}
        </nav>
      )}
    </div>
  );
}

const newText = (count: number): string => (count === 0 ? '' : count === 1 ? '1 new order' : `${count} new orders`);

const Nothing = ({ isFiltered }: { isFiltered: boolean }) =>
  isFiltered ? (
    <EmptyState
      level={2}
      title="No such orders"
      text="No order matches these filters."
      action={
        <LinkButton to={officePaths.officeOrders} tone="outline">
          Show all orders
        </LinkButton>
      }
    />
  ) : (
    <EmptyState level={2} title="No orders yet" text="The first one appears here as soon as it is placed." />
  );

interface DeskKeys {
  listed: readonly number[];
  cursor: ReturnType<typeof useCursor>;
  selection: ReturnType<typeof useSelection>;
  field: { readonly current: HTMLInputElement | null };
  mayMove: boolean;
  list: string;
}

/** The keyboard shortcuts of the list. */
function useDeskKeys({ listed, cursor, selection, field, mayMove, list }: DeskKeys): void {
  const navigate = useNavigate();
  const submit = useSubmit();
  const open = (id: number) => {
    notePlace(id);
    void navigate(officePaths.officeOrder(id, list));
  };
  const here = (run: (id: number) => void) => () => {
    const id = cursor.current();
    if (id !== null) run(id);
  };
  const search = () => {
    field.current?.focus();
    field.current?.select();
  };
  const take = (step: string) => () => {
    const form = document.getElementById(bulkForm);
    if (!(form instanceof HTMLFormElement)) return;
    const posted = new FormData(form);
    posted.set('to', step);
    void submit(posted, { method: 'post', preventScrollReset: true });
  };
  useShortcuts([
    { keys: 'j', name: 'Next order', run: () => cursor.move(1) },
    { keys: 'k', name: 'Previous order', run: () => cursor.move(-1) },
    { keys: 'o', name: 'Open the order (also Enter)', run: here(open) },
    { keys: '/', name: 'Search', run: search },
    ...(mayMove
      ? [
          { keys: 'x', name: 'Select the order', run: here(selection.toggle) },
          { keys: 'X', name: 'Select as far as this order', run: here(selection.reach) },
          { keys: 'A', name: 'Select all orders shown', run: () => selection.replace(listed) },
          { keys: 'Escape', name: 'Select none', run: () => selection.replace([]) },
          { keys: 'a', name: 'Accept the selected orders', run: take('Order Accepted') },
          { keys: 'p', name: 'Selected orders to production', run: take('In Production') },
          { keys: 'w', name: 'Selected orders are packed', run: take('Packed') },
          { keys: 's', name: 'Dispatch packed orders', run: () => void navigate(officePaths.dispatch) },
          { keys: 'd', name: 'Selected orders are delivered', run: take('Delivered') },
        ]
      : []),
  ]);
}
