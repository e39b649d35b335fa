import { randomBytes } from 'node:crypto';
import {
  type AddressSnapshot,
  type Cart,
  type Customer,
  createCustomer,
  type Db,
  insertOrder,
  inTransaction,
  type NewAddress,
  type NewCartLine,
  type NewCustomer,
  type NewOrder,
  type NewOrderLine,
  type NewPaymentAttempt,
  type Order,
  openCartFor,
} from '@boxwright/storage';

// Each `a…` returns a valid row; a test passes the fields that it needs.

/** A short random string for columns that must be unique. */
export const unique = (): string => randomBytes(6).toString('hex');

export function aCustomer(own: Partial<NewCustomer> = {}): NewCustomer {
  return { name: 'Meena Sundaram', email: `meena-${unique()}@shop.example`, mobile: '9840012345', ...own };
}

/** In Chennai, Tamil Nadu. */
export function anAddress(customerId: number, own: Partial<NewAddress> = {}): NewAddress {
  return {
    customerId,
    kind: 'Shipping',
    contactName: 'Meena Sundaram',
    mobile: '9840012345',
    area: '12 Mint Street, George Town',
    countryId: 101,
    stateId: 4035,
    cityId: 131517,
    pincode: '600001',
    ...own,
  };
}

/** A thousand cartons for 2,733.50 rupees before 5 % tax. */
export function aBoxLine(own: Partial<NewCartLine> = {}): NewCartLine {
  return {
    kind: 'box',
    quantity: 1000,
    configuration: { length: 100, width: 60, height: 140 },
    deliveryType: 'StandardShipping',
    destinationPincode: '600001',
    engineVersion: 'test',
    goodsPaise: 273_350,
    gstRateBps: 500,
    hsn: '4819',
    weightGrams: 18_000,
    breakdown: {},
    description: 'Straight tuck end, 100 × 60 × 140 mm',
    ...own,
  };
}

/** A thousand round stickers for 4,500 rupees before 18 % tax; they ship free. */
export function aStickerLine(own: Partial<NewCartLine> = {}): NewCartLine {
  return {
    ...aBoxLine(),
    kind: 'sticker',
    configuration: {
      kind: 'sticker',
      shape: { id: 1, name: 'Round' },
      material: { id: 1, code: 'chromo-paper', name: 'Chromo Paper' },
      length: 50,
      width: 50,
      image: '/images/sticker-round.webp',
      designType: null,
      customDescription: null,
      designId: null,
    },
    goodsPaise: 450_000,
    gstRateBps: 1800,
    hsn: '482110',
    weightGrams: 0,
    description: '50 × 50 mm, Chromo Paper',
    ...own,
  };
}

export function anAddressSnapshot(own: Partial<AddressSnapshot> = {}): AddressSnapshot {
  return {
    addressId: null,
    companyName: null,
    contactName: 'Meena Sundaram',
    mobile: '9840012345',
    flat: null,
    area: '12 Mint Street, George Town',
    landmark: null,
    country: 'India',
    state: 'Tamil Nadu',
    stateGstCode: '33',
    city: 'Chennai',
    pincode: '600001',
    email: null,
    gstin: null,
    ...own,
  };
}

/** An order of one `aBoxLine`, within the state, with free delivery. */
export function anOrder(of: { cartId: number; customerId: number }, own: Partial<NewOrder> = {}): NewOrder {
  return {
    ...of,
    orderType: 'Normal',
    paymentMode: 'OnlinePayment',
    reference: `ref-${unique()}`,
    deliveryType: 'StandardShipping',
    billingAddress: anAddressSnapshot(),
    shippingAddress: anAddressSnapshot(),
    placeOfSupply: '33',
    goodsPaise: 273_350,
    deliveryPaise: 0,
    cgstPaise: 6834,
    sgstPaise: 6834,
    igstPaise: 0,
    totalPaise: 287_018,
    ...own,
  };
}

export function anOrderLine(own: Partial<NewOrderLine> = {}): NewOrderLine {
  return {
    ...aBoxLine(),
    itemName: 'Straight Tuck End',
    unitPrice: 27_335,
    cgstPaise: 6834,
    sgstPaise: 6834,
    igstPaise: 0,
    ...own,
  };
}

export function anAttempt(orderId: number, own: Partial<NewPaymentAttempt> = {}): NewPaymentAttempt {
  return {
    orderId,
    txnid: `t${unique()}${unique()}`.slice(0, 25),
    purpose: 'full',
    amountPaise: 287_018,
    gateway: 'sandbox',
    ...own,
  };
}

export async function storedCustomer(db: Db, own: Partial<NewCustomer> = {}): Promise<Customer> {
  const customer = await inTransaction(db, (tx) => createCustomer(tx, aCustomer(own)));
  if (!customer) throw new Error('This customer is stored already.');
  return customer;
}

/** A customer with an open cart and the order that was placed from it. */
export async function storedOrder(
  db: Db,
  own: Partial<NewOrder> = {},
): Promise<{ customer: Customer; cart: Cart; order: Order }> {
  const customer = await storedCustomer(db);
  return inTransaction(db, async (tx) => {
    const cart = await openCartFor(tx, { customerId: customer.id });
    const order = await insertOrder(tx, anOrder({ cartId: cart.id, customerId: customer.id }, own), [anOrderLine()]);
    if (!order) throw new Error('This cart has an order already.');
    return { customer, cart, order };
  });
}
