import { parseRupees } from '@boxwright/money';
import { ownPlace } from '@boxwright/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openShop, type Shop } from '../../testing/open-shop.ts';
import { addBoxes, mailsTo, payInFull, readyToOrder } from '../../testing/orders.ts';
import { keptDisc } from '../../testing/proofs.ts';
import { textOfPdf } from '../../testing/shown-texts.ts';
import { settlePayment } from '../payments/settle-payment.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const sample = { itemdetails: [{ Item: 202, Quantity: 1 }], Ordertype: 'Ordersample' };
const box = 'item 1 (Soap Box 100 g)';
const printed = 'item 2 (Sample of Soap Box 100 g)';
const plain = 'item 3 (Sample of Soap Box 100 g)';

/** An order of a box to collect, a sample with a file and one without, which are sent. */
async function mixedOrder() {
  const customer = await shop.customer();
  const line = { deliverytype: 'SelfPickup', destination_pin: 0 };
  const { place } = await readyToOrder(shop, { awaitsProof: true, customer, line, address: ownPlace() });
  await addBoxes(customer, { ...sample, artwork_token: await keptDisc(shop, 'dream.png') });
  await addBoxes(customer, { ...sample, boardid: 1 });
  const orderId: number = (await place()).data.order_id;
  const timeline = async () => (await customer.call('GetOrderTimeline', { orderid: orderId })).data;
  const tracked = async () =>
    (await shop.visitor().call('GetTrackedOrder', { token: (await timeline()).fld_track_token })).data;
  const mail = async (subject: string) => {
    await shop.runJobs();
    const [newest = ''] = await mailsTo(shop, customer.email, subject);
    return newest.replace(/\s+/g, ' ');
  };
  return { customer, orderId, timeline, tracked, mail };
}

describe('an order of a box to collect, a printed sample and a plain one', () => {
  test('its first mail names the item in each step, and says of each when and how it goes', async () => {
    const { customer, orderId, mail } = await mixedOrder();
    const confirmed = await customer.call('ConfirmOrder', { orderid: orderId, paymentmode: 'COD' });
    expect(confirmed.status).toBe(200);
    await customer.call('CustomerOrderMailer', { orderid: orderId });
    const text = await mail('is placed');
    for (const said of [
      `in cash when we deliver ${printed} and ${plain}, with the last parcel if there are several: that is for the whole order, also for ${box}, which you collect.`,
      `Delivery: Delivery Partner for ${printed} and ${plain}, Self Pickup for ${box}`,
      `You lay your artwork on the key line of ${box}`,
      `You send the artwork of ${box} through the link`,
      `dream.png for ${printed}`,
      `We show you a proof of ${printed}, and make it once you have approved the proof; it leaves us within 2 days of your approval.`,
      `We make ${plain}; it leaves us within 2 days.`,
      `I${plain.slice(1)} is plain, unless you send a file`,
      `We show you a proof (a digital sample) of ${box}, and print it once you have approved the proof.`,
      `I${box.slice(1)} is ready to collect within 7 working days of your approval.`,
      `I${box.slice(1)}: ready to collect within 7 working days after you approve its proof`,
    ]) {
      expect(text).toContain(said);
    }
    expect(text).not.toMatch(/We ship|after you pay|being checked/);
    const form = await shop.app.inject(/\/downloads\/order-form\/[\w-]+/.exec(text)?.[0] ?? '');
    expect((await textOfPdf(form.rawPayload)).replace(/\s+/g, ' ')).toContain(`Self Pickup for ${box}`);
  });

  test('its tracking page knows where each item stands, and the desk what it mails', async () => {
    const { customer, orderId, tracked, mail } = await mixedOrder();
    await payInFull(shop, customer, orderId);
    await shop.runJobs();
    const standings = (await tracked()).items.map((item: Record<string, unknown>) => [
      item['fld_line_kind'],
      item['standing'],
    ]);
    expect(standings).toEqual([
      ['box', 'awaiting-artwork'],
      ['sample', 'mend-awaited'],
      ['sample', null],
    ]);
    const desk = await shop.staff();
    await desk.call('MoveOrder', { orderid: orderId, seenstatus: 'IN-PROCESS', orderstatus: 'Order Accepted' });
    expect(await mail('is accepted')).toMatch(
      /1 file \(Soap Box 100 g, item 1\), 1 mended file \(Sample of Soap Box 100 g, item 2\)\. We print each of these items once you have approved its proof\. We make item 3/,
    );
  });

  test('once half of it is paid, its samples leave after the rest, as all of it does', async () => {
    const { customer, orderId, mail } = await mixedOrder();
    const { txnid, amount } = (await customer.call('StartPayment', { orderid: orderId, purpose: 'half' })).data;
    shop.payu.says(txnid, 'captured', parseRupees(amount));
    await settlePayment(shop.services, txnid);
    const text = await mail('received for order');
    for (const said of [
      'make it once you have approved the proof; it leaves us within 2 days of your approval and your payment of the rest.',
      `We make ${plain}; it leaves us within 2 days of your payment of the rest.`,
      'your sample kit leaves us within 2 days of your payment of the rest. The rest is due before dispatch.',
    ]) {
      expect(text).toContain(said);
    }
  });

  test('the works have the days that mails promise of each sample', async () => {
    const { customer, orderId } = await mixedOrder();
    await payInFull(shop, customer, orderId);
    await shop.runJobs();
    const desk = await shop.staff();
    await desk.call('MoveOrder', { orderid: orderId, seenstatus: 'IN-PROCESS', orderstatus: 'Order Accepted' });
    const days = async () => {
      const { jobs } = (await desk.call('GetProduction', {})).data;
      return jobs
        .filter(({ fld_order_id }: { fld_order_id: number }) => fld_order_id === orderId)
        .map((job: Record<string, unknown>) => [job['fld_line'], job['fld_due_on']])
        .toSorted();
    };
    const inDays = (days: number) =>
      new Date(shop.services.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);
    expect(await days()).toEqual([
      [1, null],
      [2, null],
      [3, inDays(2)],
    ]);
    const [, second] = (await desk.call('GetOrderProofs', { order_id: orderId })).data.lines;
    const seen = { line_id: second.line_id, seen_artwork_id: second.artworks.at(-1).id, note: '', despite_stops: true };
    const [{ id: proof_id }] = (await desk.call('IssueProof', seen)).data.line.proofs;
    await desk.call('DecideProofAtDesk', { proof_id, decision: 'approve', text: 'On the phone.' });
    expect((await days())[1]).toEqual([2, inDays(2)]);
  });

  test('once it is cancelled, no proof of it waits for anybody', async () => {
    const { customer, orderId, timeline } = await mixedOrder();
    await payInFull(shop, customer, orderId);
    await shop.runJobs();
    const desk = await shop.staff();
    const proofs = async () => (await desk.call('GetOrderProofs', { order_id: orderId })).data.lines[1];
    const second = await proofs();
    const seen = { line_id: second.line_id, seen_artwork_id: second.artworks.at(-1).id, note: '', despite_stops: true };
    await desk.call('IssueProof', seen);
    expect(await proofs()).toMatchObject({
      state_name: 'Proof to approve',
      waits_for: 'customer',
      proofs: [{ state_name: 'To approve' }],
    });
    const { fld_proofs } = await timeline();
    expect((await customer.call('CancelOrder', { orderid: orderId })).status).toBe(200);
    expect(await proofs()).toMatchObject({
      state_name: 'Not printed',
      waits_for: 'nobody',
      proofs: [{ state_name: 'Not decided' }],
    });
    const guest = await shop.visitor().call('GetProofs', { token: fld_proofs.fld_proofs_url.split('/proofs/')[1] });
    expect(guest.data.lines[1]).toMatchObject({ waits_for: 'nobody', proofs: [{ state_name: 'Not decided' }] });
    expect((await timeline()).fld_proofs).toBeNull();
    const queue = await desk.call('GetProofQueue', { waits_for: 'customer' });
    expect(JSON.stringify(queue.data)).not.toContain(`"order_id":${orderId}`);
    expect((await desk.call('RemindOfProof', { line_id: second.line_id })).status).toBe(409);
  });
});
