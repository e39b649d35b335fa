import type { ItemStanding } from '@boxwright/orders';
import type { StoredOrder } from './stored-order.ts';

/** Where the artwork of an order's items stands, each called as its customer calls it. */
export const itemStandings = ({ lines }: Pick<StoredOrder, 'lines'>): ItemStanding[] =>
  lines.flatMap(({ standing, itemName }, place) =>
    standing === null ? [] : [{ standing, item: lines.length > 1 ? `${itemName}, item ${place + 1}` : '' }],
  );
