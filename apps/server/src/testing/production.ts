import type { JobRow } from '@boxwright/contract';
import { productionSteps } from '@boxwright/orders';
import { paidOrder } from './move-orders.ts';
import type { Shop, ShopCustomer, ShopVisitor } from './open-shop.ts';
import { readyToOrder } from './orders.ts';

/** The fields of a job on the wire that tests read. */
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
): Promise<{ orderId: number; job: WireJob; customer: ShopCustomer }> {
  const { orderId, customer } = await paidOrder(shop, own);
  await desk.call('MoveOrder', { orderid: orderId, seenstatus: 'IN-PROCESS', orderstatus: 'Order Accepted' });
  return { orderId, job: await jobOf(desk, orderId), customer };
}

/** The job of an order's only line. */
export async function jobOf(desk: ShopVisitor, orderId: number): Promise<WireJob> {
  const { data } = await desk.call('GetProduction', {});
  return data.jobs.find(({ fld_order_id }: { fld_order_id: number }) => fld_order_id === orderId);
}

/** Does a job's steps, up to and including this one. */
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

/** The fields of a run on the wire that tests read. */
export interface WireRun {
  readonly fld_run_id: number;
  readonly fld_run_code: string;
  readonly fld_version: number;
  readonly fld_sheets: number;
  readonly fld_saving: number;
  readonly fld_can_dissolve: boolean;
  readonly jobs: readonly { readonly job: WireJob; readonly fld_part: string; readonly fld_ups: number }[];
}

/** The input that accepts a proposal. */
export const accepting = ({ jobs, fld_saving }: Pick<WireRun, 'jobs' | 'fld_saving'>) => ({
  parts: jobs.map(({ job, fld_part }) => ({
    fld_job_id: job.fld_job_id,
    fld_version: job.fld_version,
    fld_part,
  })),
  fld_saving,
});

/** Two accepted orders of the same box with their jobs in one run. Other jobs must be begun or have another coat. */
export async function acceptedRun(shop: Shop, desk: ShopVisitor, line: object = {}) {
  const orders = [await acceptedOrder(shop, desk, { line }), await acceptedOrder(shop, desk, { line })];
  const { data: proposals } = await desk.call('GetGangRuns', {});
  const ids = orders.map(({ job }) => job.fld_job_id);
  const proposal: WireRun = proposals.runs.find(({ jobs }: WireRun) =>
    jobs.every(({ job }) => ids.includes(job.fld_job_id)),
  );
  const { data } = await desk.call('AcceptGangRun', accepting(proposal));
  const run: WireRun = data.run;
  return { orders, proposal, run };
}

/** An accepted order of a buyer who pays later, of which nothing is paid: its job waits for money. */
export async function laterPaid(shop: Shop, line: object = {}): Promise<{ orderId: number }> {
  const { customer, place } = await readyToOrder(shop, { line });
  const orderId: number = (await place()).data.order_id;
  await customer.call('ConfirmOrder', { orderid: orderId, paymentmode: 'PayLater' });
  const admin = await shop.staff();
  const accept = { orderid: orderId, seenstatus: 'IN-PROCESS', orderstatus: 'Order Accepted' };
  const { status, body } = await admin.call('MoveOrder', accept);
  if (status !== 200) throw new Error(`not accepted: ${JSON.stringify(body)}`);
  return { orderId };
}
