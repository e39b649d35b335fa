import { data } from 'react-router';
import { askedVariant } from '../../features/configurator/box-choice.ts';
import { boxFacts } from '../../features/configurator/box-facts.ts';
import type { ServerApi } from '../../server-api.ts';
import { loadCustomiser } from '../customiser/load-customiser.ts';

/** The box of the address with its price, or why it has none; 404 where the address names no box on offer. */
export const loadGetQuote = async (api: ServerApi, given: URLSearchParams) => {
  const variantId = askedVariant(given);
  if (variantId === null) throw data('Choose a box first: its quotation is made here.', { status: 404 });
  const { first, limits, product, offer } = await loadCustomiser(api, { variantid: String(variantId) }, given);
  const { choice, answer } = first;
  return {
    choice,
    limits,
    product: { itemName: product.itemName, route: product.route },
    facts: boxFacts(offer, choice),
    quote: answer.ok ? answer.value : null,
    problem: answer.ok ? null : answer.failure.text,
  };
};

export type GetQuoteData = Awaited<ReturnType<typeof loadGetQuote>>;
