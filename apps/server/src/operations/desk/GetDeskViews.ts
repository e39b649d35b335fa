import { deskFilters, ok } from '@boxwright/contract';
import { type JsonObject, listDeskViews } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';

export const GetDeskViews: Handler<'GetDeskViews'> = async (_input, { services, visitor }) => {
  const views = await listDeskViews(services.db, visitor.staff.id);
  return ok(
    views.map(({ id, name, isShared, ownerName, version, staffId, filters }) => ({
      id,
      name,
      isShared,
      isOwn: staffId === visitor.staff.id,
      ownerName,
      version,
      filters: readable(filters),
    })),
  );
};

/** Filters of another release that this one doesn't know filter nothing. */
function readable(stored: JsonObject) {
  const known = deskFilters.safeDecode(stored as never); // checked by decoding
  return known.success ? known.data : { search: '' };
}
