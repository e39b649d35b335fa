import type { JobRow } from '@boxwright/contract';
import { productionSteps } from '@boxwright/orders';
import { paidOrder } from './move-orders.ts';
import type { Shop, ShopCustomer, ShopVisitor } from './open-shop.ts';

/** A job on the wire, as far as tests look at it. */
export interface WireJob {
  readonly fld_job_id: number;
  readonly fld_job_code: string;
  readonly fld_stage: JobRow['stage'];
  readonly fld_version: number;
}

/** A paid order that the desk has accepted, with its job. */
export async function acceptedOrder(
  shop: Shop,
  desk: ShopVisitor,
  own: { line?: object; customer?: ShopCustomer } = {},
): Promise<{ orderId: number; job: WireJob }> {
  const { orderId } = await paidOrder(shop, own);
  await desk.call('MoveOrder', { orderid: orderId, seenstatus: 'IN-PROCESS', orderstatus: 'Order Accepted' });
  return { orderId, job: await jobOf(desk, orderId) };
}

/** The job of an order's only line. */
export async function jobOf(desk: ShopVisitor, orderId: number): Promise<WireJob> {
  const { data } = await desk.call('GetProduction', {});
  return data.jobs.find(({ fld_order_id }: { fld_order_id: number }) => fld_order_id === orderId);
}

/** Does a job's steps up to and with this one. */
export async function doSteps(desk: ShopVisitor, job: WireJob, last: string): Promise<WireJob> {
  let current = job;
  while (current.fld_stage !== 'packed') {
    const done = current.fld_stage;
    const { data } = await desk.call('MoveJob', {
      fld_job_id: current.fld_job_id,
      fld_version: current.fld_version,
    });
    current = data.job;
    if (done === last || !productionSteps.some((step) => step === current.fld_stage)) return current;
  }
  return current;
}
