import { orderStatusNames } from '@boxwright/orders';
import type { OrderStatus } from '@boxwright/storage';

/** A status in the words that buyers read: a placed order waits as IN-PROCESS; the others are stored as they are read. */
export const statusLabel = (status: OrderStatus): string =>
  status === 'IN-PROCESS' ? orderStatusNames['IN-PROCESS'] : status;
