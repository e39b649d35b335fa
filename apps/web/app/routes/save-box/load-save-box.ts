import { boxRules, firstBroken, savedBoxName } from '@boxwright/contract';
import { quoteInput } from '../../features/configurator/quote-input.ts';
import type { ServerApi } from '../../server-api.ts';
import { loadChosenBox } from '../customiser/load-chosen-box.ts';

/**
 * The box of the address at its customer's price, the name that it gets if none is typed, and why it can't be saved if
 * it can't.
 */
export const loadSaveBox = async (api: ServerApi, given: URLSearchParams, customerId: number) => {
  const box = await findBoxToSave(api, given);
  const { choice, limits, facts, problem } = box;
  const quote = await api.call('GetQuote', quoteInput(choice, limits, [], customerId));
  const [what, size] = facts;
  const quantityRules = boxRules(limits).filter(({ field }) => field === 'quantity');
  return {
    ...box,
    quote: quote.ok ? quote.value : null,
    usualName: savedBoxName(what?.value ?? '', size?.value ?? ''),
    problem: problem ?? firstBroken(quantityRules, { ...choice, terms: true })?.text ?? null,
  };
};

export const findBoxToSave = (api: ServerApi, given: URLSearchParams) =>
  loadChosenBox(api, given, 'Choose a box first, and then save it.');

export type SaveBoxData = Awaited<ReturnType<typeof loadSaveBox>>;
