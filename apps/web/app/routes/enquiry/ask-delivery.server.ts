import { deliveryQuantityRules, fail, firstBroken, type Input, type Result } from '@boxwright/contract';
import { type BoxChoice, countOf, writeChoice } from '../../features/configurator/box-choice.ts';
import { boxInput, quoteInput } from '../../features/configurator/quote-input.ts';
import { loadDelivery } from '../../features/delivery/load-delivery.server.ts';
import { sendTyped } from '../../features/plain-form/posted.server.ts';
import { paths } from '../../paths.ts';
import type { ServerApi } from '../../server-api.ts';

interface Typed {
  readonly quantity: string;
  readonly name: string;
  readonly mobile: string;
  readonly email: string;
  readonly organisation: string;
  readonly pincode: string;
  readonly website: string;
}

/**
 * Sends a request for a delivery quote that was posted without JavaScript, for the box in the page's address. Returns
 * the address of the thank-you page, which names the box but no person.
 */
export async function askDelivery(typed: Typed, asked: URLSearchParams, api: ServerApi): Promise<Result<string>> {
  const delivery = await loadDelivery(api, asked);
  if (delivery === null) return fail('not_found', 'This box is not on offer (any more). Please choose another.');
  const { name, mobile, email, organisation, pincode } = typed;
  const broken = firstBroken(deliveryQuantityRules(delivery.limits), typed);
  if (broken) return fail('invalid', broken.text, { field: 'quantity' });
  const choice: BoxChoice = { ...delivery.choice, quantity: String(countOf(typed)), pincode };
  const quoted = await api.call('GetQuote', quoteInput(choice, delivery.limits, [], null));
  if (!quoted.ok) return quoted;
  const price = quoted.value.price;
  const request: Input<'DeliveryCostMailer'> = {
    ...{ name, mobile, email, organisation, pincode },
    weight: price?.weight ?? null,
    // Without a price there is no weight either, and the first rule refuses it.
    box: { ...boxInput(choice), quantity: countOf(choice) },
    honeypot: typed.website,
  };
  const answer = await sendTyped(api, 'DeliveryCostMailer', request);
  if (answer.ok) return { ok: true, value: paths.deliveryQuoteSent(writeChoice(choice).toString()) };
  const { failure } = answer;
  // The weight isn't a field of the form; it follows from the quantity.
  return failure.field === 'weight' ? { ok: false, failure: { ...failure, field: 'quantity' } } : answer;
}
