import type { GrainWish, Variant } from '@boxwright/contract';
import { useCallback, useMemo } from 'react';
import { AdvisedBoard } from '../../features/configurator/AdvisedBoard.tsx';
import { adviseBoards, capacityOf } from '../../features/configurator/board-advice.ts';
import { names, type OwnSize, writeChoice } from '../../features/configurator/box-choice.ts';
import { placeWords } from '../../features/configurator/box-words.ts';
import { ContentsField } from '../../features/configurator/ContentsField.tsx';
import { sizeIn } from '../../features/configurator/own-size.ts';
import { BoardChoice } from './BoardChoice.tsx';
import { CoatingChoice } from './CoatingChoice.tsx';
import { DeliveryChoice } from './DeliveryChoice.tsx';
import { GrainChoice, PrintChoice } from './later-parts.tsx';
import type { CustomiserData } from './load-customiser.ts';
import { QuantityChoice } from './QuantityChoice.tsx';
import { SizeChoice } from './SizeChoice.tsx';
import type { BoxFormState } from './use-box-form.ts';

interface ChoicesProps {
  data: CustomiserData;
  form: BoxFormState;
}

interface SizeProps extends ChoicesProps {
  /** The size that the price is for. */
  priced: Variant | OwnSize | undefined;
}

/** All options of a box, in the order in which a buyer decides. */
export function BoxChoices({ data, form, priced }: SizeProps) {
  return (
    <>
      <SizeChoices data={data} form={form} priced={priced} />
      <DesignChoices data={data} form={form} priced={priced} />
      <QuantityChoices data={data} form={form} />
    </>
  );
}

export function SizeChoices({ data: { product, offer, styles }, form, priced }: SizeProps) {
  const { choice, live, refs, update } = form;
  return (
    <div ref={refs.sizes}>
      <SizeChoice
        variants={offer.variants}
        styles={styles}
        category={product.itemName}
        choice={choice}
        problem={live.sizeProblem}
        priced={priced}
        onChange={update}
      />
    </div>
  );
}

/** Board, coatings, print and grain. */
export function DesignChoices({ data: { offer }, form: { choice, live, update }, priced }: SizeProps) {
  const capacity = priced === undefined ? 0 : roomIn(priced);
  const { contents } = choice;
  const advice = useMemo(() => adviseBoards(offer.boards, capacity, contents), [offer.boards, capacity, contents]);
  const style = offer.variants.find(({ id }) => id === choice.variantId)?.style ?? '';
  const chosen = offer.boards.find(({ id }) => id === choice.boardId);
  const chooseBoard = useCallback((boardId: number) => update({ boardId }), [update]);
  const changeContents = useCallback((typed: string) => update({ contents: typed }), [update]);
  const choosePrint = useCallback((print: string) => update({ print }), [update]);
  const chooseGrain = useCallback((grain: GrainWish | null) => update({ grain }), [update]);
  const chooseOuter = useCallback((outerCoatingId: number | null) => update({ outerCoatingId }), [update]);
  const chooseInner = useCallback((innerCoatingId: number | null) => update({ innerCoatingId }), [update]);
  return (
    <>
      <div className="flex flex-col gap-4">
        <BoardChoice boards={offer.boards} value={choice.boardId} advice={advice} onChoose={chooseBoard} />
        <div className="max-w-72">
          <ContentsField contents={contents} onChange={changeContents} />
        </div>
        {advice === null || chosen === undefined ? null : (
          <AdvisedBoard
            advice={advice}
            chosen={chosen}
            caliper={chosen.caliper}
            enquiry={advice.boards.length > 0 ? null : writeChoice(choice)}
          />
        )}
      </div>
      <CoatingChoice
        legend="Outer coating"
        name={names.outer}
        coatings={offer.outerCoatings}
        value={choice.outerCoatingId}
        onChoose={chooseOuter}
      />
      <CoatingChoice
        legend="Inner coating"
        name={names.inner}
        coatings={offer.innerCoatings}
        value={choice.innerCoatingId}
        none
        onChoose={chooseInner}
      />
      {/* Not a part of what loads later, because the form is read before. */}
      <input type="hidden" name={names.print} value={choice.print} />
      <PrintChoice style={style} print={choice.print} onChoose={choosePrint} />
      <input type="hidden" name={names.grain} value={choice.grain ?? ''} />
      <GrainChoice grain={choice.grain} promised={live.quote?.price?.grainName} onChoose={chooseGrain} />
    </>
  );
}

/** How many, and how they are delivered. */
export function QuantityChoices({ data: { limits }, form }: ChoicesProps) {
  const { choice, live, refs, update, textFor } = form;
  return (
    <>
      <QuantityChoice
        choice={choice}
        live={live}
        limits={limits}
        error={textFor('quantity')}
        onChange={update}
        onLeave={form.leaveQuantity}
        fieldRef={refs.quantity}
      />
      <DeliveryChoice
        choice={choice}
        place={placeWords(live, choice)}
        error={textFor('pincode') ?? form.deliveryError}
        isUnserved={form.deliveryError !== undefined}
        isAsking={form.askingDelivery === 'loading'}
        onChange={update}
        fieldRef={refs.pincode}
      />
    </>
  );
}

/** Capacity of a box in a variant's size or in a custom one. */
const roomIn = (size: Variant | OwnSize): number => {
  const { length, width, height } = 'id' in size ? size : sizeIn(size);
  return capacityOf([length, width, height]);
};
