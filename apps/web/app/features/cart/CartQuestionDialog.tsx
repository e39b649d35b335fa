import { formatCount } from '@boxwright/money';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import type { CartAction, CartQuestion } from './cart-question.ts';

interface CartQuestionDialogProps {
  question: CartQuestion;
  goods: Goods;
  /** The line that is being changed; null when one is added. */
  editedLine: number | null;
  /** The quantity that the buyer wants to add. */
  quantity: number;
  /** The most that is sold online. */
  maximum: number;
  onAnswer: (action: CartAction) => Promise<void>;
  onClose: () => void;
}

/** What the goods are called in the dialog. */
type Goods = 'box' | 'stickers';

/** Asks what to do with goods that are in the cart already, or no longer. Closing it changes nothing. */
export function CartQuestionDialog({
  question,
  goods,
  editedLine,
  quantity,
  maximum,
  onAnswer,
  onClose,
}: CartQuestionDialogProps) {
  const [answered, setAnswered] = useState<string | null>(null);
  const answers =
    question.kind === 'same' ? answersToSame(question, editedLine, quantity, maximum) : answersToGone(quantity);
  const answer = async (text: string, action: CartAction) => {
    setAnswered(text);
    await onAnswer(action);
    setAnswered(null);
  };
  return (
    <Dialog
      title={titleOf(question, goods)}
      open
      onOpenChange={(open) => (open || answered !== null ? undefined : onClose())}
    >
      <p>{textOf(question, goods, quantity, maximum)}</p>
      <div className="mt-5 flex flex-col gap-2.5">
        {answers.map(({ text, ...action }, place) => (
          <Button
            key={text}
            tone={place === 0 ? 'primary' : 'outline'}
            busy={answered === text && 'Working…'}
            onClick={answered === null ? () => void answer(text, action) : undefined}
          >
            {text}
          </Button>
        ))}
      </div>
    </Dialog>
  );
}

const titleOf = (question: CartQuestion, goods: Goods): string =>
  question.kind === 'same'
    ? `You have ${formatCount(question.quantity)} of ${goods === 'box' ? 'this box' : 'these stickers'} in your cart`
    : 'This item is not in your cart any more';

const textOf = (question: CartQuestion, goods: Goods, quantity: number, maximum: number): string => {
  if (question.kind === 'gone') {
    return 'It was removed or ordered meanwhile, perhaps in another tab. Your choice here is kept.';
  }
  return question.quantity + quantity > maximum
    ? `Together they would be more than ${formatCount(maximum)}, which we make by quotation.`
    : `${goods === 'box' ? 'It is the same box' : 'They are the same'}${question.quantity === quantity ? '' : ' in another quantity'}. What would you like?`;
};

type Answer = CartAction & { readonly text: string };

/** Where one line stays, it is the edited one, or else the one in the cart. */
const answersToSame = (
  there: Extract<CartQuestion, { kind: 'same' }>,
  editedLine: number | null,
  quantity: number,
  maximum: number,
): readonly Answer[] => {
  const together = there.quantity + quantity;
  const one = editedLine === null ? { lineId: there.lineId } : { lineId: editedLine, mergedLineId: there.lineId };
  return [
    ...(together > maximum ? [] : [{ text: `Make it ${formatCount(together)}`, ...one, quantity: together }]),
    {
      text: `Keep both: ${formatCount(there.quantity)} and ${formatCount(quantity)}`,
      lineId: editedLine,
      quantity,
    },
    { text: `Replace with ${formatCount(quantity)}`, ...one, quantity },
  ];
};

const answersToGone = (quantity: number): readonly Answer[] => [
  { text: 'Add it as a new item', lineId: null, quantity },
];
