import { useSearchParams } from 'react-router';
import { deskAddress, readDeskAddress } from '../../features/office/desk-address.ts';
import type { OfficeOrderAct } from '../../office-paths.ts';
import { officePaths } from '../../office-paths.ts';
import type { DeskOrder } from './load-desk-order.ts';

/** The addresses on an order's page; each keeps the list from which the order was opened. */
export function useOrderAddresses(orderId: number) {
  const [query] = useSearchParams();
  const list = query.get('list') ?? '';
  return {
    here: officePaths.officeOrder(orderId, list),
    act: (act: OfficeOrderAct, to = '') => officePaths.officeOrderAct(orderId, act, { to, list }),
    /** Where a form is posted: the page in its present state, with the form's name. */
    form: (form: string) =>
      officePaths.officeOrderForm(orderId, { form, act: query.get('act') ?? '', to: query.get('to') ?? '', list }),
    /** Another order of the list. */
    other: (otherId: number) => officePaths.officeOrder(otherId, list),
    /** The list, at the order. */
    list: (back: DeskOrder['back']) => listAddress(list, back),
  };
}

function listAddress(list: string, { olderThan, newerThan, orderId }: DeskOrder['back']): string {
  const { filters } = readDeskAddress(new URLSearchParams(list));
  const place =
    newerThan !== null
      ? ({ side: 'newer', orderId: newerThan } as const)
      : olderThan !== null
        ? ({ side: 'older', orderId: olderThan } as const)
        : null;
  return `${deskAddress(filters, place)}${orderId === null ? '' : `#order-${orderId}`}`;
}
