import { fail, mostParcelRows, ok } from '@boxwright/contract';
import type { Handler } from '../../calls/call.ts';
import { planParcels, readParcelList } from '../../selling/desk/plan-parcels.ts';

export const CheckParcelStates: Handler<'CheckParcelStates'> = async ({ list }, { services }) => {
  const said = readParcelList(list);
  if (said.length === 0)
    return fail('invalid', 'Please paste rows with a parcel’s number and its state.', { field: 'list' });
  if (said.length > mostParcelRows)
    return fail('invalid', `These are ${said.length} rows; at most ${mostParcelRows} are read at once.`, {
      field: 'list',
    });
  return ok({ rows: [...(await planParcels(services.db, said))] });
};
