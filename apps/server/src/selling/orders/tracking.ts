import type { OrderStep as StepRow, TrackedStep } from '@boxwright/contract';
import { linkVersionOf, type Order, type OrderStep, stepsOfOrder } from '@boxwright/storage';
import type { Services } from '../../calls/services.ts';
import { trackToken } from './track-token.ts';

/** A tracking link opens its order for this long after the order's last step. */
const daysOfLink = 180;

type Dated = Pick<Order, 'placedAt'>;
type Happened = readonly Pick<OrderStep, 'createdAt'>[];

/** Until when an order's tracking link opens it. */
export function trackedUntil({ placedAt }: Dated, steps: Happened): Date {
  const last = Math.max(placedAt.getTime(), ...steps.map(({ createdAt }) => createdAt.getTime()));
  return new Date(last + daysOfLink * 86_400_000);
}

/** A step for anybody who has the tracking link. A note may name people, so it is left out. */
export const trackedStep = (step: OrderStep): TrackedStep => ({
  status: step.status,
  at: step.createdAt,
  courier: step.courier ?? '',
  trackingNumber: step.trackingNumber ?? '',
});

export const stepRow = (step: OrderStep): StepRow => ({ ...trackedStep(step), note: step.note ?? '' });

/** The absolute address of an order's tracking page. */
export const trackUrl = (
  { env, secrets }: Pick<Services, 'env' | 'secrets'>,
  orderId: number,
  version: number,
): string => `${env.publicUrl}/track/${trackToken(secrets.trackToken, { orderId, version })}`;

/** An order's steps, and the link that opens it now. */
export async function readTracking({ db, secrets }: Pick<Services, 'db' | 'secrets'>, order: Order) {
  const [steps, version] = await Promise.all([stepsOfOrder(db, order.id), linkVersionOf(db, order.id)]);
  const token = trackToken(secrets.trackToken, { orderId: order.id, version });
  return { steps, token, until: trackedUntil(order, steps) };
}
