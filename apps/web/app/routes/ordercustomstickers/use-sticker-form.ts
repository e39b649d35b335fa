import { firstBroken, type Rule, type StickerForm, stickerOrderRules, wrongStickers } from '@boxwright/contract';
import { type FormEvent, useCallback, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { type CartAction, type CartQuestion, questionOf } from '../../features/cart/cart-question.ts';
import { useCustomer } from '../../features/session/session.ts';
import { stickersIn, writeSelection } from '../../features/stickers/sticker-choice.ts';
import { useAskAhead, useStickerQuote } from '../../features/stickers/use-sticker-quote.ts';
import { type SelectionChange, useStickerSelection } from '../../features/stickers/use-sticker-selection.ts';
import { paths } from '../../paths.ts';
import { notify } from '../../ui/notify.ts';
import { unlessLost } from '../../unreachable.ts';
import { useEditedLine } from '../customiser/edited-line.ts';
import type { StickersData } from './load-stickers.ts';
import { stickerForm } from './posted-stickers.ts';
import { useStickerPicture } from './use-sticker-picture.ts';

/** Validation error of a field of the form. */
interface Problem {
  readonly field: string;
  readonly text: string;
}

const wrongQuantity = (quantity: string, least: number): Problem | null => {
  const text = wrongStickers(quantity, least);
  return text === undefined ? null : { field: 'quantity', text };
};

/** The page's form: choice, quote, errors, and what its buttons do. */
export const useStickerForm = (data: StickersData) => {
  const { offer, first } = data;
  const form = useRef<HTMLFormElement>(null);
  const shape = useRef<HTMLDivElement>(null);
  const size = useRef<HTMLDivElement>(null);
  const quantity = useRef<HTMLInputElement>(null);
  const material = useRef<HTMLDivElement>(null);
  const terms = useRef<HTMLInputElement>(null);
  const artwork = useRef<HTMLInputElement>(null);
  const customerId = useCustomer()?.id ?? null;
  const askAhead = useAskAhead(offer.least, customerId);
  const { selection, change } = useStickerSelection(first.selection, offer, form, askAhead);
  // A quantity from the address is checked at once, because nobody is still typing it.
  const [problem, setProblem] = useState(() => wrongQuantity(first.selection.quantity, offer.least));
  /** Changes the choice and clears the error. */
  const update = useCallback(
    (changes: SelectionChange) => {
      setProblem(null);
      change(changes);
    },
    [change],
  );
  const chooseQuantity = useCallback((quantity: number) => update({ quantity: String(quantity) }), [update]);
  const shown = offer.shapes.find(({ id }) => id === selection.shapeId);
  const picture = useStickerPicture(data, selection, shown?.outline, update);
  const live = useStickerQuote(selection, offer.least, first, picture.cut.isPending, customerId);
  const [isAdding, setAdding] = useState(false);
  const [question, setQuestion] = useState<CartQuestion | null>(null);
  const lineId = useEditedLine();
  const navigate = useNavigate();
  const textFor = useCallback(
    (...fields: string[]) => (problem !== null && fields.includes(problem.field) ? problem.text : undefined),
    [problem],
  );

  // The terms were accepted when the line was added.
  const values = () => stickerForm(selection, lineId !== null || (terms.current?.checked ?? false));
  const rules = stickerOrderRules(offer.least);

  /** The first error. A new size that is still being priced counts as valid; the server decides about it. */
  const findProblem = (checked: readonly Rule<StickerForm>[]): Problem | undefined => {
    const broken = firstBroken(checked, values());
    if (broken) return broken;
    if (live.sizeProblem && !live.isPending)
      return { text: live.sizeProblem.text, field: live.sizeProblem.field ?? 'length' };
    if (live.quantityProblem !== null) return { field: 'quantity', text: live.quantityProblem };
    const unready = picture.whyUnready ?? live.artworkProblem;
    return unready === null ? undefined : { field: 'artwork', text: unready };
  };

  const show = (wrong: Problem) => {
    setProblem(wrong);
    notify.error(wrong.text);
    const frame = { shape, length: size, width: size, material }[wrong.field]?.current;
    if (frame) return firstControl(frame, wrong.field)?.focus();
    ({ quantity, terms, artwork })[wrong.field]?.current?.focus();
  };

  const orderNow = async () => {
    if (isAdding) return;
    const wrong = findProblem(rules);
    if (wrong) return show(wrong);
    setProblem(null);
    setAdding(true);
    await put({ lineId, quantity: stickersIn(selection) ?? 0, ifSame: 'ask' });
    setAdding(false);
  };

  /** Adds the stickers or changes a line. Then shows the next page, or the question that must be answered first. */
  const put = async (action: CartAction) => {
    const done = await unlessLost(
      import('./add-stickers.ts').then(({ addStickers }) => addStickers(selection, action)),
    );
    if (!done.ok) {
      const asked = questionOf(done.failure);
      setQuestion(asked);
      if (asked !== null) return;
      const { field, text } = done.failure;
      return field === undefined ? notify.error(text) : show({ field, text });
    }
    setQuestion(null);
    if (done.value === paths.login) notify.success('Your stickers are kept. Please log in to order them.');
    if (done.value === paths.cart) notify.success('Your cart is updated.');
    await navigate(done.value);
  };

  /** Goes to the quotation's page, which asks whom the quotation is for. */
  const getQuote = () => {
    const wrong = findProblem(withoutTerms(rules));
    if (wrong) return show(wrong);
    void navigate(paths.getQuote(writeSelection(selection)));
  };

  return {
    refs: { form, shape, size, quantity, material, terms, artwork },
    selection,
    shape: shown,
    material: offer.materials.find(({ id }) => id === selection.materialId),
    live,
    picture,
    isAdding,
    /** The cart line that is being changed; null when a new one is added. */
    lineId,
    question,
    answer: put,
    closeQuestion: () => setQuestion(null),
    textFor,
    update,
    chooseQuantity,
    /** Props of the memoised terms, which aren't rendered again while the buyer types. */
    terms: useMemo(
      () => ({ lineId, refs: { terms }, textFor, acceptTerms: () => setProblem(null) }),
      [lineId, textFor],
    ),
    leaveQuantity: () => {
      const wrong = wrongQuantity(selection.quantity, offer.least);
      if (wrong) setProblem(wrong);
    },
    /** Whether the chat about the design can begin; otherwise shows what is missing. */
    mayChat: (): boolean => {
      const wrong = findProblem(chatRules(rules));
      if (wrong) show(wrong);
      return wrong === undefined;
    },
    submit: (event: FormEvent) => {
      event.preventDefault();
      const { submitter } = event.nativeEvent as SubmitEvent; // it is the event of a form
      if (submitter?.hasAttribute('formaction')) return getQuote();
      void orderNow();
    },
  };
};

export type StickerFormState = ReturnType<typeof useStickerForm>;

const withoutTerms = (rules: readonly Rule<StickerForm>[]) => rules.filter(({ field }) => field !== 'terms');

/** Document 3, section 5: shape, size, quantity and material, in this order, with the messages of Order Now. */
const chatRules = (rules: readonly Rule<StickerForm>[]) => {
  const [, ...choices] = withoutTerms(rules);
  return choices;
};

const firstControl = (frame: HTMLElement, field: string): HTMLElement | null =>
  frame.querySelector<HTMLElement>(`input[name="${field}"]:not([type=radio])`) ??
  frame.querySelector<HTMLElement>('input:checked') ??
  frame.querySelector<HTMLElement>('input');
