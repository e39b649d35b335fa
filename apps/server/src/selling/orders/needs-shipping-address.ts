import { addressChoiceTexts, fail, type Result } from '@boxwright/contract';
import type { CartLine } from '@boxwright/storage';

export const noShippingAddress: Result<never> = fail('not_found', addressChoiceTexts.noShipping, {
  field: 'shippingAddressId',
});

/** Refuses an order without a shipping address; undefined when it has one, or all its lines are picked up. */
export const refuseWithoutShippingAddress = (
  lines: readonly Pick<CartLine, 'deliveryType'>[],
  hasShippingAddress: boolean,
): Result<never> | undefined =>
  hasShippingAddress || lines.every(({ deliveryType }) => deliveryType === 'SelfPickup')
    ? undefined
    : noShippingAddress;
