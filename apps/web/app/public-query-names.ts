import { boxStyles } from '@boxwright/dieline';
import { names } from './features/configurator/box-choice.ts';
import { containerKinds, containerTexts } from './features/label-finder/containers.ts';
import { finderNames } from './features/label-finder/typed-container.ts';
import { stickerNames } from './features/stickers/sticker-choice.ts';

/**
 * The names in addresses that public pages read. Their loaders get no others, because these pages are rendered once for
 * everybody: what advertisements add to an address doesn't make another page.
 */
export const publicQueryNames: readonly string[] = [
  // React Router's requests for data and for routes.
  ...['_routes', 'index', 'paths', 'version'],
  // The shop's and the back office's lists.
  ...['search', 'step', 'page'],
  // The enquiry form.
  ...['form', 'about', 'from', 'sent'],
  ...Object.values(names),
  ...Object.values(stickerNames),
  // The label finder.
  ...Object.values(finderNames),
  ...containerKinds.flatMap((kind) => containerTexts[kind].measures.map(({ name }) => name)),
  // The dieline studio, and its box in the enquiry form.
  ...['unit', 'caliper', 'style'],
  ...boxStyles.flatMap(({ fields, options }) => [...fields, ...options].map(({ id }) => id)),
];
