import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseRupees } from '@boxwright/money';
import {
  addAddress,
  askForCall,
  customerUploader,
  documentsOf,
  findArtwork,
  findCustomer,
  findCustomerByEmail,
  insertReturnRequest,
  inTransaction,
  listAddresses,
  listChanges,
  lockOrder,
  noteChange,
  refundsOf,
  refusesMails,
  sqlStateOf,
} from '@boxwright/storage';
import { pino } from 'pino';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SweepSignIns } from '../../job-handlers/SweepSignIns.ts';
import { indianDay } from '../../process/indian-day.ts';
import { unsubscribeUrl } from '../../selling/customers/unsubscribe-token.ts';
import { downloadAddresses } from '../../selling/orders/download-addresses.ts';
import { orderToken } from '../../selling/orders/order-token.ts';
import { settlePayment } from '../../selling/payments/settle-payment.ts';
import { complaint, uploadPhoto } from '../../testing/after-sale.ts';
import { placed, uploadedDisc } from '../../testing/artwork.ts';
import { deskOrder } from '../../testing/desk.ts';
import { begunSale, deskBox } from '../../testing/desk-sales.ts';
import { sendEnquiry } from '../../testing/enquiries.ts';
import { moveOrderTo } from '../../testing/move-orders.ts';
import { openShop, type Shop, type ShopVisitor } from '../../testing/open-shop.ts';
import {
  addBoxes,
  addressOf,
  approvePrint,
  openPayment,
  payInFull,
  readyToOrder,
  waiveMoney,
} from '../../testing/orders.ts';
import { linkMailedTo, storedMailsTo } from '../../testing/passwords.ts';
import { orderToProof } from '../../testing/proofs.ts';
import { saveSoapBox } from '../../testing/saved-boxes.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const password = 'Carton2026';
const person = { name: 'Zarina Quadros', email: 'zarina@quadros.example', mobile: '9812376540' };
const own = { ...addressOf('Shipping'), name: person.name, mobileNo: person.mobile, companyname: 'Quadros Sweets' };

/** The tables that hold a text anywhere, in any column. */
async function tablesWith(texts: readonly string[]): Promise<string[]> {
  const { $client: pool } = shop.services.db;
  const { rows: tables } = await pool.query<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema in ('public', 'jobs') order by 1`,
  );
  const searches = tables.map(
    ({ name }) => `select '${name}' as name where exists (select from ${name} held where held::text ilike any($1))`,
  );
  const patterns = texts.map((text) => `%${text}%`);
  const { rows } = await pool.query<{ name: string }>(`${searches.join(' union all ')} order by name`, [patterns]);
  return rows.map(({ name }) => name.replace('public.', ''));
}

async function order(visitor: ShopVisitor, line: object = {}): Promise<number> {
  const cartid = await addBoxes(visitor, line);
  const shipping = await visitor.call('Add_CustomerAddress', own);
  const billing = await visitor.call('Add_CustomerAddress', { ...own, title: 'Billing' });
  const placed = await visitor.call('PlaceOrder', {
    cartid,
    shippingaddress: shipping.data.addressId,
    billingaddress: billing.data.addressId,
    orderstatus: 'IN-PROCESS',
    paymentstaus: 'Payment Initiated',
    paymentmode: 'OnlinePayment',
  });
  return placed.data.order_id;
}

const notYet = 'Your account can’t be erased yet.';

/** A return request with a photograph, decided with a refund. Erasing is refused while request or refund is open. */
async function closedReturn(visitor: ShopVisitor, desk: ShopVisitor, orderId: number): Promise<void> {
  const refusal = async () => (await visitor.call('EraseAccount', { password })).data;
  await uploadPhoto(shop, visitor, orderId);
  const words = `${person.name} asks for another box.`;
  const { data } = await visitor.call('RequestReturn', { orderid: orderId, ...complaint, description: words });
  expect(await refusal()).toMatch(
    new RegExp(`^${notYet} Your return request for order BW26-\\d+ is not decided yet.$`),
  );
  const answer = `Sorry, ${person.name}.`;
  const decision = { return_id: data.return_id, decision: 'accepted', answer, refund: 100 };
  await desk.call('DecideReturn', decision);
  expect(await refusal()).toMatch(new RegExp(`^${notYet} ₹100.00 of order BW26-\\d+ are still to be refunded.$`));
}

/** Staff's words about the customer: reasons of a refund and of an agreed price, an account, a note. */
async function wordsOfStaff(desk: ShopVisitor, orderId: number): Promise<void> {
  const { db, now } = shop.services;
  await shop.runJobs();
  shop.payu.refunds.are('fails');
  const reason = `${person.name} was kept waiting.`;
  const refund = { orderid: orderId, amount: 50, seen_refundable: (await deskOrder(desk, orderId)).refundable, reason };
  expect((await desk.call('RefundOrder', refund)).data).toMatchObject({ refund: 50 });
  await shop.runJobs();
  shop.payu.refunds.are('pays');
  const refundid = (await refundsOf(db, orderId)).at(-1)?.id;
  await desk.call('NoteRefundAccount', { refundid, account: `${person.name}, HDFC 501`, seen_account: '' });
  await desk.call('SettleRefund', { refundid, how: 'paid', reference: 'NEFT 7' });
  await desk.call('AddOrderNote', { orderid: orderId, text: `${person.name} calls again.` });
  const customer = await findCustomerByEmail(db, person.email);
  const sale = (await desk.call('StartSale', { customer_id: customer?.id })).data.sale_id;
  const agreed = { operation: 'AgreePrice', subject: 'sale', subjectId: String(sale), name: `Sale ${sale}`, reason };
  const [{ staffId = 0 } = {}] = await listChanges(db, { subject: 'sale', subjectId: String(sale) }, 1);
  await inTransaction(db, (tx) => noteChange(tx, { ...agreed, staffId, createdAt: now() }));
}

/** A customer who has left everything in the shop that one can, and has proved the mailbox. */
async function livelyCustomer() {
  const enquiry = { customer_message: 'Boxes?', customer_company: '', customer_pincode: '641001' };
  const from = { customer_name: person.name, customer_email: person.email, customer_mobile: person.mobile };
  await shop.visitor().call('enquiryMailer', { ...enquiry, ...from });
  const visitor = shop.visitor();
  await visitor.call('AddCustomer', { ...person, companyName: 'Quadros Sweets', password });
  await visitor.call('Mailer_ForgotPassword', { email: person.email });
  await visitor.call('ResetPassword', { ...(await linkMailedTo(shop, person.email)), password });
  await visitor.call('AddwebsiteLogin', { email: person.email, password });
  const picture = await sharp({ create: { width: 60, height: 60, channels: 3, background: '#c00' } })
    .png()
    .toBuffer();
  await visitor.call('UpdateCustomer', {
    ...{ name: person.name, email: person.email, mobile: person.mobile, companyname: 'Quadros Sweets' },
    ...{ gender: 'Female', dateofbirth: '1990-03-09', maritalstatus: '', doa: '', gstin: '' },
    image: `data:image/png;base64,${picture.toString('base64')}`,
  });
  const orderId = await order(visitor);
  await payInFull(shop, visitor, orderId);
  await approvePrint(shop, orderId);
  const desk = await shop.staff();
  await moveOrderTo(desk, orderId, 'Delivered');
  await closedReturn(visitor, desk, orderId);
  await wordsOfStaff(desk, orderId);
  await visitor.call('WriteToDesk', { orderid: orderId, text: `${person.name} thanks you.` });
  await visitor.call('SetReorderReminder', { orderid: orderId, weeks: 4 });
  const customerId = (await findCustomerByEmail(shop.services.db, person.email))?.id ?? 0;
  await inTransaction(shop.services.db, async (tx) => {
    const called = await lockOrder(tx, orderId);
    if (called) await askForCall(tx, called, shop.clock.now());
  });
  const stop = unsubscribeUrl(shop.services, { customerId, kind: 'order-again' });
  await visitor.call('RefuseMails', { token: stop.split('/').at(-1), refused: true });
  // An order with artwork that is placed and never paid.
  const stickers = { itemdetails: [{ Item: 196, Quantity: 100 }], shape: 1, material: 3, length: 50, width: 50 };
  const left = await order(visitor, { ...stickers, artwork: placed(await uploadedDisc(shop, 'Zarina Quadros.png')) });
  await shop.app.inject(downloadAddresses.proforma(orderToken(shop.services.secrets.orderToken, left)));
  await saveSoapBox(visitor, { name: `Of ${person.name}` });
  await visitor.call('enquiryMailer', { ...enquiry, ...from, customer_message: 'And bags?' });
  await shop.runJobs();
  return { visitor, customerId, sold: orderId };
}

const filesUnder = (folder: string) => {
  const path = join(shop.services.env.dataDir, 'files', folder);
  return existsSync(path)
    ? readdirSync(path, { recursive: true, encoding: 'utf8' }).filter((name) => /\.\w+$/.test(name))
    : [];
};

describe('EraseAccount', () => {
  test('keeps a person’s name, e-mail and mobile only in orders, their papers and payments, and frees the e-mail', async () => {
    const { visitor, customerId, sold } = await livelyCustomer();
    // The first is in their name, their e-mail and their company's name.
    const texts = ['Quadros', person.mobile];
    const before = await tablesWith(texts);
    expect(before).toEqual(
      expect.arrayContaining([
        ...['"user"', 'addresses', 'artworks', 'audit_entries', 'customers', 'enquiries', 'mails', 'mobile_calls'],
        ...['order_messages', 'order_notes', 'refunds', 'return_requests', 'saved_boxes'],
      ]),
    );
    const folders = ['profile-pictures', 'artwork', 'return-photos', 'proforma'];
    expect(folders.map((folder) => filesUnder(folder).length)).toEqual([1, 2, 1, 1]);
    const link = (await visitor.call('GetOrderTimeline', { orderid: sold })).data.fld_track_token;
    const track = async () => (await shop.visitor().call('GetTrackedOrder', { token: link })).status;
    expect(await track()).toBe(200);
    const paper = `/downloads/order-form/${orderToken(shop.services.secrets.orderToken, sold)}`;
    const open = async (cookies = {}) => (await shop.app.inject({ url: paper, cookies })).statusCode;
    expect(await open()).toBe(200);

    const erased = await visitor.call('EraseAccount', { password });
    expect(erased).toMatchObject({ status: 200 });
    expect(visitor.cookies.has('boxwright.session_token')).toBe(false);
    const [notice] = await storedMailsTo(shop, person.email);
    expect(notice?.subject).toBe('Your Boxwright account is erased');
    // Without a mail server the mail stays for a week, so that it can be seen.
    shop.clock.advance({ days: 8 });
    await SweepSignIns({}, { services: shop.services, log: pino({ level: 'silent' }) });
    await shop.runJobs();
    expect(await tablesWith(texts)).toEqual(['documents', 'orders', 'payment_events']);
    expect(folders.flatMap(filesUnder)).toEqual([]);
    expect(await track()).toBe(404);
    const staff = await shop.staff();
    expect([await open(), await open(Object.fromEntries(staff.cookies))]).toEqual([404, 200]);
    const fault = { reason: 'damaged', wish: 'refund', description: '', batchNumber: 'B' } as const;
    const late = { ...fault, orderId: sold, manufacturedOn: '2026-11-01' };
    const asked = inTransaction(shop.services.db, (tx) => insertReturnRequest(tx, late));
    expect(await asked.then(() => 'stored', sqlStateOf)).toBe('23001');
    const { rows } = await shop.services.db.$client.query(
      `select billing_address ->> 'contactName' as name,
              (select count(*)::int from documents where order_id = orders.id) > 0 as "hasDocuments",
              (select count(*)::int from refunds where order_id = orders.id) as refunds,
              (select count(*)::int from return_requests where order_id = orders.id) as returns,
              (select count(*)::int from reorder_reminders where order_id = orders.id) as reminders
         from orders where customer_id = $1 order by id`,
      [customerId],
    );
    expect(rows).toEqual([
      { name: person.name, hasDocuments: true, refunds: 2, returns: 1, reminders: 0 },
      { name: 'Erased customer', hasDocuments: false, refunds: 0, returns: 0, reminders: 0 },
    ]);
    expect(await refusesMails(shop.services.db, customerId, 'order-again')).toBe(false);
    const changes = await listChanges(shop.services.db, { subject: 'order', subjectId: String(sold) }, 20);
    const refunded = changes.find(({ operation }) => operation === 'RefundOrder');
    expect(refunded).toMatchObject({ after: { refundPaise: 5000 }, reason: null });
    await shop.visitor().register(person.email);
    expect((await findCustomerByEmail(shop.services.db, person.email))?.id).not.toBe(customerId);
  });

  test('is refused while an order is being paid, made or refunded, and nothing changes', async () => {
    const desk = await shop.staff();
    const { customer, place } = await readyToOrder(shop);
    const orderId: number = (await place()).data.order_id;
    const refusal = async () => (await customer.call('EraseAccount', { password })).data;
    await customer.call('StartPayment', { orderid: orderId, purpose: 'full' });
    expect(await refusal()).toMatch(`${notYet} A payment for order BW26-`);
    await payInFull(shop, customer, orderId);
    expect(await refusal()).toMatch(new RegExp(`^${notYet} Order BW26-\\d+ is under way.$`));
    await desk.call('MoveOrder', { orderid: orderId, seenstatus: 'IN-PROCESS', orderstatus: 'Cancelled' });
    expect(await refusal()).toMatch(/₹[\d,.]+ of the cancelled order BW26-\d+ are still to be refunded\.$/);

    const later = await readyToOrder(shop);
    const { order_id: owed, total_amount: total } = (await later.place()).data;
    await later.customer.call('ConfirmOrder', { orderid: owed, paymentmode: 'PayLater', acceptedtotal: total });
    await waiveMoney(shop, owed);
    await moveOrderTo(desk, owed, 'Delivered');
    const answer = await later.customer.call('EraseAccount', { password });
    expect(answer).toMatchObject({ status: 422, data: expect.stringMatching(/are still to be paid\.$/) });
    expect((await findCustomer(shop.services.db, later.customer.id))?.erasedAt).toBeNull();
    expect((await later.customer.call('UserInfo')).data.customer).toHaveLength(1);
  });

  test('is refused while the carriage of an order that came back is owed, and what was invoiced stays when it is paid', async () => {
    const desk = await shop.staff();
    const { customer, place } = await readyToOrder(shop);
    const orderId: number = (await place()).data.order_id;
    await waiveMoney(shop, orderId);
    await moveOrderTo(desk, orderId, 'Dispatched');
    const move = (seenstatus: string, orderstatus: string, more: object) =>
      desk.call('MoveOrder', { orderid: orderId, seenstatus, orderstatus, ...more });
    await move('Dispatched', 'Returned', { reason: 'refused' });
    expect((await move('Returned', 'Cancelled', { kept: 280_00, note: 'You bear the carriage.' })).status).toBe(200);
    const erase = () => customer.call('EraseAccount', { password });
    const owed = /₹280\.00 of the carriage of order BW26-\d+ are still to be paid\.$/;
    expect((await erase()).data).toMatch(owed);
    const received = { how: 'transfer', amount: 280, seen_due: 280, reference: 'UTR 280' };
    const received_on = indianDay(shop.clock.now());
    expect((await desk.call('RecordPayment', { orderid: orderId, ...received, received_on })).status).toBe(200);
    const issued = await documentsOf(shop.services.db, orderId, 'tax-invoice');
    expect((await erase()).status).toBe(200);
    expect(await documentsOf(shop.services.db, orderId, 'tax-invoice')).toEqual(issued);
  });

  test('needs the password, and a session', async () => {
    const customer = await shop.customer();
    expect(await customer.call('EraseAccount', { password: 'Wrong7wrong' })).toMatchObject({
      status: 403,
      data: 'This is not your current password.',
    });
    expect(await customer.call('EraseAccount', {})).toMatchObject({ status: 400, data: 'Please enter your password.' });
    expect((await shop.visitor().call('EraseAccount', { password })).status).toBe(401);
    expect((await findCustomer(shop.services.db, customer.id))?.email).toBe(customer.email);
  });

  test('happens once for two presses, signs out every device, refuses later calls, and leaves other customers alone', async () => {
    const { db } = shop.services;
    const [customer, other] = [await shop.customer(), await shop.customer()];
    await other.call('Add_CustomerAddress', addressOf('Home', { flatno: '14', city: 131517 }));
    const phone = shop.visitor();
    await phone.call('AddwebsiteLogin', { email: customer.email, password });
    const both = await Promise.all([1, 2].map(() => customer.call('EraseAccount', { password })));
    expect(both.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
    expect((await phone.call('Get_Customer_Address')).status).toBe(401);

    const [address] = await listAddresses(db, other.id);
    if (!address) throw new Error('no address');
    const { id: _, ...copy } = address;
    const late = inTransaction(db, (tx) => addAddress(tx, { ...copy, customerId: customer.id }));
    expect(await late.then(() => 'stored', sqlStateOf)).toBe('23001');
    expect((await other.call('Get_Customer_Address')).data).toHaveLength(1);
    expect((await findCustomer(db, other.id))?.email).toBe(other.email);
  });

  test('keeps what somebody wrote from this address while signed out, unless the account has proved the mailbox', async () => {
    const desk = await shop.staff();
    const ids = async () =>
      (await desk.call('GetEnquiries', { view: 'all' })).data.enquiries.map(
        (one: { fld_enquiry_id: number }) => one.fld_enquiry_id,
      );
    const email = 'Somebody.Else@quadros.example';
    const { fld_enquiry_id: strangers } = await sendEnquiry(shop, desk, { customer_email: email });
    const visitor = shop.visitor();
    await visitor.register(email);
    await visitor.call('enquiryMailer', {
      ...{ customer_name: 'Z', customer_email: email, customer_mobile: person.mobile, customer_company: '' },
      ...{ customer_message: 'Signed in', customer_pincode: '641001' },
    });
    const [own] = await ids();
    expect(own).not.toBe(strangers);
    for (const fld_enquiry_id of [own, strangers])
      await desk.call('AddEnquiryNote', { fld_enquiry_id, fld_text: 'Called.' });
    expect((await visitor.call('EraseAccount', { password })).status).toBe(200);
    expect(await ids()).toContain(strangers);
    expect(await ids()).not.toContain(own);
    const noted = async (id: number) =>
      (await listChanges(shop.services.db, { subject: 'enquiry', subjectId: String(id) }, 9)).map(({ after }) => after);
    expect([await noted(own), await noted(strangers)]).toEqual([[null], [{ noteId: expect.any(Number) }]]);
  });

  test('is refused while the bank is deciding on a payment', async () => {
    const { customer, txnid, total } = await openPayment(shop);
    shop.payu.says(txnid, 'pending', parseRupees(total));
    await settlePayment(shop.services, txnid);
    expect((await customer.call('EraseAccount', { password })).data).toMatch(`${notYet} A payment for order BW26-`);
  });

  test('keeps artwork while a quotation of several items with it is valid', async () => {
    const erasedAfter = async (days: number) => {
      const { call, read, customerId, email } = await begunSale(shop);
      const token = await uploadedDisc(shop);
      const [{ line_id }] = (await read()).lines;
      await call('AttachArtwork', { line_id, token });
      await call('AddBoxToSale', { ...deskBox, quantity: 2000 });
      await call('QuoteSale');
      shop.clock.advance({ days });
      const erase = { customer_id: customerId, reason: 'Asked.', email };
      const admin = await shop.staff();
      expect(await admin.call('EraseCustomerData', erase)).toMatchObject({ status: 200 });
      return (await findArtwork(shop.services.db, token)) !== undefined;
    };
    expect([await erasedAfter(1), await erasedAfter(100)]).toEqual([true, false]);
  });

  test('keeps a file that its customer has sent for somebody else’s order', async () => {
    const helpful = await shop.customer();
    const [sent, unused] = [await uploadedDisc(shop, 'for a friend.png'), await uploadedDisc(shop, 'unused.png')];
    await shop.services.db.$client.query('UPDATE artworks SET uploaded_by = $1 WHERE token = ANY($2)', [
      customerUploader(helpful.id),
      [sent, unused],
    ]);
    const { token, lineId, send } = await orderToProof(shop);
    const friends = await shop.visitor().call('SendArtwork', { token, line_id: lineId, artwork: sent });
    expect(friends.status).toBe(200);
    // A newer file doesn’t take an earlier one from the order.
    expect((await send()).status).toBe(200);
    expect(await helpful.call('EraseAccount', { password })).toMatchObject({ status: 200 });
    const isKept = async (file: string) => (await findArtwork(shop.services.db, file)) !== undefined;
    expect([await isKept(sent), await isKept(unused)]).toEqual([true, false]);
  });
});
