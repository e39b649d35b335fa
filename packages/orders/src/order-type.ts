/** What is ordered: made-to-measure boxes, a sample box, or stickers. */
export const orderTypes = ['Normal', 'Ordersample', 'Stickers'] as const;

export type OrderType = (typeof orderTypes)[number];
