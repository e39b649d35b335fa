import { fail, type OperationName, ok, type Result } from '@boxwright/contract';
import { type JobStage, productionSteps } from '@boxwright/orders';
import { linesOfOrders, lockOrderWithCart, type Order, type OrderLine, orderOfLine, type Tx } from '@boxwright/storage';
import { noted } from '../../calls/noted.ts';
import { orderNumber } from '../company/order-number.ts';

export const noSuchLine = fail('not_found', 'There is no such item in this order.');
export const noSuchProof = fail('not_found', 'There is no such proof.');

export interface LockedLine {
  readonly order: Order;
  readonly line: OrderLine;
}

/** A line with its order, locked until the transaction ends. */
export async function lockLine(tx: Tx, lineId: number): Promise<Result<LockedLine>> {
  const orderId = await orderOfLine(tx, lineId);
  const order = orderId === undefined ? undefined : await lockOrderWithCart(tx, orderId);
  const line = order && (await linesOfOrders(tx, [order.id])).find(({ id }) => id === lineId);
  return order && line ? ok({ order, line }) : noSuchLine;
}

/** Notes what a member of staff did to a line's artwork or proof. */
export const notedOfLine = (
  tx: Tx,
  call: Parameters<typeof noted>[1],
  operation: OperationName,
  { order, line }: LockedLine,
  change: Parameters<typeof noted>[4] = {},
): Promise<void> =>
  noted(tx, call, operation, ['order', order.id, orderNumber(order)], {
    ...change,
    after: { line: line.position + 1, ...change.after },
  });

type Job = { readonly route: readonly string[]; readonly stage: JobStage; readonly startedAt: Date | null };

/** Whether work on a job has begun: on plates, on printing where it has none, or on cutting where it isn’t printed either. */
export const isBegun = ({ route, stage, startedAt }: Job): boolean => stage !== route[0] || startedAt !== null;

/** Whether a job is printed, or being printed; what is plain, whether it is past where it would be. */
export const isPrinted = (job: Job): boolean => {
  const { stage, startedAt } = job;
  if (!isBegun(job)) return false;
  const steps: readonly string[] = productionSteps;
  const [at, printing] = [steps.indexOf(stage), steps.indexOf('printing')];
  return stage === 'packed' || at > printing || (at === printing && startedAt !== null);
};
