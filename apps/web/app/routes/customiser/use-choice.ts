import { type RefObject, useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { browserStorage } from '../../browser-storage.ts';
import {
  type BoxChoice,
  type BoxOffer,
  changed,
  isSameChoice,
  names,
  readChoice,
  writeChoice,
} from '../../features/configurator/box-choice.ts';
import { fieldsOf } from '../../features/configurator/fields-of.ts';
import { keepAsLast } from '../../features/configurator/keep-last-box.ts';
import { useKeptChoice } from '../../features/configurator/use-kept-choice.ts';
import { keepPincode, rememberedPincode } from '../../features/pincode/kept-pincode.ts';
import { useNewest } from '../../ui/use-newest.ts';

/**
 * The choice on the screen, kept in the address (so that it can be shared and reloaded) and in the browser
 * (so that it survives a closed tab). What was chosen before the script arrived counts as chosen.
 */
export const useChoice = (
  initial: BoxChoice,
  offer: BoxOffer,
  productId: number,
  form: RefObject<HTMLFormElement | null>,
  isEnteredByVariant: boolean,
) => {
  const { value: choice, newest, show } = useNewest(initial);
  const [params] = useSearchParams();
  const key = `box:${productId}`;
  const keep = useKeptChoice(key, writeChoice);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on hydration.
  useEffect(() => {
    keepAsLast(productId);
    const controls = form.current && readChoice(fieldsOf(form.current), offer);
    // Scripts choose a file, and its control may come later than the others.
    const pressed = controls && { ...controls, artwork: initial.artwork, place: initial.place };
    // A quotation isn't a control of the form: it is kept as long as the controls match its box.
    const isPressed = pressed && !isSameChoice({ ...pressed, quotation: initial.quotation }, initial);
    const last = lastOf(browserStorage.read(key), offer, initial, isEnteredByVariant);
    // Its file would take away the field from which another one is being chosen.
    const before = isFileChosen(form.current) ? { ...last, artwork: initial.artwork, place: initial.place } : last;
    const begun = isPressed ? pressed : params.size > 0 ? initial : before;
    if (begun !== initial) show(begun);
    // The address (a shared link) and what was typed here take precedence over the pincode last typed elsewhere.
    if (params.has(names.pincode) || (isPressed && begun.pincode !== '')) return;
    void rememberedPincode().then((pincode) => {
      if (pincode === null) return;
      if (newest.current.pincode === begun.pincode) show({ ...newest.current, pincode });
    });
  }, []);

  /** What the choice will be after a change. */
  const nextOf = (changes: Partial<BoxChoice>): BoxChoice => changed(newest.current, changes);

  /**
   * For a step (the size on phones) its link adds a history entry; any other change replaces the current one.
   */
  const change = (changes: Partial<BoxChoice>, { isStep = false } = {}): void => {
    const next = nextOf(changes);
    show(next);
    if (changes.pincode !== undefined) keepPincode(changes.pincode);
    if (isStep) browserStorage.write(key, writeChoice(next).toString());
    else keep(next);
  };
  return { choice, change, nextOf };
};

/** Whether a file is being chosen, or was, before the script arrived. */
function isFileChosen(form: HTMLFormElement | null): boolean {
  const field = form?.querySelector<HTMLInputElement>('#artwork [type=file]');
  return field != null && (field === document.activeElement || (field.files?.length ?? 0) > 0);
}

/** The box last configured in this category; on the page of one size, in that size. */
const lastOf = (kept: string | null, offer: BoxOffer, initial: BoxChoice, isEnteredByVariant: boolean): BoxChoice => {
  const last = kept === null ? null : readChoice(new URLSearchParams(kept), offer);
  if (last === null) return initial;
  const isOther = isEnteredByVariant && last.variantId !== initial.variantId;
  return isOther ? { ...last, variantId: initial.variantId, ownSize: null } : last;
};
