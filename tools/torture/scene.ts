import type { Random } from '@boxwright/testing/random';
import { type Client, must } from './client.ts';
import { type Shop, staff } from './shop.ts';
import { addressOf, readChoices } from './things.ts';

/** Test data: a customer with an unpaid order, a member of staff, and anonymous visitors. */
export interface Scene {
  readonly customer: Client;
  readonly staff: Client;
  /** A new anonymous visitor. */
  readonly visitor: () => Client;
  /** Valid values for the fields of an operation. */
  readonly known: (operation: string) => Readonly<Record<string, unknown>>;
  /** Forms for routes other than the operations, with valid fields. */
  readonly forms: readonly { readonly path: string; readonly fields: Readonly<Record<string, string>> }[];
  /** Whether an operation signs in or out, so that later calls would run as another visitor. */
  readonly changesWho: (operation: string) => boolean;
  /** Signs both in again, because an attempt may rightly have ended a session. */
  readonly signIn: () => Promise<void>;
  readonly close: () => void;
}

const changing = ['Logout', 'AddwebsiteLogin', 'StaffSignIn', 'ResetPassword', 'ChangeCustomerPassword', 'AddCustomer'];

export const setScene = async (shop: Shop, random: Random): Promise<Scene> => {
  const customer = shop.visitor();
  const office = shop.visitor();
  const email = `${random.word(12)}@strings.example`;
  const password = 'Passw0rd1';
  await must(customer, 'AddCustomer', { name: 'Asha', email, mobile: '9840012345', companyName: 'Kokko', password });
  const signIn = async () => {
    // A new network address each time, because sign-ins from one address are rate-limited.
    customer.source = `10.201.${random.whole(0, 255)}.${random.whole(0, 255)}`;
    office.source = `10.202.${random.whole(0, 255)}.${random.whole(0, 255)}`;
    await customer.call('AddwebsiteLogin', { email, password, action: 'Login' });
    await office.call('StaffSignIn', staff);
  };
  await signIn();
  const choices = await readChoices((operation, body) => must(customer, operation, body));
  const [item, board, coating] = [choices.variants[0], choices.boards[0], choices.coatings[0]];
  const itemdetails = [{ Item: item, Quantity: 1000 }];
  const cart = await must<{ order_id: number }>(customer, 'AddToCartWebsite', {
    orderid: 0,
    itemdetails,
    boardid: board,
    outercoatingid: coating,
    deliverytype: 'StandardShipping',
    destination_pin: '641001',
  });
  const { addressId } = await must<{ addressId: number }>(customer, 'Add_CustomerAddress', addressOf(choices));
  const order = await must<{ order_id: number }>(customer, 'PlaceOrder', {
    cartid: cart.order_id,
    billingaddress: addressId,
    shippingaddress: addressId,
  });
  const payment = await must<{ txnid: string; fields: Record<string, string> }>(customer, 'StartPayment', {
    orderid: order.order_id,
    purpose: 'full',
  });
  let turn = 0;
  const known = (operation: string) => {
    turn += 1;
    const form = { name: 'Asha', mobile: '9840012345', companyname: 'Kokko', pincode: '641001', area: '12 Mill Road' };
    const place = { country: 101, state: 4035, city: choices.cityId, flatno: '1', landmark: 'Gate', gstin: '' };
    const enquiry = { customer_name: 'Asha', customer_email: email, customer_mobile: '9840012345' };
    const rest = { customer_message: 'Hello', customer_company: 'Kokko', customer_pincode: '641001' };
    const quote = {
      organsation_name: 'Kokko',
      carton_type: 'Mono',
      required_quantity: '1000',
      length: '10',
      width: '5',
      height: '5',
    };
    const box = {
      varientid: item,
      variantid: item,
      boardid: board,
      outercoatingid: coating,
      quantity: 1000,
      style: 'reverse-tuck-end',
    };
    return {
      ...form,
      ...place,
      ...enquiry,
      ...rest,
      ...quote,
      ...box,
      // A new address each time: a registered one would be refused before the other fields are checked.
      email: operation === 'AddCustomer' ? `new${turn}.${random.word(6)}@strings.example` : email,
      password: 'Passw0rd1',
      salt: 'ticket',
      OTP: '123456',
      title: 'Home',
      itemdetails,
      deliverytype: 'StandardShipping',
      destination_pin: '641001',
      page: '/torture',
      label: 'label',
      txnid: payment.txnid,
      stateid: 4035,
      fld_mail_id: 1,
      search: 'a',
      whereClause: {},
      WhereClause: {},
    };
  };
  const returned = { txnid: payment.txnid, mihpayid: '403993715531077182', status: 'success', hash: 'a'.repeat(128) };
  const strangers = Array.from({ length: 40 }, () => shop.visitor());
  return {
    customer,
    staff: office,
    visitor: () => {
      const stranger = random.one(strangers);
      stranger.forgetCookies();
      stranger.source = `10.203.${random.whole(0, 255)}.${random.whole(0, 255)}`;
      return stranger;
    },
    known,
    forms: [
      { path: '/payments/return', fields: { ...returned, amount: '1.00', productinfo: 'Boxes', field9: 'x' } },
      { path: '/payments/webhook', fields: { ...returned, amount: '1.00', firstname: 'Asha', udf1: 'x' } },
      { path: '/sandbox/_payment', fields: payment.fields },
      { path: '/sandbox/_outcome', fields: { txnid: payment.txnid, outcome: 'pending' } },
      {
        path: '/sandbox/merchant/postservice.php',
        fields: { key: 'SANDBX', command: 'verify_payment', var1: 'x', hash: 'x' },
      },
      {
        path: '/enquiry',
        fields: {
          name: 'Asha',
          email,
          mobile: '9840012345',
          pincode: '641001',
          company: 'Kokko',
          message: 'Hello',
          website: '',
        },
      },
      {
        path: '/enquiry?form=quote',
        fields: {
          name: 'Asha',
          email,
          mobile: '9840012345',
          organisation: 'K',
          cartonType: 'Mono',
          quantity: '1000',
          length: '10',
        },
      },
    ],
    changesWho: (operation) => changing.includes(operation),
    signIn,
    close: () => {
      for (const client of [customer, office, ...strangers]) client.close();
    },
  };
};
