import { findCustomer } from '@boxwright/storage';
import { pictureKey } from '../../customers/profilePicture.ts';
import type { JobHandler } from '../queue.ts';

/** Removes a picture from the files unless the customer has it: the row decides, and no name is given twice. */
export const RemovePicture: JobHandler<'RemovePicture'> = async ({ customerId, name }, { services }) => {
  const customer = await findCustomer(services.db, customerId);
  if (customer?.picture === name) return;
  await services.files.remove(pictureKey(customerId, name));
};
