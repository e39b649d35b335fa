import { fail, largestBoxQuantity, type Result } from '@boxwright/contract';

/** Refuses a number of boxes that can't be ordered here. Undefined when it can. */
export function refuseQuantity(quantity: number, least: number, field = 'newQuantity'): Result<never> | undefined {
  if (quantity < least) return fail('invalid', `Quantity must be at least ${least}`, { field });
  if (quantity > largestBoxQuantity) {
    const text = `We price up to ${largestBoxQuantity} boxes at once. For more, please call or write to us for a quotation.`;
    return fail('not_possible', text, { field });
  }
  return undefined;
}
