import { fail, ok } from '@boxwright/contract';
import type { Handler } from '../../calls/call.ts';
import { checkRateLimit } from '../../calls/limits.ts';
import { deviceCookie } from '../../selling/customers/identity/devices.ts';

export const AddCustomer: Handler<'AddCustomer'> = async ({ name, email, mobile, password, companyName }, call) => {
  const refused = await checkRateLimit(call, 'registration from source');
  if (refused) return refused;
  const { auth, jobs } = call.services;
  const registration = { name, email, mobile, password, ...(companyName === '' ? {} : { companyName }) };
  const customer = await auth.signUpCustomer(registration, (tx, { id }) =>
    jobs.enqueue(tx, 'WriteMail', { mail: 'welcome', customerId: id }),
  );
  if (customer === 'email-invalid') return fail('invalid', 'Please enter valid email address.', { field: 'email' });
  if (customer === 'email-taken') {
    return fail('conflict', 'This email address is registered already. Please login.', { field: 'email' });
  }
  // The sign-in that follows isn't one from a new device.
  call.setCookie(deviceCookie(call, 'customer', email));
  return ok({ customerId: customer.id });
};
