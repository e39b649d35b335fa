const interactions = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'keydown',
  'focusin',
  'input',
  'scroll',
  'wheel',
] as const;

let first: Promise<void> | undefined;
let interact: () => void = () => undefined;

/**
 * Defers `load` until the visitor's first interaction; calls it at once if there was one already.
 */
export const afterFirstInteraction = <Module>(load: () => Promise<Module>): Promise<Module> => {
  if (hasInteracted()) return load();
  first ??= new Promise((resolve) => {
    interact = resolve;
    // In the capture phase, because React stops events for parts that aren't hydrated yet.
    const options = { once: true, passive: true, capture: true };
    for (const type of interactions) window.addEventListener(type, () => resolve(), options);
  });
  return first.then(load);
};

/**
 * Navigation to another page counts as an interaction too, even a programmatic one, because parts that persist are
 * needed then.
 */
export const countAsInteraction = (): void => interact();

/** Whether there was an interaction before this script ran: a click, focus in a field, or scrolling. */
const hasInteracted = (): boolean =>
  navigator.userActivation?.hasBeenActive === true ||
  (document.activeElement !== null && document.activeElement !== document.body) ||
  window.scrollY > 0;
