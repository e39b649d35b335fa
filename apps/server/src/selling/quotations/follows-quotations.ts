import { mayDo } from '@boxwright/contract';

/** Whether a quotation can be given to this member of staff. */
export const followsQuotations = ({ role }: { readonly role: string }): boolean => mayDo(role, 'selling');
