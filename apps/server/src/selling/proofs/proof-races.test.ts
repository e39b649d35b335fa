import { connect } from '@boxwright/storage';
import { freshDatabase } from '@boxwright/testing';
import { isThorough } from '@boxwright/testing/thorough';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop, type ShopVisitor } from '../../testing/open-shop.ts';
import { mailsTo } from '../../testing/orders.ts';
import { sentProof } from '../../testing/proofs.ts';

let one: Shop;
let two: Shop;
beforeAll(async () => {
  const secretKey = 'a secret key of both the nodes, long enough';
  const database = await freshDatabase({ max: 10 });
  one = await openShop({ database, secretKey });
  // Separate connections, as in another process.
  two = await openShop({ database: { ...connect(database.url, { max: 10 }), url: database.url }, secretKey });
});
afterAll(async () => {
  await two.close();
  await one.close();
});

/** Fifty at night; each newer proof of them is drawn. */
const presses = Array.from({ length: isThorough ? 50 : 16 }, (_, place) => place);

interface Raced {
  /** How many of each were answered with success. */
  readonly decided: number;
  readonly countered: number;
  readonly state: string;
  /** The states of the line's proofs that aren't superseded. */
  readonly valid: readonly string[];
  /** Mails that say that it is approved. */
  readonly mails: number;
}

/** Presses at the same moment on two nodes: three approvals, and one that contradicts them, which comes first or last. */
async function race(
  isFirst: boolean,
  counter: (by: { desk: ShopVisitor; visitor: ShopVisitor }, of: Sent) => Press,
): Promise<Raced> {
  const sent = await sentProof(one);
  const { token, proofId, guest, customer } = sent;
  const approve = { token, proof_id: proofId, decision: 'approve', name: 'Meena Sundaram', text: '' };
  const { data: before } = await guest.call('GetProofs', { token });
  const [{ id: seenArtworkId }] = before.lines[0].artworks;
  const nodes = await Promise.all([one, two].map(async (shop) => ({ shop, desk: await shop.staff() })));
  const answers = await Promise.all(
    presses.map(async (place) => {
      const isCounter = place % 4 === (isFirst ? 0 : 3);
      const { shop, desk } = nodes[Math.floor(place / 4) % 2] ?? { shop: one, desk: sent.desk };
      const visitor = shop.visitor();
      const { status } = await (isCounter
        ? counter({ desk, visitor }, { ...sent, seenArtworkId })
        : visitor.call('DecideProof', approve));
      return { isCounter, status };
    }),
  );
  // A busy machine answers some presses that it has no time for them, and does nothing.
  for (const { status } of answers) expect([200, 409, 503]).toContain(status);
  const { data } = await guest.call('GetProofs', { token });
  await one.runJobs();
  const done = answers.filter(({ status }) => status === 200);
  return {
    decided: done.filter(({ isCounter }) => !isCounter).length,
    countered: done.filter(({ isCounter }) => isCounter).length,
    state: data.lines[0].state,
    valid: data.lines[0].proofs
      .map(({ state }: { state: string }) => state)
      .filter((state: string) => state !== 'superseded'),
    mails: (await mailsTo(one, customer.email, 'is approved')).length,
  };
}
type Press = ReturnType<ShopVisitor['call']>;
type Sent = Awaited<ReturnType<typeof sentProof>> & { readonly seenArtworkId: number };

/** What the approvals leave when one of them came first: none of the others has an effect. */
const approved = { decided: expect.any(Number), countered: 0, state: 'approved', valid: ['approved'], mails: 1 };
const orders = [true, false];

test.each(orders)('of approvals and newer proofs of the same file at once, one proof is valid: %s', async (isFirst) => {
  const raced = await race(isFirst, ({ desk }, { lineId, seenArtworkId: seen_artwork_id }) =>
    desk.call('IssueProof', { line_id: lineId, seen_artwork_id, note: '' }),
  );
  const replaced = { decided: 0, countered: expect.any(Number), state: 'proof-sent', valid: ['sent'], mails: 0 };
  expect(raced).toEqual(raced.decided > 0 ? approved : replaced);
});

test.each(orders)('of approvals and its taking back at once, the first stands: %s', async (isFirst) => {
  const raced = await race(isFirst, ({ desk }, { proofId }) => desk.call('WithdrawProof', { proof_id: proofId }));
  const takenBack = { decided: 0, countered: 1, state: 'checking', valid: [], mails: 0 };
  expect(raced).toEqual(raced.decided > 0 ? approved : takenBack);
});

test.each(orders)('of approvals and a change that is asked for at once, the first stands: %s', async (isFirst) => {
  const raced = await race(isFirst, ({ visitor }, { token, proofId }) =>
    visitor.call('DecideProof', { token, proof_id: proofId, decision: 'change', name: 'Ravi', text: 'Another red.' }),
  );
  const changed = {
    ...{ decided: 0, countered: expect.any(Number), state: 'change-wanted', valid: ['change-wanted'] },
    mails: 0,
  };
  expect(raced).toEqual(raced.decided > 0 ? approved : changed);
});
