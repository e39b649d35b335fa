import { type OrderStatus, orderStatusNames } from '@boxwright/orders';

/** A status as buyers read it: only IN-PROCESS is stored under another name. */
export const statusLabel = (status: OrderStatus): string =>
  status === 'IN-PROCESS' ? orderStatusNames['IN-PROCESS'] : status;
