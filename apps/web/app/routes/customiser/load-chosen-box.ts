import { data } from 'react-router';
import { askedVariant } from '../../features/configurator/box-choice.ts';
import { boxFacts, promisedGrain } from '../../features/configurator/box-facts.ts';
import { printName } from '../../features/configurator/print-name.server.ts';
import type { ServerApi } from '../../server-api.ts';
import { loadCustomiser } from './load-customiser.ts';

/**
 * The box of an address with its price, or why it has none. Throws a 404 response if the address names no box on offer.
 * @param unnamed the error's text if the address names no box at all
 */
export const loadChosenBox = async (api: ServerApi, given: URLSearchParams, unnamed: string) => {
  const variantId = askedVariant(given);
  if (variantId === null) throw data(unnamed, { status: 404, statusText: 'No box is chosen' });
  const { first, limits, product, offer, note } = await loadCustomiser(api, { variantid: String(variantId) }, given);
  const { choice, answer } = first;
  const file = choice.artwork === null ? null : await api.call('GetArtwork', { token: choice.artwork });
  return {
    choice,
    note,
    limits,
    product: { id: product.id, itemName: product.itemName, route: product.route },
    facts: [
      ...boxFacts(offer, choice, printName(offer, choice), promisedGrain(answer.ok ? answer.value.price : null)),
      ...(file?.ok ? [{ name: 'Artwork', value: file.value.name }] : []),
    ],
    quote: answer.ok ? answer.value : null,
    problem: !answer.ok ? answer.failure.text : file?.ok === false ? file.failure.text : null,
  };
};

export type ChosenBoxData = Awaited<ReturnType<typeof loadChosenBox>>;
