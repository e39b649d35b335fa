import type { StaffRole } from '@boxwright/contract';
import { ownPlace, unique } from '@boxwright/testing';
import type { Shop, ShopVisitor, WireAnswer } from './open-shop.ts';

/** A thousand soap boxes to Coimbatore, as the desk enters them. */
export const deskBox = {
  varientid: 202,
  boardid: 2,
  outercoatingid: 2,
  innercoatingid: 0,
  quantity: 1000,
  delivery_type: 'StandardShipping',
  pincode: '641001',
};

export const newPerson = () => ({
  name: 'Anjali Menon',
  email: `anjali-${unique()}@menon.example`,
  mobile: '9845011122',
  company: 'Menon Pickles',
  gstin: '',
});

export const deskAddress = {
  company: 'Menon Pickles',
  contact: 'Anjali Menon',
  mobile: '+91 98450 11122',
  area: '4 Avinashi Road',
  pincode: '641001',
  gstin: '',
};

export interface DeskSale {
  readonly desk: ShopVisitor;
  readonly customerId: number;
  readonly email: string;
  readonly saleId: number;
  readonly addressId: number;
  /** Reads the sale as it is now. */
  readonly read: () => Promise<WireAnswer['data']>;
  /** Calls an operation with the present version of the sale. */
  readonly call: (operation: Parameters<ShopVisitor['call']>[0], body?: object) => Promise<WireAnswer>;
  /** Places the sale, to be paid by a link. */
  readonly place: (more?: object) => Promise<WireAnswer>;
}

/** A sale that a member of staff has begun for a new customer, with a box in it. */
export async function begunSale(shop: Shop, role: StaffRole = 'Order desk'): Promise<DeskSale> {
  const desk = await shop.staff(role);
  const person = newPerson();
  const added = await desk.call('AddCustomerAtDesk', person);
  const customerId: number = added.data.customer_id;
  const address = await desk.call('AddAddressAtDesk', {
    ...{ customer_id: customerId, ...deskAddress },
    // Cash on delivery is counted by mobile number and address.
    mobile: ownPlace().mobileNo,
    area: `4 Avinashi Road, ${unique()}`,
  });
  const saleId: number = (await desk.call('StartSale', { customer_id: customerId })).data.sale_id;
  const read = async () => (await desk.call('GetSale', { sale_id: saleId })).data;
  const call: DeskSale['call'] = async (operation, body = {}) =>
    desk.call(operation, { sale_id: saleId, seen: (await read()).version, ...body });
  const addressId: number = address.data.address_id;
  const place: DeskSale['place'] = async (more = {}) =>
    call('PlaceSale', {
      shipping_address: addressId,
      billing_address: addressId,
      payment: 'Link',
      accepted_total: (await read()).total,
      ...more,
    });
  const box = await call('AddBoxToSale', deskBox);
  if (box.status !== 200) throw new Error(`no sale: ${JSON.stringify(box.body)}`);
  return { desk, customerId, email: person.email, saleId, addressId, read, call, place };
}

/** Expects that everybody who isn't on the staff, and members without the right, are refused. */
export async function refusedToOthers(
  shop: Shop,
  operation: Parameters<ShopVisitor['call']>[0],
  body: object,
  withoutRight: StaffRole = 'Production',
): Promise<number[]> {
  const others = [shop.visitor(), await shop.customer(), await shop.staff(withoutRight)];
  const answers: number[] = [];
  for (const who of others) answers.push((await who.call(operation, body)).status);
  return answers;
}
