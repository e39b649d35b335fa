import { useNavigate } from 'react-router';
import { type Shortcut, useShortcuts } from '../../features/office/Shortcuts.tsx';
import { paths } from '../../paths.ts';
import type { DeskOrder } from './load-desk-order.ts';

/** The keys of the order's page. */
export function DeskKeys({ desk, orderId }: { desk: DeskOrder; orderId: number }) {
  const navigate = useNavigate();
  const open = (to: string) => void navigate(to, { replace: true, preventScrollReset: true });
  const go = (to: string) => void navigate(to);
  const next = desk.steps[0];
  const { newerId, olderId, may, payUrl } = desk;
  const keys: readonly (Shortcut | false)[] = [
    next !== undefined && {
      keys: 'n',
      name: `Next step: ${next.label}`,
      run: () => open(paths.officeOrderAct(orderId, 'step', next.to)),
    },
    may.payments &&
      payUrl !== '' && {
        keys: 'p',
        name: 'Record a payment',
        run: () => open(paths.officeOrderAct(orderId, 'payment')),
      },
    may.changes && { keys: 'm', name: 'Write to the customer', run: () => focusOn('message-text') },
    may.changes && { keys: 'e', name: 'Add a note', run: () => focusOn('note-text') },
    olderId !== null && { keys: 'j', name: 'Next order', run: () => go(paths.officeOrder(olderId)) },
    newerId !== null && { keys: 'k', name: 'Previous order', run: () => go(paths.officeOrder(newerId)) },
    { keys: 'u', name: 'Back to the list', run: () => go(paths.officeOrders) },
  ];
  useShortcuts(keys.filter((key) => key !== false));
  return null;
}

const focusOn = (id: string) => document.getElementById(id)?.focus();
