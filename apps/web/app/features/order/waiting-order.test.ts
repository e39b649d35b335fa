import { describe, expect, it } from 'vitest';
import { parseWaitingOrder } from './waiting-order.ts';

describe('the order that waits for its payment', () => {
  it('is read with wire names', () => {
    expect(parseWaitingOrder('{"order_id":12,"transaction_id":"T1"}')).toEqual({ orderId: 12, transactionId: 'T1' });
  });
  it.each([null, '', '{', 'null', '[]', '{"order_id":"none"}', '{"order_id":0}'])('is none when %s is kept', (text) => {
    expect(parseWaitingOrder(text)).toBeNull();
  });
});
