import { names } from '../../../features/configurator/box-choice.ts';
import { placeWords } from '../../../features/configurator/box-words.ts';
import { BoardChoice } from '../BoardChoice.tsx';
import { CoatingChoice } from '../CoatingChoice.tsx';
import { DeliveryChoice } from '../DeliveryChoice.tsx';
import type { CustomiserData } from '../load-customiser.ts';
import { QuantityChoice } from '../QuantityChoice.tsx';
import { SizeChoice } from '../SizeChoice.tsx';
import type { BoxFormState } from '../use-box-form.ts';
import type { Step } from './steps.ts';

interface StepFieldsProps {
  step: Exclude<Step, 'summary'>;
  data: CustomiserData;
  form: BoxFormState;
}

/** The customiser's choices, those of one step. */
export function StepFields({ step, data: { product, offer, limits, styles }, form }: StepFieldsProps) {
  const { choice, live, refs, update, textFor } = form;
  if (step === 'size') {
    const variant = offer.variants.find(({ id }) => id === choice.variantId);
    return (
      <div ref={refs.sizes}>
        <SizeChoice
          variants={offer.variants}
          styles={styles}
          category={product.itemName}
          choice={choice}
          problem={live.sizeProblem}
          priced={live.quoted?.ownSize ?? variant}
          onChange={update}
        />
      </div>
    );
  }
  if (step === 'design') {
    return (
      <div className="flex flex-col gap-8">
        <BoardChoice boards={offer.boards} value={choice.boardId} onChoose={(boardId) => update({ boardId })} />
        <CoatingChoice
          legend="Outer coating"
          name={names.outer}
          coatings={offer.outerCoatings}
          value={choice.outerCoatingId}
          onChoose={(outerCoatingId) => update({ outerCoatingId })}
        />
        <CoatingChoice
          legend="Inner coating"
          name={names.inner}
          coatings={offer.innerCoatings}
          value={choice.innerCoatingId}
          none
          onChoose={(innerCoatingId) => update({ innerCoatingId })}
        />
      </div>
    );
  }
  return (
    <div className="flex flex-col gap-8">
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
    </div>
  );
}
