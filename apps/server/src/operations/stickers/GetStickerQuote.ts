import { stickerLadder } from '@boxwright/contract';
import type { Handler } from '../../calls/call.ts';
import { quoteStickers } from '../../selling/quotes/quote-stickers.ts';

export const GetStickerQuote: Handler<'GetStickerQuote'> = async (input, call) => {
  const { customerId, quantity = null, quantities = stickerLadder, quotation = null, ...asked } = input;
  return quoteStickers(call, { customerId, asked, quantity, quantities, quotation });
};
