import { type BoxForm, boxRules, firstBroken, isTooMany } from '@boxwright/contract';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { type CartAction, type CartQuestion, questionOf } from '../../features/cart/cart-question.ts';
import { countOf, withNote, writeChoice } from '../../features/configurator/box-choice.ts';
import { shownQuantities } from '../../features/configurator/quote-input.ts';
import { buttonOf, focusBoard, takenBoard } from '../../features/configurator/taken-board.ts';
import { prepareToAsk, useQuote } from '../../features/configurator/use-quote.ts';
import { deliveryForm } from '../../features/delivery/delivery-chat.ts';
import { useCustomer } from '../../features/session/session.ts';
import { paths } from '../../paths.ts';
import { afterFirstInteraction } from '../../ui/after-first-interaction.ts';
import { notify } from '../../ui/notify.ts';
import { useStable } from '../../ui/use-stable.ts';
import { unlessLost } from '../../unreachable.ts';
import { useEditedLine } from './edited-line.ts';
import { DeliveryQuoteDialog } from './later-parts.tsx';
import type { CustomiserData } from './load-customiser.ts';
import { noteProblem } from './NoteField.tsx';
import { useChoice } from './use-choice.ts';
import { useNote } from './use-note.ts';

/** Validation error of a field of the form. */
interface Problem {
  readonly field: string;
  readonly text: string;
}

/** The custom size, as a field of the form. */
const sizeField = 'size';
/** The file for print, as a field of the form. */
export const fileField = 'artwork';

/** The customiser's form: choice, quote, errors, and what its two buttons do. */
export const useBoxForm = ({ product, offer, limits, first, note: sharedNote, isEnteredByVariant }: CustomiserData) => {
  const form = useRef<HTMLFormElement>(null);
  const sizes = useRef<HTMLDivElement>(null);
  const quantity = useRef<HTMLInputElement>(null);
  const pincode = useRef<HTMLInputElement>(null);
  const terms = useRef<HTMLInputElement>(null);
  const noteField = useRef<HTMLTextAreaElement>(null);
  const file = useRef<HTMLInputElement>(null);
  const { note, change: changeNote, forget: forgetNote } = useNote(product.id, sharedNote, noteField);
  const { choice, change, nextOf } = useChoice(first.choice, offer, product.id, form, isEnteredByVariant);
  const customer = useCustomer();
  const live = useQuote(choice, limits, shownQuantities, first, customer?.id ?? null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [isAdding, setAdding] = useState(false);
  const [question, setQuestion] = useState<CartQuestion | null>(null);
  const lineId = useEditedLine();
  const navigate = useNavigate();
  const [askingDelivery, setAskingDelivery] = useState<'no' | 'loading' | 'open'>('no');

  useEffect(() => void afterFirstInteraction(async () => prepareToAsk()), []);

  const deliveryError = live.isPending ? undefined : live.quote?.delivery?.error;
  useEffect(() => {
    if (deliveryError !== undefined) notify.error(deliveryError);
  }, [deliveryError]);

  /** Changes the choice and clears the error. Asks for the price first, so that the rest happens meanwhile. */
  const update = useStable((changes: Parameters<typeof change>[0]) => {
    setProblem(null);
    live.askFor(nextOf(changes));
    change(changes);
  });

  /** Why the chosen file isn't with the box yet, and would be lost with this page; null where none would. */
  const unsent = useRef<string | null>(null);
  const holdForFile = useStable((why: string | null) => {
    unsent.current = why;
    setProblem((before) => (before?.field === fileField ? fileProblem() : before) ?? null);
  });
  const fileProblem = (): Problem | undefined =>
    unsent.current === null ? undefined : { field: fileField, text: unsent.current };

  const rules = boxRules(limits);
  // The terms were accepted when the line was added.
  const values = (): BoxForm => ({ ...choice, terms: lineId !== null || (terms.current?.checked ?? false) });

  /** The first error. A new size that is still being priced counts as valid; the server decides about it. */
  const findProblem = (form: BoxForm): Problem | undefined => {
    if (live.sizeProblem && !live.isPending) return { field: sizeField, text: live.sizeProblem.text };
    const broken = firstBroken(rules, form);
    if (broken) return broken;
    const longNote = noteProblem(note);
    if (longNote !== undefined) return { field: 'note', text: longNote };
    const awaited = fileProblem();
    if (awaited) return awaited;
    return deliveryError === undefined ? undefined : { field: 'pincode', text: deliveryError };
  };

  const show = (wrong: Problem) => {
    setProblem(wrong);
    notify.error(wrong.text);
    if (wrong.field === sizeField) return firstInvalid(sizes.current)?.focus();
    ({ quantity, pincode, terms, note: noteField, [fileField]: file })[wrong.field]?.current?.focus();
  };

  const addToCart = async () => {
    if (isAdding) return;
    const wrong = findProblem(values());
    if (wrong) return show(wrong);
    setProblem(null);
    setAdding(true);
    await put({ lineId, quantity: countOf(choice), ifSame: 'ask' });
    setAdding(false);
  };

  /** Adds the box or changes a line. Then shows the next page, or the question that must be answered first. */
  const put = async (chosen: CartAction) => {
    // A line that came without a file keeps one that it was given elsewhere since.
    const isKept = lineId !== null && choice.artwork === null && first.choice.artwork === null;
    const action = isKept ? chosen : { ...chosen, artwork: choice.artwork };
    const done = await unlessLost(
      import('./add-to-cart.ts').then(({ addToCart, updateCart }) =>
        lineId !== null && action.lineId !== null ? updateCart(choice, action) : addToCart(choice, action, note),
      ),
    );
    if (!done.ok) {
      const asked = questionOf(done.failure);
      setQuestion(asked);
      return asked === null ? notify.error(done.failure.text) : undefined;
    }
    setQuestion(null);
    if (lineId === null) forgetNote();
    if (done.value === paths.login) notify.success('Your box is kept. Please log in to order it.');
    if (done.value === paths.cart) notify.success('Your cart is updated.');
    await navigate(done.value);
  };

  const askDelivery = async (button: HTMLElement) => {
    if (askingDelivery !== 'no') return;
    // Not every browser focuses a pressed button, and the focus must return to it.
    button.focus();
    setAskingDelivery('loading');
    try {
      await DeliveryQuoteDialog.preload();
      setAskingDelivery('open');
    } catch {
      location.assign(paths.deliveryQuote(writeChoice(choice).toString()));
    }
  };

  /** Too many boxes go to the enquiry page. The pincode isn't checked: the quotation's page asks for it. */
  const getQuote = () => {
    const box = writeChoice(choice);
    const isMany = isTooMany(choice.quantity, limits);
    const wrong = isMany ? fileProblem() : wrongInBox();
    if (wrong) return show(wrong);
    void navigate(isMany ? paths.enquiryAbout(box) : paths.getQuote(withNote(box, note)));
  };

  /** What is wrong with the box itself; terms and delivery don't count. */
  const wrongInBox = () => {
    const wrong = findProblem({ ...values(), terms: true, deliveryType: 'SelfPickup' });
    return wrong?.field === 'pincode' ? undefined : wrong;
  };

  const saveBox = () => {
    const wrong = wrongInBox();
    if (wrong) return show(wrong);
    if (customer === null) notify.success('Your box is kept. Please log in to save it.');
    void navigate(paths.saveBox(withNote(writeChoice(choice), note)));
  };

  const takeBoard = (boardId: number) => {
    update({ boardId });
    focusBoard(form.current, boardId);
  };

  return {
    refs: { form, sizes, quantity, pincode, terms, note: noteField, file },
    choice,
    note,
    changeNote,
    live,
    deliveryError,
    isAdding,
    /** The cart line that is being changed; null when a new one is added. */
    lineId,
    question,
    answer: put,
    closeQuestion: () => setQuestion(null),
    holdForFile,
    /** The first error that stops the pressed button. */
    firstWrong: (event: FormEvent) => fileProblem() ?? (isForSaving(event) ? wrongInBox() : findProblem(values())),
    /** Whether a link may be followed; otherwise shows what would be lost with this page. */
    mayLeave: (): boolean => {
      const awaited = fileProblem();
      if (awaited) show(awaited);
      return awaited === undefined;
    },
    show,
    textFor: (field: string) => (problem?.field === field ? problem.text : undefined),
    change,
    update,
    acceptTerms: () => setProblem(null),
    leaveQuantity: () => {
      if (choice.quantity === '') return;
      const broken = firstBroken(
        rules.filter(({ field }) => field === 'quantity'),
        values(),
      );
      if (broken) setProblem(broken);
    },
    askingDelivery,
    closeDelivery: () => setAskingDelivery('no'),
    submit: (event: FormEvent) => {
      event.preventDefault();
      const boardId = takenBoard(event);
      if (boardId !== null) return takeBoard(boardId);
      const button = buttonOf(event);
      if (button !== null && isForDelivery(event)) return void askDelivery(button);
      if (isForSaving(event)) return saveBox();
      if (button?.hasAttribute('formaction')) return getQuote();
      void addToCart();
    },
  };
};

export type BoxFormState = ReturnType<typeof useBoxForm>;

/** Whether a form was submitted by the button that asks for the delivery cost. */
export const isForDelivery = (event: FormEvent): boolean => buttonOf(event)?.value === deliveryForm;

/** Whether a form was submitted by the button that saves the box. */
const isForSaving = (event: FormEvent): boolean => buttonOf(event)?.getAttribute('formaction') === paths.saveBox('');

const firstInvalid = (frame: HTMLElement | null) => frame?.querySelector<HTMLInputElement>('input[aria-invalid=true]');
