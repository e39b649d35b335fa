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

test('a change in an approved proof is refused with what to record first, which only the desk reads', async () => {
  const { desk, proofId, decide } = await sentProof(shop);
  await decide('approve');
  const asked = { proof_id: proofId, text: 'By telephone: a darker red.' };
  expect(await desk.call('DecideProofAtDesk', { ...asked, decision: 'change' })).toMatchObject({
    status: 409,
    data: expect.stringMatching(/^No change can be asked for .* please record “Approval taken back” in the same form/),
  });
  expect((await decide('change', { text: 'A darker red.' })).data).not.toContain('taken back');
  expect((await desk.call('DecideProofAtDesk', { ...asked, decision: 'withdraw' })).status).toBe(200);
  expect((await desk.call('DecideProofAtDesk', { ...asked, decision: 'change' })).status).toBe(200);
});
