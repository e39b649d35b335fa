import { describe, expect, it } from 'vitest';
import { parseWaitingOrder } from './waiting-order.ts';

describe('the stored order that waits for its payment', () => {
  it('is read by its wire names', () => {
    expect(parseWaitingOrder('{"order_id":12,"transaction_id":"T1"}')).toEqual({ orderId: 12, transactionId: 'T1' });
  });
  it.each([null, '', '{', 'null', '[]', '{"order_id":"none"}', '{"order_id":0}'])(
    'is null if the stored text is %s',
    (text) => {
      expect(parseWaitingOrder(text)).toBeNull();
    },
  );
});
