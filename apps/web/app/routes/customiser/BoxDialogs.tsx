import { lazy, Suspense } from 'react';
import { countOf } from '../../features/configurator/box-choice.ts';
import { sizeText } from '../../features/configurator/box-words.ts';
import { DeliveryQuoteDialog } from './later-parts.tsx';
import type { CustomiserData } from './load-customiser.ts';
import type { BoxFormState } from './use-box-form.ts';

const CartQuestionDialog = lazy(() =>
  import('../../features/cart/CartQuestionDialog.tsx').then(({ CartQuestionDialog }) => ({
    default: CartQuestionDialog,
  })),
);

/** The dialogs of a box's form: the question before the cart changes, and Get Delivery Cost. */
export function BoxDialogs({ data: { offer, limits }, form }: { data: CustomiserData; form: BoxFormState }) {
  const { choice, question, askingDelivery } = form;
  const variant = offer.variants.find(({ id }) => id === choice.variantId) ?? offer.variants[0];
  return (
    <>
      {question === null ? null : (
        <Suspense>
          <CartQuestionDialog
            question={question}
            goods="box"
            editedLine={form.lineId}
            quantity={countOf(choice)}
            maximum={limits.maximumBoxes}
            onAnswer={form.answer}
            onClose={form.closeQuestion}
          />
        </Suspense>
      )}
      {askingDelivery === 'open' && variant ? (
        <DeliveryQuoteDialog
          box={{ name: variant.name, size: sizeText(choice.ownSize ?? variant) }}
          choice={choice}
          limits={limits}
          open
          onOpenChange={(open) => open || form.closeDelivery()}
        />
      ) : null}
    </>
  );
}
