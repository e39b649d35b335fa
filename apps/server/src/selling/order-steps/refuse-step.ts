import type { Result } from '@boxwright/contract';
import { isStepBack } from '@boxwright/orders';
import type { Order, Tx } from '@boxwright/storage';
import { refuseToDispatch } from '../orders/refuse-to-dispatch.ts';
import { refuseUnpaid } from '../orders/refuse-unpaid.ts';
import { refuseUnapprovedOrder } from '../proofs/refuse-unapproved-order.ts';
import { refuseBack, type StepBack } from './refuse-back.ts';
import { refuseWithoutLut } from './refuse-without-lut.ts';

/** Why staff can't take this step by hand; undefined if they can. */
export const refuseStep = async (
  tx: Tx,
  order: Order,
  step: StepBack & { readonly courier: string },
  today: string,
): Promise<Result<never> | undefined> =>
  refuseToDispatch(order, step) ??
  (await refuseBack(tx, order, step)) ??
  (isStepBack(order.status, step.to) ? undefined : await refuseUnpaid(tx, order, step.to)) ??
  (await refuseWithoutLut(tx, order, step.to, today)) ??
  (await refuseUnapprovedOrder(tx, order, step.to));
