import { type BoxStyle, boxStyleOf, boxStyles } from '@boxwright/dieline';
import { pricedStyles } from '@boxwright/pricing';
import { data } from 'react-router';
import type { StyleText } from '../../../content/dielines/style-text.ts';
import { styleTextOf } from '../../../content/dielines/texts.ts';
import {
  boardsFor,
  gsmOf,
  readStudio,
  requestOf,
  type StudioConfiguration,
  type StudioSettings,
} from '../../features/dieline/studio-configuration.ts';
import { noSuch } from '../../features/shell/no-such.ts';
import type { ServerApi } from '../../server-api.ts';
import { studioHead } from './head.ts';
import type { ShopSize } from './nearest-size.ts';

const unknownStyle = 'We have no dieline of that style. Have a look at the others.';

/** Loads a style's studio with the drawing for the configuration in the URL. */
export const loadStudio = async (api: ServerApi, styleId: string, given: URLSearchParams) => {
  const style = boxStyleOf(styleId);
  const text = styleTextOf(styleId);
  if (style === undefined || text === undefined) throw noSuch('box style', unknownStyle);
  const boards = await api.call('GetBoard', { where: { status: 'Active' } });
  if (!boards.ok) throw data(boards.failure.text, { status: 503 });
  const { example } = text;
  const form = formOf(style);
  const settings: StudioSettings = {
    style: form,
    boards: boardsFor(form, example, boards.value).map(({ id, name, gsm, caliper }) => ({ id, name, gsm, caliper })),
    example,
  };
  const { drawStudio } = await import('../../features/dieline/draw-studio.ts');
  const draw = (configuration: StudioConfiguration) =>
    drawStudio(style.id, requestOf(configuration, settings), gsmOf(configuration, settings), configuration.measured);
  const configuration = readStudio(given, settings);
  const asked = draw(configuration);
  // An invalid configuration is reported beside its field; the drawing then shows the style's default size.
  const usual = readStudio(new URLSearchParams(), settings);
  const good = asked.ok ? asked : draw(usual);
  if (!good.ok) throw new Error(`The example of ${style.id} can't be drawn: ${good.problem.text}`);
  return {
    head: await studioHead(api, form, text),
    settings,
    text: shownOf(text),
    configuration,
    problem: asked.ok ? null : asked.problem,
    good: { configuration: asked.ok ? configuration : usual, picture: good.picture },
    sizes: await sizesInShop(api, style),
    isPriced: pricedStyles.includes(style.id),
    others: boxStyles.filter(({ id }) => id !== style.id).map(({ id, name }) => ({ id, name })),
  };
};

export type StudioData = Awaited<ReturnType<typeof loadStudio>>;

const formOf = ({ id, name, ecma, family, fields, limits, options }: BoxStyle) => ({
  id,
  name,
  ecma,
  family,
  fields,
  limits,
  options,
});

const shownOf = ({ inShort, purpose, steps, strengths, mind }: StyleText) => ({
  inShort,
  purpose,
  steps,
  strengths,
  mind,
});

/** The shop's sizes with online prices for this style; empty if they can't be loaded. */
const sizesInShop = async (api: ServerApi, { id }: BoxStyle): Promise<ShopSize[]> => {
  const variants = await api.call('GetVariantData', { where: { status: 'Active' } });
  if (!variants.ok) return [];
  return variants.value
    .filter(({ style }) => style === id)
    .map(({ id, name, itemRoute, length, width, height }) => ({ id, name, itemRoute, length, width, height }));
};
