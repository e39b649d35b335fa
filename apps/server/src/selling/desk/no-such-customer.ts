import { fail } from '@boxwright/contract';

export const noSuchCustomer = fail('not_found', 'There is no such customer.');
