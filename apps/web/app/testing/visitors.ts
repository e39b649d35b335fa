import { type Customer, ok } from '@boxwright/contract';

const asha: Customer = {
  id: 7,
  userId: 'user-7',
  name: 'Asha Raman',
  email: 'asha@kokko.example',
  emailAddress: 'asha@kokko.example',
  mobile: '9840012345',
  companyName: null,
  createdOn: '2026-01-05',
  registeredOn: '2026-01-05',
  gender: null,
  dateOfBirth: null,
  maritalStatus: null,
  anniversary: null,
  gstin: null,
  picture: null,
  address1: null,
  address2: null,
  pincode: null,
  city: null,
  state: null,
  country: null,
};

const visitor = (customers: readonly Customer[]) => () =>
  ok({ customers: [...customers], cartLines: 1, staffName: null, staffRole: null });

/** What the server answers to `UserInfo`. */
export const [stranger, customer] = [visitor([]), visitor([asha])];
