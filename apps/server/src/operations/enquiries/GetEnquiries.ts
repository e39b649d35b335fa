import { type EnquiryView, enquiryStates, ok } from '@boxwright/contract';
import { type EnquiryState, listInbox } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { presentEnquiryRow } from '../../selling/enquiries/present-enquiry.ts';

const pageSize = 50;

export const GetEnquiries: Handler<'GetEnquiries'> = async (
  { view = 'waiting', owner = 'anybody', search, before },
  { services, visitor },
) => {
  const ofOwner = { anybody: undefined, me: visitor.staff.id, nobody: 'nobody' as const }[owner];
  const filter = {
    states: statesOf(view),
    search,
    ...(ofOwner === undefined ? {} : { owner: ofOwner }),
    ...(before === undefined ? {} : { before }),
  };
  const rows = await listInbox(services.db, filter, pageSize + 1);
  const shown = rows.slice(0, pageSize);
  return ok({
    enquiries: shown.map(presentEnquiryRow),
    next: rows.length > pageSize ? (shown.at(-1)?.id ?? null) : null,
  });
};

function statesOf(view: EnquiryView): readonly EnquiryState[] {
  if (view === 'all') return [];
  if (view === 'waiting') return ['new', 'open'];
  return enquiryStates.filter((state) => state === view);
}
