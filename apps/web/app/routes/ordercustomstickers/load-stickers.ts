import type { ArtworkRow, Failure, StickerShape } from '@boxwright/contract';
import { data } from 'react-router';
import { waysLine } from '../../features/pay/ways-line.ts';
import { pageHead } from '../../features/shell/page-head.ts';
import { loadCompany } from '../../features/site/load-company.ts';
import { type FirstContour, tracedOutline } from '../../features/stickers/artwork/use-contour.ts';
import { withFile } from '../../features/stickers/artwork/with-file.ts';
import { readSelection, type StickerSelection } from '../../features/stickers/sticker-choice.ts';
import { type FirstStickerQuote, goodSize, stickerQuoteInput } from '../../features/stickers/use-sticker-quote.ts';
import { paths } from '../../paths.ts';
import type { ServerApi } from '../../server-api.ts';
import { stickersRefused } from './posted-stickers.ts';

/** The stickers in an address, priced on the server. Throws 5xx responses for the error page. */
export const loadStickers = async (api: ServerApi, given: URLSearchParams) => {
  const [shapes, materials, quantities, company] = await Promise.all([
    api.call('GetStickerShapeMaster', { recordCount: '*', where: { status: 'Yes' } }),
    api.call('GetStickerMaterialMaster', { recordCount: '*', where: { status: 'Active' } }),
    api.call('GetStickerQuantityMaster', { recordCount: '*', where: { status: 'Active' } }),
    loadCompany(api),
  ]);
  if (!shapes.ok) throw answered(shapes.failure);
  if (!materials.ok) throw answered(materials.failure);
  if (!quantities.ok) throw answered(quantities.failure);
  const least = company.minimumStickers;
  const offer = {
    shapes: shapes.value,
    materials: materials.value,
    quantities: quantities.value.map(({ quantity }) => quantity).filter((quantity) => quantity >= least),
    least,
  };
  const asked = readSelection(given, offer);
  const artwork = await loadArtwork(api, asked);
  const placed = asked.artwork && artwork.row ? withFile(asked.artwork, artwork.row) : asked.artwork;
  const selection = { ...asked, artwork: artwork.isLost ? null : placed };
  const input = stickerQuoteInput(selection, least, null);
  const first: FirstStickerQuote = {
    selection,
    answer: input === null ? null : await api.call('GetStickerQuote', input),
  };
  const contour = await loadContour(api, selection, shapes.value);
  const lowest = shapes.value.flatMap(({ startingPrice }) => startingPrice ?? []);
  return {
    offer,
    first,
    artwork,
    contour,
    workingDaysToShip: company.workingDaysToShip,
    waysToPay: waysLine(company, false),
    publicUrl: api.publicUrl,
    head: await pageHead(api, {
      title: 'Custom Stickers',
      description: `Custom printed stickers from ${least} pieces: choose shape, size, material and quantity, and see the price at once. Free Shipping Anywhere in India.`,
      path: paths.stickers,
      type: 'product',
      card: 'stickers',
      crumbs: [{ name: 'Custom stickers', path: paths.stickers }],
      graph: [
        {
          '@type': 'Product',
          name: 'Custom stickers',
          description: 'Stickers and labels printed to your design and cut to shape.',
          brand: { '@type': 'Brand', name: company.name },
          image: `${api.publicUrl}/images/og-stickers.jpg`,
          ...(lowest.length === 0
            ? {}
            : {
                offers: {
                  '@type': 'AggregateOffer',
                  priceCurrency: 'INR',
                  lowPrice: Math.min(...lowest).toFixed(2),
                  eligibleQuantity: { '@type': 'QuantitativeValue', minValue: least },
                  availability: 'https://schema.org/InStock',
                  url: api.publicUrl + paths.stickers,
                },
              }),
        },
      ],
    }),
  };
};

/** Everything for the first render: the stickers, and why they were refused if they were posted. */
export async function loadStickerPage(api: ServerApi, given: URLSearchParams) {
  const stickers = await loadStickers(api, given);
  return { ...stickers, refusal: stickersRefused(given, stickers.first, stickers.offer.least) };
}

export type StickersData = Awaited<ReturnType<typeof loadStickerPage>>;

/** The data of the artwork in the address. If the artwork is no longer stored, it is left out of the stickers. */
const loadArtwork = async (
  api: ServerApi,
  { artwork }: StickerSelection,
): Promise<{ row: ArtworkRow | null; isLost: boolean }> => {
  if (artwork === null) return { row: null, isLost: false };
  const known = await api.call('GetArtwork', { token: artwork.token });
  if (known.ok) return { row: known.value, isLost: false };
  return { row: null, isLost: known.failure.code === 'not_found' };
};

/** The cut around the picture; only the special shape has one. */
const loadContour = async (
  api: ServerApi,
  selection: StickerSelection,
  shapes: readonly StickerShape[],
): Promise<FirstContour | null> => {
  const { artwork } = selection;
  const isTraced = shapes.find(({ id }) => id === selection.shapeId)?.outline === tracedOutline;
  const size = goodSize(selection);
  if (artwork === null || !isTraced || size === null) return null;
  const asked = { artwork, ...size };
  return { asked, answer: await api.call('GetStickerContour', asked) };
};

const answered = ({ text }: Failure) => data(text, { status: 503 });
