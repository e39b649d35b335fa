import { findCustomer } from '@boxwright/storage';
import { pictureKey } from '../selling/customers/profile-picture.ts';
import type { JobHandler } from './handler.ts';

/** Deletes a picture file unless the customer's row still names it. File names are never reused. */
export const RemovePicture: JobHandler<'RemovePicture'> = async ({ customerId, name }, { services }) => {
  const customer = await findCustomer(services.db, customerId);
  if (customer?.picture === name) return;
  await services.files.remove(pictureKey(customerId, name));
};
