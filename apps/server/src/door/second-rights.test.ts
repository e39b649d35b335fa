import { findOperation, mayDo, type OperationName, roleFor, type StaffRole, staffRoles } from '@boxwright/contract';
import { inTransaction, raiseAlert } from '@boxwright/storage';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { MayOf } from '../calls/call.ts';
import { correctionOf } from '../testing/corrections.ts';
import { begunSale, type DeskSale, newPerson } from '../testing/desk-sales.ts';
import { moveOrderTo } from '../testing/move-orders.ts';
import { openShop, type Shop, type ShopVisitor } from '../testing/open-shop.ts';
import { payInFull, readyToOrder } from '../testing/orders.ts';

let shop: Shop;
let sale: DeskSale;
let orderId: number;
let invitation: number;
const members = new Map<StaffRole, ShopVisitor>();
beforeAll(async () => {
  shop = await openShop();
  for (const role of staffRoles) members.set(role, await shop.staff(role));
  sale = await begunSale(shop);
  orderId = (await (await readyToOrder(shop)).place()).data.order_id;
  const admin = await shop.staff();
  await admin.call('InviteStaff', { fld_name: 'Nina', fld_email: 'nina@shop.example', fld_role: 'Production' });
  await shop.runJobs();
  invitation = (await admin.call('GetMailbox', { search: 'nina@shop.example' })).data[0].fld_mail_id;
});
afterAll(() => shop.close());

/** Every second right that an operation declares. The list of trials doesn't compile without a new one. */
type SecondRight = { [N in OperationName]: `${N}.${Extract<keyof MayOf<N>, string>}` }[OperationName];

/** Tries what the second right allows, and returns whether this visitor got it. */
type Trial = (visitor: ShopVisitor) => Promise<boolean>;

const waits =
  (kind: string): Trial =>
  async (visitor) =>
    (await visitor.call('GetToday')).data.waiting.some(({ fld_kind }: { fld_kind: string }) => fld_kind === kind);

const deskOrderHas =
  (part: string): Trial =>
  async (visitor) =>
    (await visitor.call('GetDeskOrder', { orderid: orderId })).data.may[part];

const parcelsHave =
  (part: string): Trial =>
  async (visitor) =>
    (await visitor.call('GetParcels', { orderid: orderId })).data.may[part];

const accountHas =
  (part: string): Trial =>
  async (visitor) => {
    const { customer_id } = (await sale.desk.call('AddCustomerAtDesk', newPerson())).data;
    return (await visitor.call('GetMoneyOnAccount', { customer_id })).data.may[part];
  };

/** Raises an alert with a message that no other alert has, and returns the message. */
const raisedAlert = async (kind: string): Promise<string> => {
  const message = `Alert ${Math.random()}`;
  await inTransaction(shop.services.db, (tx) => raiseAlert(tx, { key: message, kind, message }));
  return message;
};

const exportsList =
  (list: string): Trial =>
  async (visitor) =>
    (await visitor.call('ExportList', { list })).status === 200;

const trials: Readonly<Record<SecondRight, Trial>> = {
  'GetWebsiteOrderDetails.everyOrder': async (visitor) =>
    (await visitor.call('GetWebsiteOrderDetails', { whereClause: { fld_order_id: orderId } })).status === 200,
  'GetOrderDocuments.everyOrder': async (visitor) =>
    (await visitor.call('GetOrderDocuments', { WhereClause: { fld_order_id: orderId } })).status === 200,
  'GetLineCheck.everySale': async (visitor) => {
    const [{ line_id }] = (await sale.read()).lines;
    // With the right, the answer is that it has no file.
    return (await visitor.call('GetLineCheck', { order_id: null, sale_id: sale.saleId, line_id })).status === 422;
  },
  'MoveOrder.cancel': async (visitor) => {
    const { data } = await (await readyToOrder(shop)).place();
    const cancelled = { orderid: data.order_id, seenstatus: 'IN-PROCESS', orderstatus: 'Cancelled', note: 'A test.' };
    return (await visitor.call('MoveOrder', cancelled)).status === 200;
  },
  'DecideReturn.refund': async (visitor) =>
    // With the right, the answer is that there is no such return request.
    (await visitor.call('DecideReturn', { return_id: 999_999, decision: 'accepted', answer: 'Yes.', refund: 1 }))
      .status === 404,
  'CorrectCustomer.changeEmail': async (visitor) => {
    const person = newPerson();
    const { customer_id } = (await sale.desk.call('AddCustomerAtDesk', person)).data;
    const seen = (await visitor.call('GetCustomer', { customer_id })).data.changed_at;
    const typed = { ...person, email: `new-${person.email}`, note: '' };
    return (await visitor.call('CorrectCustomer', { customer_id, seen, ...typed })).status === 200;
  },
  'GetAccounts.reopen': async (visitor) =>
    (await visitor.call('GetAccounts', { from: '2026-01-01', to: '2026-01-31' })).data.may_reopen,
  'GetParcels.steps': parcelsHave('steps'),
  'GetParcels.refunds': parcelsHave('refunds'),
  'GetOrderProofs.decideAsCustomer': async (visitor) =>
    (await visitor.call('GetOrderProofs', { order_id: orderId })).data.customer_url !== '',
  'GetDeskOrder.steps': deskOrderHas('steps'),
  'GetDeskOrder.changes': deskOrderHas('changes'),
  'GetDeskOrder.proofs': deskOrderHas('proofs'),
  'GetDeskOrder.unpaid': deskOrderHas('unpaid'),
  'GetDeskOrder.supply': deskOrderHas('supply'),
  'GetDeskOrder.reversals': deskOrderHas('reversals'),
  'GetDeskOrder.waivers': deskOrderHas('waivers'),
  'GetDeskOrder.payments': deskOrderHas('payments'),
  'GetDeskOrder.refunds': deskOrderHas('refunds'),
  'GetMoneyOnAccount.refunds': accountHas('refunds'),
  'GetMoneyOnAccount.reversals': accountHas('reversals'),
  'GetMoneyOnAccount.accounts': accountHas('accounts'),
  'CorrectOrder.quantities': async (visitor) => {
    const { customer, place } = await readyToOrder(shop);
    const id: number = (await place()).data.order_id;
    await payInFull(shop, customer, id);
    const quantities = [{ position: 1, quantity: 2000 }];
    return (await visitor.call('CorrectOrder', await correctionOf(sale.desk, id, { quantities }))).status === 200;
  },
  'CorrectOrder.amend': async (visitor) => {
    const { customer, place } = await readyToOrder(shop);
    const id: number = (await place()).data.order_id;
    await payInFull(shop, customer, id);
    const corrected = await correctionOf(sale.desk, id, { gstin: '33AAACY2068D1ZN' });
    const admin = members.get('Admin');
    if (admin) await moveOrderTo(admin, id, 'Dispatched');
    const { seen } = (await admin?.call('GetDeskOrder', { orderid: id }))?.data.correction ?? {};
    return (await visitor.call('CorrectOrder', { ...corrected, seen })).status === 200;
  },
  'GetMail.readInvitations': async (visitor) =>
    (await visitor.call('GetMail', { fld_mail_id: invitation })).data.fld_text.includes('/manage/join'),
  'DeleteDeskView.deleteShared': async (visitor) => {
    const view = { name: `Shared ${Math.random()}`, shared: true, filters: {} };
    const { data } = await sale.desk.call('SaveDeskView', view);
    return (await visitor.call('DeleteDeskView', { viewid: data.fld_view_id })).status === 200;
  },
  'GetAlerts.all': async (visitor) => {
    const message = await raisedAlert('overpaid');
    return JSON.stringify((await visitor.call('GetAlerts', { pagesize: 100 })).data).includes(message);
  },
  'MarkAlertsSeen.all': async (visitor) => {
    const message = await raisedAlert('overpaid');
    const admin = members.get('Admin');
    const read = async () => {
      const { alerts } = (await admin?.call('GetAlerts', { pagesize: 100 }))?.data ?? {};
      return alerts.find(({ fld_message }: { fld_message: string }) => fld_message === message);
    };
    await visitor.call('MarkAlertsSeen', { fld_alert_ids: [(await read()).fld_alert_id] });
    return (await read()).fld_seen_by !== null;
  },
  'ExportList.allAlerts': async (visitor) => {
    const message = await raisedAlert('overpaid');
    return JSON.stringify((await visitor.call('ExportList', { list: 'alerts' })).data).includes(message);
  },
  'GetToday.allAlerts': async (visitor) => {
    const counted = async () => {
      const { waiting } = (await visitor.call('GetToday')).data;
      return waiting.find(({ fld_kind }: { fld_kind: string }) => fld_kind === 'alerts')?.fld_count;
    };
    const before = await counted();
    await raisedAlert('overpaid');
    return (await counted()) > before;
  },
  'ExportList.orders': exportsList('orders'),
  'ExportList.customers': exportsList('customers'),
  'ExportList.enquiries': exportsList('enquiries'),
  'ExportList.quotations': exportsList('quotations'),
  'ExportList.refunds': exportsList('refunds'),
  'ExportList.stock': exportsList('stock'),
  'ExportList.tools': exportsList('tools'),
  'ExportList.alerts': exportsList('alerts'),
  'ExportList.cheques': exportsList('cheques'),
  'ExportList.tds': exportsList('tds'),
  'ExportList.courierBills': exportsList('courierBills'),
  'ExportList.production': exportsList('production'),
  'ExportList.proofs': exportsList('proofs'),
  'ExportList.mails': exportsList('mails'),
  'ExportList.changes': exportsList('changes'),
  'ExportList.staff': exportsList('staff'),
  'GetToday.steps': waits('new-orders'),
  'GetToday.changes': waits('returns'),
  'GetToday.alerts': waits('alerts'),
  'GetToday.selling': waits('quotations'),
  'GetToday.enquiries': waits('enquiries'),
  'GetToday.refunds': waits('refunds-by-hand'),
  'GetToday.accounts': waits('settlements'),
  'GetToday.jobs': waits('failed-jobs'),
  'GetToday.stock': waits('low-stock'),
  'GetToday.production': waits('plates'),
  'GetToday.proofs': waits('proofs-for-us'),
  'GetToday.supply': waits('doubtful-gstins'),
  'GetToday.money': async (visitor) => (await visitor.call('GetToday')).data.days[0].fld_sales !== null,
  'GetToday.customers': async (visitor) => (await visitor.call('GetToday')).data.best_customers !== null,
  'GetSale.anyPrice': async (visitor) =>
    (await visitor.call('GetSale', { sale_id: sale.saleId })).data.most_discount === 100,
  'AgreePrice.anyPrice': async (visitor) => {
    const { version, lines } = await sale.read();
    const gift = { line_id: lines[0].line_id, amount: 0, reason: 'A gift.' };
    const { status } = await visitor.call('AgreePrice', { sale_id: sale.saleId, seen: version, ...gift });
    return status === 200;
  },
};

describe.each(Object.entries(trials))('%s', (declared, trial) => {
  const [name = '', key = ''] = declared.split('.');
  const access = findOperation(name)?.access;
  const { also = {}, staff = undefined } = typeof access === 'object' ? { staff: undefined, ...access } : {};
  const right = also[key];
  if (access === undefined || right === undefined) throw new Error(`${declared} isn't declared`);

  test.each(staffRoles.filter((role) => staff === undefined || mayDo(role, staff)))(
    'is what %s may do, if the role has the right',
    async (role) => {
      const member = members.get(role);
      expect(member && (await trial(member))).toBe(mayDo(role, right));
    },
  );

  test.runIf(roleFor(access) === 'public')('is not for visitors and other customers', async () => {
    for (const who of [shop.visitor(), await shop.customer()]) expect(await trial(who)).toBe(false);
  });
});
