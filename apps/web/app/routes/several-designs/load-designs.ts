import { designName, quantitiesOf, typedDesigns, withDesigns } from '../../features/configurator/asked-designs.ts';
import { withNote, writeChoice } from '../../features/configurator/box-choice.ts';
import { boxInput } from '../../features/configurator/quote-input.ts';
import { paths } from '../../paths.ts';
import type { ServerApi } from '../../server-api.ts';
import { loadChosenBox } from '../customiser/load-chosen-box.ts';

/** The address's box and designs with the price of all of them together, or why they have none. */
export const loadDesigns = async (api: ServerApi, given: URLSearchParams) => {
  const unnamed = 'Choose a box first, and then the price of its designs.';
  const { choice, note, product, facts, problem } = await loadChosenBox(api, given, unnamed);
  // At first two designs of the chosen quantity.
  const typed = given.has(designName) ? typedDesigns(given) : [choice.quantity, choice.quantity];
  const quantities = quantitiesOf(typed);
  const answer =
    quantities === null || problem !== null
      ? null
      : await api.call('GetDesignsPrice', { ...boxInput(choice), quantities });
  // A quotation is for one design, and each design has its own file.
  const box = writeChoice({ ...choice, quotation: null, artwork: null, place: null });
  return {
    facts,
    typed,
    page: { name: product.itemName, to: `${paths.category(product.route)}?${withNote(writeChoice(choice), note)}` },
    /** The box's parameters, which the form sends again. */
    box: [...box],
    enquiry: paths.enquiryAbout(withDesigns(box, quantities ?? [])),
    price: answer?.ok ? answer.value : null,
    problem: problem ?? (answer?.ok === false ? answer.failure.text : null),
  };
};
