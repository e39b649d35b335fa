import { createHash } from 'node:crypto';
import { documentsOf, listChanges } from '@boxwright/storage';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { indianDay } from '../../process/indian-day.ts';
import { printedOn } from '../../selling/documents/printed-on.ts';
import { moveOrderTo, paidOrder } from '../../testing/move-orders.ts';
import { openShop, type Shop, type ShopVisitor } from '../../testing/open-shop.ts';

let shop: Shop;
let accountant: ShopVisitor;
let desk: ShopVisitor;
beforeAll(async () => {
  shop = await openShop();
  [accountant, desk] = await Promise.all([shop.staff('Accounts'), shop.staff()]);
});
afterAll(() => shop.close());

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** An invoice to a registered buyer, and the portal's answer to it. */
async function invoiced() {
  const { orderId, customer } = await paidOrder(shop, { address: { gstin: '33AAACY2068D1ZN' } });
  await moveOrderTo(desk, orderId, 'Dispatched');
  const [invoice] = await documentsOf(shop.services.db, orderId, 'tax-invoice');
  if (!invoice) throw new Error('no invoice');
  const { number, issuedAt, supplier, recipient, total } = printedOn(invoice);
  const day = indianDay(issuedAt);
  const year = Number(day.slice(0, 4)) - (Number(day.slice(5, 7)) < 4 ? 1 : 0);
  const hashed = `${supplier.gstin}${year}-${String(year + 1).slice(2)}INV${number}`;
  const said = {
    SellerGstin: supplier.gstin,
    BuyerGstin: recipient.gstin,
    DocNo: number,
    DocTyp: 'INV',
    DocDt: day.split('-').toReversed().join('/'),
    TotInvVal: total / 100,
    Irn: createHash('sha256').update(hashed).digest('hex'),
  };
  const answer = (own: object = {}, ackNo = 112_010_036_563_310) => ({
    AckNo: ackNo,
    AckDt: `${day} 18:03:00`,
    Irn: said.Irn,
    SignedQRCode: `${part({ alg: 'RS256' })}.${part({ data: JSON.stringify({ ...said, ...own }) })}.c2lnbmVk`,
    Status: 'ACT',
  });
  return { orderId, customer, invoice, number, irn: said.Irn, answer };
}

const read = (value: unknown, who = accountant) =>
  who.call('RecordEInvoices', { answer: typeof value === 'string' ? value : JSON.stringify(value) });

test('RecordEInvoices stores the portal’s answer once, and makes a copy with the QR code beside the invoice', async () => {
  const { orderId, customer, invoice, number, irn, answer } = await invoiced();
  const both = await Promise.all([read(answer()), read(answer())]);
  expect(both.map(({ data }) => [data.recorded, data.known]).sort()).toEqual([
    [[], [number]],
    [[number], []],
  ]);
  await shop.runJobs();
  const documents = await documentsOf(shop.services.db, orderId);
  const [copy, ...more] = documents.filter(({ kind }) => kind === 'e-invoice');
  expect([more, copy?.refersTo, copy?.number]).toEqual([[], invoice.id, null]);
  expect(copy?.fileKey).not.toBeNull();
  expect(printedOn(copy ?? invoice)).toMatchObject({ number, eInvoice: { irn, ackNumber: '112010036563310' } });
  // The invoice itself stays as it was issued.
  expect(documents.find(({ id }) => id === invoice.id)?.snapshot).toEqual(invoice.snapshot);
  const { data } = await customer.call('GetOrderDocuments', { WhereClause: { fld_order_id: orderId } });
  const listed = data.find((each: { fld_document_kind: string }) => each.fld_document_kind === 'e-invoice');
  expect(listed).toMatchObject({ fld_document_number: number });
  const changes = await listChanges(shop.services.db, { subject: 'order', subjectId: String(orderId) }, 9);
  expect(changes.filter(({ operation }) => operation === 'RecordEInvoices')).toMatchObject([
    { after: { document: number, irn } },
  ]);
  expect(await read(answer({}, 7))).toMatchObject({
    status: 409,
    data: `${number}: a different answer of the portal is stored already, and stays.`,
  });
});

test('RecordEInvoices reads a file of several answers, and reports those that belong to no document', async () => {
  const [one, other] = [await invoiced(), await invoiced()];
  const { data } = await read([one.answer(), other.answer({ TotInvVal: 1 }), 7]);
  expect(data).toMatchObject({ recorded: [one.number], known: [] });
  expect(data.problems).toEqual([
    'Entry 3 is no answer about a document.',
    expect.stringMatching(/: the portal has the value 1\.00, the document [\d.]+\.$/),
  ]);
  expect(await read(other.answer({ DocNo: 'INV/26-27/999999' }))).toMatchObject({
    status: 400,
    data: 'INV/26-27/999999: there is no such invoice or credit note here.',
  });
  const none = await documentsOf(shop.services.db, other.orderId, 'e-invoice');
  expect(none).toEqual([]);
});

test('RecordEInvoices refuses texts that are no answer of the portal, and is for staff who may see accounts', async () => {
  expect(await read('')).toMatchObject({ status: 400, data: expect.stringContaining('Please choose the file') });
  for (const text of ['not JSON', '{"Status":0}', '[]'])
    expect(await read(text)).toMatchObject({ status: 400, data: expect.stringContaining('This isn’t an answer') });
  for (const who of [shop.visitor(), await shop.customer()]) expect((await read('[]', who)).status).toBe(401);
  expect((await read('[]', await shop.staff('Order desk'))).status).toBe(403);
});
