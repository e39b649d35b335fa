import { formatRupees, parseRupees } from '@boxwright/money';
import { documentsOf } from '@boxwright/storage';
import { getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from '../../testing/open-shop.ts';
import { sentProof } from '../../testing/proofs.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

type Sent = Awaited<ReturnType<typeof sentProof>>;

const addressOf = async ({ guest, token }: Pick<Sent, 'guest' | 'token'>): Promise<string> =>
  (await guest.call('GetProofs', { token })).data.lines[0].proofs[0].file;

/** The proof as another program reads it. */
async function readProof(address: string) {
  const { statusCode, headers, rawPayload } = await shop.app.inject(address);
  expect([statusCode, headers['content-type']]).toEqual([200, 'application/pdf']);
  const page = await (await getDocumentProxy(new Uint8Array(rawPayload))).getPage(1);
  const { items } = await page.getTextContent();
  const text = items
    .flatMap((item) => ('str' in item ? [item.str] : []))
    .join(' ')
    .replace(/\s+/g, ' ');
  return {
    text,
    bytes: rawPayload,
    size: page.view.map((side) => (side * 25.4) / 72),
  };
}

test('a proof is a document as issued: the drawing at its true size, what is ordered, and what the file is', async () => {
  const order = await sentProof(shop);
  expect(await addressOf(order)).toBe('');
  await shop.runJobs();
  const { text, size, bytes } = await readProof(await addressOf(order));
  for (const part of [
    /Proof 1 of BW\d+-\d+: Item 1, Soap Box/,
    /Print Full colour outside, unprinted inside/,
    /Quantity 1,000/,
    /Total of the order, with GST ₹/,
    /Printed for Coated offset, ISO 12647-2:2004 \(FOGRA39\)/,
    /File disc\.png/,
    /creases \(cyan, dashed\) at 1 : 1/,
  ]) {
    expect(text).toMatch(part);
  }
  const { headers } = await shop.app.inject(await addressOf(order));
  expect(headers['content-disposition']).toMatch(/^inline; filename="BW\d\d-\d+-1-proof-1\.pdf"$/);
  // A soap box lies flat on more than A5: nothing is scaled to a page.
  expect(size[2]).toBeGreaterThan(200);
  expect(bytes.includes('/Subtype /Image')).toBe(true);
});

test('the price on the proof of an order in cash is what its customer pays, with the charge for cash', async () => {
  const order = await sentProof(shop, async (customer, orderid) => {
    const { ways } = (await customer.call('GetCheckout', { orderid })).data;
    const { total } = ways.find(({ paymentmode }: { paymentmode: string }) => paymentmode === 'COD');
    expect((await customer.call('ConfirmOrder', { orderid, paymentmode: 'COD', acceptedtotal: total })).status).toBe(
      200,
    );
  });
  await shop.runJobs();
  const where = { whereClause: { fld_order_id: order.orderId } };
  const [{ fld_total, COD_Charge }] = (await order.customer.call('GetWebsiteOrderDetails', where)).data;
  expect(COD_Charge).toBeGreaterThan(0);
  const { text } = await readProof(await addressOf(order));
  expect(text).toContain(`Total of the order, with GST ${formatRupees(parseRupees(String(fld_total)))}`);
});

test('it stays as it was issued when another file comes, and the next proof is a document of its own', async () => {
  const order = await sentProof(shop);
  await shop.runJobs();
  const address = await addressOf(order);
  const before = (await readProof(address)).bytes;
  const { data } = await order.send('second.png');
  const { desk, lineId, orderId } = order;
  await desk.call('IssueProof', {
    line_id: lineId,
    seen_artwork_id: data.line.artworks.at(-1).id,
    note: 'Now in blue.',
  });
  await shop.runJobs();
  expect((await readProof(address)).bytes.equals(before)).toBe(true);
  const next = await readProof(await addressOf(order));
  expect(next.text).toMatch(/Proof 2 .*second\.png/s);
  expect(next.text).toContain('Now in blue.');
  expect(await documentsOf(shop.services.db, orderId, 'proof')).toHaveLength(2);
});

test('nobody finds it without its address, and colleagues, who don’t see prices, don’t get that', async () => {
  const order = await sentProof(shop);
  await shop.runJobs();
  const address = await addressOf(order);
  expect(address).toMatch(/^\/downloads\/proof\/\d+\.[\w-]{43}\.pdf$/);
  const guessed = address.replace(/\.[\w-]{43}/, `.${'a'.repeat(43)}`);
  expect((await shop.app.inject(guessed)).statusCode).toBe(404);
  expect((await shop.app.inject('/downloads/proof/1.pdf')).statusCode).toBe(404);
  expect(await addressOf({ guest: order.guest, token: order.shared })).toBe('');
});
