import { useCallback, useDeferredValue, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { type BoxChoice, names, typedSize, withNote, writeChoice } from '../../features/configurator/box-choice.ts';
import { sizeText } from '../../features/configurator/box-words.ts';
import { paths } from '../../paths.ts';
import { Beside } from '../../ui/Beside.tsx';
import { classes } from '../../ui/classes.ts';
import { SkipChoices } from './AcceptTerms.tsx';
import type { FileStep } from './artwork/file-step.ts';
import type { FileOfBox } from './artwork/use-artwork-check.ts';
import { BoxChoices } from './BoxChoices.tsx';
import { BoxDialogs } from './BoxDialogs.tsx';
import { FirstStep } from './FirstStep.tsx';
import { LadderSection } from './LadderSection.tsx';
import { BoxArtworkField, BoxDetails, BoxViews, SampleLink } from './later-parts.tsx';
import type { CustomiserData } from './load-customiser.ts';
import { NoteField } from './NoteField.tsx';
import { PriceBar } from './PriceBar.tsx';
import { QuotationButton } from './QuotationButton.tsx';
import { SaveBoxButton } from './SaveBoxButton.tsx';
import { Terms } from './Terms.tsx';
import { fileField, useBoxForm } from './use-box-form.ts';
import { useKeepBox } from './use-keep-box.ts';
import { WayBack } from './WayBack.tsx';

/** The customiser: size, board, coatings and quantity, with the price including delivery. */
export function Customiser({ data, refusal }: { data: CustomiserData; refusal: string | null }) {
  const { product, offer, limits } = data;
  const form = useBoxForm(data);
  const { choice, live, update } = form;
  useKeepBox(product, offer, choice);

  const variant = offer.variants.find(({ id }) => id === choice.variantId) ?? offer.variants[0];
  const board = offer.boards.find(({ id }) => id === choice.boardId);
  const coating = offer.outerCoatings.find(({ id }) => id === choice.outerCoatingId);
  // While a custom size can't be priced, the last one that could is shown.
  const shownSize = choice.ownSize === null ? null : live.quotedSize;
  const [params] = useSearchParams();
  const isChosen = data.isEnteredByVariant || params.has(names.variant) || params.get('step') === 'customise';
  const query = sharedQuery(choice, form.note);
  const shared = useRef(query);
  useEffect(() => {
    shared.current = query;
  }, [query]);
  // Deferred: a choice made before the views are hydrated leaves them unchanged until their script has loaded.
  const seen = {
    data,
    variant: useDeferredValue(variant),
    ownSize: useDeferredValue(shownSize),
    board: useDeferredValue(board),
    coating: useDeferredValue(coating),
    artwork: useDeferredValue(choice.artwork),
    place: useDeferredValue(choice.place),
    print: useDeferredValue(choice.print),
    shared,
    hasNote: useDeferredValue(form.note.trim() !== ''),
  };
  const quotation = <QuotationButton />;
  const [foldings, setFoldings] = useState(0);
  const [fileStep, setFileStep] = useState<FileStep>('none');
  const fold = useCallback(() => setFoldings((before) => before + 1), []);
  const chooseArtwork = useCallback((file: FileOfBox) => update(file), [update]);

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
        className={classes('block', !isChosen && 'max-md:hidden')}
        noValidate
      >
        {/* The Enter key presses a form's first button. */}
        <button type="submit" hidden />
        {/* The order on phones. In wide windows the pictures stay beside the choices, with the dieline below them. */}
        <div className="page grid grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-7 pb-8 md:pb-12 lg:grid-rows-[auto_1fr_auto] lg:grid-cols-[minmax(0,1.08fr)_minmax(0,1fr)]">
          <div className="lg:col-start-2">
            <h1 className="text-4xl lg:text-5xl">{product.itemName}</h1>
            <SkipChoices lineId={form.lineId} />
            {variant ? (
              <p className="figures mt-2 text-ink-soft">
                {shownSize === null ? variant.shortDescription : 'Made to measure'} · {sizeText(shownSize ?? variant)}{' '}
                inside
              </p>
            ) : null}
          </div>
          <div className="lg:col-start-1 lg:row-span-2 lg:row-start-1">
            {/* Inside the cell, because as the cell itself it would stick to the whole grid and cover the dieline. */}
            <Beside overBar>
              <BoxViews {...seen} isLater={!isChosen} foldings={foldings} fileStep={fileStep} />
            </Beside>
          </div>
          <div className="flex flex-col gap-7 md:gap-8 lg:col-start-2 lg:row-span-2">
            <BoxChoices data={data} form={form} priced={shownSize ?? variant} />
            <BoxArtworkField
              {...seen}
              onChange={chooseArtwork}
              onFold={fold}
              onFileStep={setFileStep}
              onUnsent={form.holdForFile}
              error={form.textFor(fileField)}
              fieldRef={form.refs.file}
            />
            {form.lineId === null ? (
              <NoteField note={form.note} onChange={form.changeNote} fieldRef={form.refs.note} />
            ) : null}
            <Terms form={form} data={data} refusal={refusal} quotation={quotation} />
            {form.lineId === null ? <SaveBoxButton /> : null}
            {live.sizeProblem ? null : <SampleLink data={data} choice={choice} mayLeave={form.mayLeave} />}
          </div>
          <div className="lg:col-start-1 lg:row-start-3">
            <BoxDetails {...seen} />
          </div>
        </div>
        <LadderSection form={form} limits={limits} />
        <PriceBar
          choice={choice}
          live={live}
          isAdding={form.isAdding}
          isEditing={form.lineId !== null}
          quotation={quotation}
        />
        {form.lineId === null ? null : <input type="hidden" name={names.line} value={form.lineId} />}
      </form>
      <BoxDialogs data={data} form={form} />
    </>
  );
}

/** Everything about the box that a link can carry. The quotation is left out: it is for one customer only. */
const sharedQuery = (choice: BoxChoice, note: string): string =>
  withNote(writeChoice({ ...choice, quotation: null }), note).toString();

const backToSizes = ({ isEnteredByVariant, product }: CustomiserData): string =>
  isEnteredByVariant ? paths.category(product.route) : '?';
