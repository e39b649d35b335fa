import type { ServerApi } from '../../server-api.ts';
import { loadChosenBox } from '../customiser/load-chosen-box.ts';

/** The box of the address, for its quotation. */
export const loadGetQuote = (api: ServerApi, given: URLSearchParams) =>
  loadChosenBox(api, given, 'Choose a box first: its quotation is made here.');
