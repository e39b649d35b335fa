import { samplePriceWithGst } from '@boxwright/pricing';
import { typedSize } from '../../features/configurator/box-choice.ts';
import { sizeText } from '../../features/configurator/box-words.ts';
import { inOwnSize } from '../../features/configurator/own-size.ts';
import { quoteInput } from '../../features/configurator/quote-input.ts';
import { withoutVariant } from '../../features/configurator/sample-query.ts';
import { isCashOffered } from '../../features/pay/ways-line.ts';
import { pageHead } from '../../features/shell/page-head.ts';
import { loadCompany } from '../../features/site/load-company.ts';
import { paths } from '../../paths.ts';
import type { ServerApi } from '../../server-api.ts';
import { findSample, type SampleEntry } from './find-sample.ts';

/** Everything that the page shows. */
export async function loadSample(api: ServerApi, entry: SampleEntry, query: URLSearchParams) {
  const { product, variants, variant, choice, board, caliper } = await findSample(api, entry, query);
  const company = await loadCompany(api);
  const { minimumBoxes, maximumBoxes, daysToSample, sampleCreditDays } = company;
  // Only boxes that can be ordered have samples. The smallest quantity is quoted, because any would do.
  const quoted = await api.call(
    'GetQuote',
    quoteInput({ ...choice, quantity: '' }, { minimumBoxes, maximumBoxes }, [minimumBoxes], null),
  );
  const file = choice.artwork === null ? null : await api.call('GetArtwork', { token: choice.artwork });
  const isOwnSize = choice.ownSize !== null;
  const box = choice.ownSize === null || !quoted.ok ? variant : inOwnSize(variant, typedSize(quoted.value.inside));
  const name = isOwnSize ? `${product.itemName}, made to measure` : variant.name;
  return {
    head: await pageHead(api, {
      title: `Sample of ${name}`,
      description: `A sample kit of ${name} in both boards, digitally printed, with coating cards: the price includes GST and shipping, and comes off your bulk order.`,
      path: paths.orderSample(product.id, variant.route),
      card: 'shop',
      crumbs: [
        { name: 'Boxes', path: paths.shop },
        { name: product.itemName, path: paths.category(product.route) },
        { name: 'Sample', path: paths.orderSample(product.id, variant.route) },
      ],
    }),
    price: samplePriceWithGst,
    daysToSample,
    sampleCreditDays,
    isCash: isCashOffered(company),
    product: { id: product.id, itemName: product.itemName, route: product.route },
    choice,
    /** The file that the page is opened with, as from the customiser; null without one, and where it isn't kept any more. */
    file: file?.ok ? { token: file.value.token, name: file.value.name, place: choice.place } : null,
    name,
    board,
    size: sizeText(choice.ownSize ?? variant),
    /** As its file is checked: its white boards are as thick as the chosen one. */
    box: { style: box.style, length: box.length, width: box.width, height: box.height, boardId: null, caliper },
    picture: box.images.split('#')[0] ?? '',
    /** Why this size can't be made; null when it can. */
    problem: quoted.ok ? null : quoted.failure.text,
    /** The customiser with this box, in this size. */
    customise: `${paths.category(product.route)}?${new URLSearchParams([['variant', String(variant.id)], ...withoutVariant(query)])}`,
    sizes: variants.map((each) => ({
      id: each.id,
      name: each.name,
      size: sizeText(each),
      to: paths.orderSample(product.id, each.route),
      isChosen: each.id === variant.id && !isOwnSize,
    })),
  };
}

export type SampleData = Awaited<ReturnType<typeof loadSample>>;
