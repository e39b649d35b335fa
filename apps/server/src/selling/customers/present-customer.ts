import type { Customer as WireCustomer } from '@boxwright/contract';
import { type Customer, type DbOrTx, listAddresses } from '@boxwright/storage';
import { pictureAddress } from './profile-picture.ts';

/** A customer in the form of the account pages and the browser's record, with the newest address. */
export async function presentCustomer(db: DbOrTx, customer: Customer): Promise<WireCustomer> {
  const address = (await listAddresses(db, customer.id)).at(-1);
  const since = customer.createdAt.toISOString();
  return {
    id: customer.id,
    userId: customer.userId ?? '',
    name: customer.name,
    email: customer.email,
    emailAddress: customer.email,
    mobile: customer.mobile,
    companyName: customer.companyName,
    createdOn: since,
    registeredOn: since,
    dateOfBirth: customer.dateOfBirth,
    gender: customer.gender,
    maritalStatus: customer.maritalStatus,
    anniversary: customer.anniversary,
    gstin: customer.gstin,
    picture: customer.picture === null ? null : pictureAddress(customer.picture),
    address1: address?.flat ?? null,
    address2: address?.area ?? null,
    pincode: address?.pincode ?? null,
    city: address?.city ?? null,
    state: address?.state ?? null,
    country: address?.country ?? null,
  };
}
