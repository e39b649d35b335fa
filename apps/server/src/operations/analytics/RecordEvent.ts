import { ok } from '@boxwright/contract';
import type { Handler } from '../../calls/call.ts';

export const RecordEvent: Handler<'RecordEvent'> = async (event, { services }) => {
  services.events.count(event);
  return ok({});
};
