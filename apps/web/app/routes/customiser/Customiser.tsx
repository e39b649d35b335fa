import { lazy, Suspense, useDeferredValue } from 'react';
import { useSearchParams } from 'react-router';
import { names, typedSize } from '../../features/configurator/box-choice.ts';
import { sizeText } from '../../features/configurator/box-words.ts';
import { prepareToAsk } from '../../features/configurator/use-quote.ts';
import { paths } from '../../paths.ts';
import { classes } from '../../ui/classes.ts';
import { BoxChoices } from './BoxChoices.tsx';
import { FirstStep } from './FirstStep.tsx';
import { LadderSection } from './LadderSection.tsx';
import { BoxViews, DeliveryQuoteDialog } from './later-parts.tsx';
import type { CustomiserData } from './load-customiser.ts';
import { NoteField } from './NoteField.tsx';
import { PriceBar } from './PriceBar.tsx';
import { QuotationButton } from './QuotationButton.tsx';
import { SampleLink } from './SampleLink.tsx';
import { Terms } from './Terms.tsx';
import { useBoxForm } from './use-box-form.ts';
import { useKeepBox } from './use-keep-box.ts';
import { WayBack } from './WayBack.tsx';

const CartQuestionDialog = lazy(() =>
  import('./CartQuestionDialog.tsx').then(({ CartQuestionDialog }) => ({ default: CartQuestionDialog })),
);

/** The customiser: size, board, coatings and quantity, with the price including delivery. */
export function Customiser({ data }: { data: CustomiserData }) {
  const { product, offer, minimum } = data;
  const form = useBoxForm(data);
  const { choice, live } = form;
  useKeepBox(product, offer, choice);

  const variant = offer.variants.find(({ id }) => id === choice.variantId) ?? offer.variants[0];
  const board = offer.boards.find(({ id }) => id === choice.boardId);
  // Of custom sizes, the last one that could be priced is shown.
  const shownSize = choice.ownSize === null ? null : (live.quoted?.ownSize ?? null);
  const [params] = useSearchParams();
  const isChosen = data.isEnteredByVariant || params.has(names.variant) || params.get('step') === 'customise';
  // A choice before the views are hydrated leaves them unchanged until their script has loaded.
  const seenVariant = useDeferredValue(variant);
  const seenSize = useDeferredValue(shownSize);
  const seenBoard = useDeferredValue(board);
  const quotation = <QuotationButton onPress={form.makeQuotation} />;

  return (
    <>
      <div className="page">
        <WayBack product={product} isEditing={form.lineId !== null} toSizes={isChosen ? backToSizes(data) : null} />
        {isChosen ? null : (
          <FirstStep data={data} form={form} ownSize={choice.ownSize ?? (variant ? typedSize(variant) : null)} />
        )}
      </div>
      <form
        ref={form.refs.form}
        onSubmit={form.submit}
        onFocus={prepareToAsk}
        onPointerOver={prepareToAsk}
        className={classes('block', !isChosen && 'max-md:hidden')}
        noValidate
      >
        {/* The Enter key presses a form's first button. */}
        <button type="submit" hidden />
        <div className="page grid grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-7 pb-12 lg:grid-rows-[auto_1fr] lg:grid-cols-[minmax(0,1.08fr)_minmax(0,1fr)]">
          <div className="lg:col-start-2">
            <h1 className="text-4xl lg:text-5xl">{product.itemName}</h1>
            {variant ? (
              <p className="figures mt-2 text-ink-soft">
                {shownSize === null ? variant.shortDescription : 'Made to measure'} · {sizeText(shownSize ?? variant)}{' '}
                inside
              </p>
            ) : null}
          </div>
          <div className="lg:[@media(min-height:66rem)]:sticky lg:top-6 lg:col-start-1 lg:row-span-2 lg:row-start-1 lg:self-start">
            <BoxViews data={data} variant={seenVariant} ownSize={seenSize} board={seenBoard} />
          </div>
          <div className="flex flex-col gap-8 lg:col-start-2">
            <BoxChoices data={data} form={form} priced={shownSize ?? variant} />
            {form.lineId === null ? <NoteField form={form} /> : null}
            <Terms form={form} data={data} quotation={quotation} />
            <SampleLink data={data} choice={choice} />
          </div>
        </div>
        <LadderSection form={form} minimum={minimum} />
        <PriceBar
          choice={choice}
          live={live}
          isAdding={form.isAdding}
          isEditing={form.lineId !== null}
          quotation={quotation}
        />
        {form.lineId === null ? null : <input type="hidden" name={names.line} value={form.lineId} />}
      </form>
      {form.question === null ? null : (
        <Suspense>
          <CartQuestionDialog
            question={form.question}
            quantity={Number(choice.quantity)}
            onAnswer={form.answer}
            onClose={form.closeQuestion}
          />
        </Suspense>
      )}
      {form.askingDelivery === 'open' && variant ? (
        <DeliveryQuoteDialog
          box={{ name: variant.name, size: sizeText(choice.ownSize ?? variant) }}
          choice={choice}
          minimum={minimum}
          open
          onOpenChange={(open) => open || form.closeDelivery()}
        />
      ) : null}
    </>
  );
}

const backToSizes = ({ isEnteredByVariant, product }: CustomiserData): string =>
  isEnteredByVariant ? paths.category(product.route) : '?';
