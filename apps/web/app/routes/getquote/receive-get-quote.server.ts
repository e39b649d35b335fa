import { firstBroken, quotationRules } from '@boxwright/contract';
import { redirect } from 'react-router';
import { readTyped, refused, sendTyped } from '../../features/plain-form/posted.server.ts';
import type { ServerApi } from '../../server-api.ts';
import { loadGetQuote } from './load-get-quote.ts';
import { boxQuotation, stickerQuotation } from './quotation-input.ts';

/** Handles the form that was posted without JavaScript: the answer is the quotation's PDF. */
export async function receiveGetQuote(request: Request, api: ServerApi) {
  const typed = await readTyped(request, ['name', 'company', 'pincode', 'note']);
  const { goods, isPickup } = await loadGetQuote(api, new URL(request.url).searchParams);
  const broken = firstBroken(quotationRules(isPickup), typed);
  if (broken) return refused({ code: 'invalid', text: broken.text, field: broken.field }, { typed });
  const made =
    goods.kind === 'box'
      ? await sendTyped(api, 'GetQuotation', boxQuotation(goods.choice, typed))
      : await sendTyped(api, 'GetStickerQuotation', stickerQuotation(goods.selection, typed));
  if (made.ok) throw redirect(made.value.address, 303);
  return refused(made.failure, { typed });
}
