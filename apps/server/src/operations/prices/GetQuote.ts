import type { Handler } from '../../calls/call.ts';
import { quoteBox } from '../../selling/quotes/quote-box.ts';

export const GetQuote: Handler<'GetQuote'> = async (input, call) => {
  const {
    customerId,
    quantity = null,
    quantities = [],
    quotation = null,
    deliveryType,
    destination,
    ...choice
  } = input;
  const isPickup = deliveryType === 'SelfPickup';
  return quoteBox(call, { customerId, choice, quantity, quantities, quotation, isPickup, pincode: destination });
};
