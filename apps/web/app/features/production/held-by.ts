import type { Failure } from '@boxwright/contract';
import { officePaths } from '../../office-paths.ts';

/** Where what a refused step waits for is done: its order, for a proof or money, or the job whose earlier step isn’t done. */
export interface HeldBy {
  readonly held: { readonly to: string; readonly name: string };
}

/** As the server names it beside the reason; nothing for other refusals. */
export function heldBy({ details }: Pick<Failure, 'details'>): Partial<HeldBy> {
  const { order_id: orderId, order_number: orderNumber, job_id: jobId, job_code: jobCode } = details ?? {};
  if (typeof orderId === 'number' && typeof orderNumber === 'string')
    return { held: { to: officePaths.officeOrder(orderId), name: `Order ${orderNumber}` } };
  return typeof jobId === 'number' && typeof jobCode === 'string'
    ? { held: { to: officePaths.job(jobId), name: `Job ${jobCode}` } }
    : {};
}
