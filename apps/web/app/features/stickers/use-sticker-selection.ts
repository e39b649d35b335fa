import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { browserStorage } from '../../browser-storage.ts';
import { useNewest } from '../../ui/use-newest.ts';
import { fieldsOf } from '../configurator/fields-of.ts';
import { useKeptChoice } from '../configurator/use-kept-choice.ts';
import { handedOverShape } from './handed-over-shape.ts';
import {
  changedSelection,
  isSameSelection,
  readSelection,
  type StickerOffer,
  type StickerSelection,
  stickerNames,
  writeSelection,
} from './sticker-choice.ts';

const key = 'stickers';

/** Changes of the choice; a function gets the choice as it is then. */
export type SelectionChange = Partial<StickerSelection> | ((selection: StickerSelection) => Partial<StickerSelection>);

/**
 * The chosen stickers, kept in the address (so that they can be shared and reloaded) and in the browser (so that they
 * survive a closed tab). What was chosen before the script arrived counts as chosen.
 *
 * @param onChange called with the next choice before the page is rendered with it
 */
export const useStickerSelection = (
  initial: StickerSelection,
  offer: StickerOffer,
  form: RefObject<HTMLFormElement | null>,
  onChange: (next: StickerSelection) => void,
) => {
  const [params] = useSearchParams();
  const handedOver = handedOverShape(useLocation().state);
  const { value: selection, newest, show } = useNewest(initial);
  const handler = useRef(onChange);
  handler.current = onChange;

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on hydration.
  useEffect(() => {
    const pressed = form.current && readSelection(fieldsOf(form.current), offer);
    // The form has no control for a quotation, which is kept as long as the controls match its stickers.
    const isPressed = pressed && !isSameSelection({ ...pressed, quotation: initial.quotation }, initial);
    const begun = isPressed ? pressed : params.size > 0 ? initial : lastOf(browserStorage.read(key), offer, handedOver);
    if (begun !== null && !isSameSelection(begun, initial)) show(begun);
  }, []);

  const keep = useKeptChoice(key, writeSelection);
  // Always the same function, so that parts that show nothing of the change aren't rendered anew.
  const change = useCallback(
    (changes: SelectionChange) => {
      const before = newest.current;
      const next = changedSelection(before, typeof changes === 'function' ? changes(before) : changes);
      handler.current(next);
      show(next);
      keep(next);
    },
    [keep, newest, show],
  );
  return { selection, change };
};

/** The stickers that were configured last, in the shape that a picker chose. */
const lastOf = (kept: string | null, offer: StickerOffer, handedOver: number | null): StickerSelection | null => {
  if (kept === null && handedOver === null) return null;
  const asked = new URLSearchParams(kept ?? '');
  if (handedOver !== null && asked.get(stickerNames.shape) !== String(handedOver)) {
    asked.set(stickerNames.shape, String(handedOver));
    for (const name of [stickerNames.size, stickerNames.length, stickerNames.width]) asked.delete(name);
  }
  return readSelection(asked, offer);
};
