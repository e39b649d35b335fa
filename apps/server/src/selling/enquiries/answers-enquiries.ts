import { mayDo } from '@boxwright/contract';

/** Whether an enquiry can be given to this member of staff. */
export const answersEnquiries = ({ role }: { readonly role: string }): boolean => mayDo(role, 'enquiries');
