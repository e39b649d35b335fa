import { useNavigate } from 'react-router';
import { type Shortcut, useShortcuts } from '../../features/office/Shortcuts.tsx';
import { officePaths } from '../../office-paths.ts';
import type { ShownDeskOrder } from './load-desk-order.ts';
import { useOrderAddresses } from './use-order-addresses.ts';

/** The keyboard shortcuts of the order's page. */
export function DeskKeys({ desk, rows: [head] }: Pick<ShownDeskOrder, 'desk' | 'rows'>) {
  const navigate = useNavigate();
  const open = (to: string) => void navigate(to, { replace: true, preventScrollReset: true });
  const addresses = useOrderAddresses(head.id);
  // Replaces the history entry, so that Back returns to the list after any number of orders.
  const turnTo = (otherId: number) => void navigate(addresses.other(otherId), { replace: true });
  const next = desk.steps[0];
  const { newerId, olderId, may } = desk;
  const keys: readonly (Shortcut | false)[] = [
    next !== undefined && {
      keys: 'n',
      name: `Next step: ${next.label}`,
      run: () => open(addresses.act('step', next.to)),
    },
    may.payments &&
      head.due > 0 && {
        keys: 'p',
        name: 'Record a payment',
        run: () => open(addresses.act('payment')),
      },
    may.changes && { keys: 'm', name: 'Write to the customer', run: () => focusOn('message-text') },
    may.changes && { keys: 'e', name: 'Add a note', run: () => focusOn('note-text') },
    desk.correction !== null && {
      keys: 'c',
      name: 'Correct its GSTIN, places or quantities',
      run: () => open(addresses.act('correct')),
    },
    { keys: 'a', name: 'Its addresses and purchase order', run: () => focusIn('#addresses') },
    { keys: 'd', name: 'Its parcels', run: () => void navigate(officePaths.parts(head.id)) },
    { keys: 'b', name: 'All other steps, and the way back', run: openMore },
    { keys: 'y', name: 'Its money: notes, payments, the ledger', run: () => focusIn('#money') },
    olderId !== null && { keys: 'j', name: 'Next order', run: () => turnTo(olderId) },
    newerId !== null && { keys: 'k', name: 'Previous order', run: () => turnTo(newerId) },
    { keys: 'u', name: 'Back to the list', run: () => void navigate(addresses.list(desk.back)) },
  ];
  useShortcuts(keys.filter((key) => key !== false));
  return null;
}

/** The button "More" stands behind whatever is above it. */
function openMore(): void {
  const more = document.getElementById('more-steps');
  if (more instanceof HTMLDetailsElement) more.open = true;
  more?.querySelector('a')?.focus();
}

const focusIn = (part: string) =>
  document.querySelector<HTMLElement>(`${part} :is(a[href], button, summary, input:not([type=hidden]))`)?.focus();

const focusOn = (id: string) => document.getElementById(id)?.focus();
