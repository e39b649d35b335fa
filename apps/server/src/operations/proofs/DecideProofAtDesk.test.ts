import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from '../../testing/open-shop.ts';
import { sentProof } from '../../testing/proofs.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

test('records the customer’s word with how it came, and notes who recorded it', async () => {
  const { desk, proofId } = await sentProof(shop);
  const asked = { proof_id: proofId, decision: 'approve' };
  expect((await desk.call('DecideProofAtDesk', { ...asked, text: '' })).data).toMatch(/^Please write how the customer/);
  const { data } = await desk.call('DecideProofAtDesk', { ...asked, text: 'By telephone, Meena, 11:20.' });
  expect(data.line).toMatchObject({
    state: 'approved',
    proofs: [{ decided_as: 'staff', decision_text: 'By telephone, Meena, 11:20.' }],
  });
  const { data: audit } = await desk.call('GetAudit', {});
  expect(JSON.stringify(audit)).toContain('By telephone, Meena, 11:20.');
});
