import { mostStickers } from '@boxwright/contract';
import { formatCount } from '@boxwright/money';
import { lazy, memo, Suspense } from 'react';
import { type ShouldRevalidateFunctionArgs, useLoaderData } from 'react-router';
import { Answers } from '../../answers.tsx';
import { prepareToAsk } from '../../features/configurator/use-quote.ts';
import { pageMeta } from '../../features/shell/meta.ts';
import type { WithPriceBar } from '../../features/shell/price-bar.ts';
import { freeShipping } from '../../features/stickers/price-words.ts';
import { stickerNames, stickersIn, writeSelection } from '../../features/stickers/sticker-choice.ts';
import { paths } from '../../paths.ts';
import { serverApi } from '../../server-api.ts';
import { Beside } from '../../ui/Beside.tsx';
import { Breadcrumb } from '../../ui/Breadcrumb.tsx';
import { SkipChoices } from '../customiser/AcceptTerms.tsx';
import { QuotationButton } from '../customiser/QuotationButton.tsx';
import { refusedName } from '../customiser/refusal.ts';
import { ShareLink } from '../customiser/ShareLink.tsx';
import type { Route } from './+types/route.ts';
import { ArtworkField, ArtworkLater } from './ArtworkField.tsx';
import { ArtworkPlace } from './ArtworkPlace.tsx';
import { DesignChoice } from './DesignChoice.tsx';
import { loadStickerPage, type StickersData } from './load-stickers.ts';
import { PriceBar } from './PriceBar.tsx';
import { PriceBox } from './PriceBox.tsx';
import { receiveStickers } from './receive-stickers.server.ts';
import { StickerChoices } from './StickerChoices.tsx';
import { chosenInLadder, StickerLadder } from './StickerLadder.tsx';
import { SheetView, StickerPicture } from './StickerViews.tsx';
import { Terms } from './Terms.tsx';
import { useStickerForm } from './use-sticker-form.ts';

const CartQuestionDialog = lazy(() =>
  import('../../features/cart/CartQuestionDialog.tsx').then(({ CartQuestionDialog }) => ({
    default: CartQuestionDialog,
  })),
);

/** Only the server reads them, so browsers are spared a file. */
export const query = import.meta.env.SSR ? [...Object.values(stickerNames), refusedName] : [];

export const loader = ({ context, url }: Route.LoaderArgs) => loadStickerPage(context.get(serverApi), url.searchParams);

/** For stickers posted without JavaScript; with JavaScript the browser calls the same operation itself. */
export const action = ({ context, request, url }: Route.ActionArgs) =>
  receiveStickers(request, url, context.get(serverApi));

/** Choices only change the query, and the screen fetches their prices itself, so the loader needn't run again. */
export const shouldRevalidate = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname === nextUrl.pathname ? false : defaultShouldRevalidate;

export const handle: WithPriceBar<StickersData> = { hasPriceBar: (data) => data !== undefined };

export const meta = pageMeta;

export default function CustomStickersRoute() {
  const data = useLoaderData<typeof loader>();
  return (
    <Answers>
      <CustomStickers data={data} />
    </Answers>
  );
}

/** The sticker configurator: shape, size, quantity and material, with their price. */
function CustomStickers({ data }: { data: StickersData }) {
  const { offer } = data;
  const form = useStickerForm(data);
  const { selection, live, material } = form;
  return (
    <>
      <form
        ref={form.refs.form}
        onSubmit={form.submit}
        onFocus={prepareToAsk}
        onPointerOver={prepareToAsk}
        className="block"
        noValidate
      >
        {/* The Enter key presses a form's first button. */}
        <button type="submit" hidden />
        <div className="page pb-12">
          <PageTop least={offer.least} />
          <SkipChoices lineId={form.lineId} />
          <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_22rem] xl:grid-cols-[minmax(0,1fr)_26rem]">
            <div className="flex flex-col gap-8">
              <StickerChoices data={data} form={form} />
            </div>
            <Beside overBar className="flex flex-col gap-4 lg:row-span-2">
              <StickerPicture form={form} />
              <ArtworkField artwork={form.picture.file} error={form.textFor('artwork')} fieldRef={form.refs.artwork} />
              <ArtworkLater />
              <ArtworkPlace form={form} shapes={data.offer.shapes} />
            </Beside>
            <div className="flex flex-col gap-8">
              <PriceBox live={live} gstRate={material?.gstRate ?? null} />
              <SheetView shapes={offer.shapes} live={live} cut={form.picture.cut} />
              <DesignChoice form={form} />
              <div>
                <Terms form={form.terms} data={data} refusal={data.refusal} quotation={quotation} />
                <div className="mt-3">
                  <ShareLink
                    address={() =>
                      `${data.publicUrl}${paths.stickers}?${writeSelection({ ...selection, quotation: null })}`
                    }
                    shows={selection.artwork === null ? undefined : 'see your picture'}
                  />
                </div>
              </div>
              <StickerLadder
                steps={live.quote?.steps}
                chosen={chosenInLadder(stickersIn(selection))}
                isLate={live.isLate}
                onChoose={form.chooseQuantity}
              />
            </div>
          </div>
        </div>
        <PriceBar form={form} quotation={quotation} />
        {form.lineId === null ? null : <input type="hidden" name={stickerNames.line} value={form.lineId} />}
      </form>
      {form.question === null ? null : (
        <Suspense>
          <CartQuestionDialog
            question={form.question}
            goods="stickers"
            editedLine={form.lineId}
            quantity={stickersIn(selection) ?? 0}
            maximum={mostStickers}
            onAnswer={form.answer}
            onClose={form.closeQuestion}
          />
        </Suspense>
      )}
    </>
  );
}

/** Outside the components, so that the same element is rendered only once. */
const quotation = <QuotationButton />;

const PageTop = memo(({ least }: { least: number }) => (
  <>
    <Breadcrumb crumbs={[{ label: 'Home', to: paths.home }, { label: 'Custom stickers' }]} />
    <h1 className="text-4xl lg:text-5xl">Custom Stickers</h1>
    <p className="mt-3 mb-7 max-w-2xl text-ink-soft">
      Printed and cut to shape in our shop, from {formatCount(least)} pieces. {freeShipping}.
    </p>
  </>
));
