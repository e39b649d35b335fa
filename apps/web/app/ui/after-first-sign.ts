const signs = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'input', 'scroll', 'wheel'] as const;

let first: Promise<void> | undefined;
let seeSign: () => void = () => undefined;

/**
 * Fetches the script of a part of the page when the visitor first moves: until then the server's markup stands, and
 * nothing of the part's code is paid for.
 */
export const afterFirstSign = <Module>(load: () => Promise<Module>): Promise<Module> => {
  if (hasBegun()) return load();
  first ??= new Promise((resolve) => {
    seeSign = resolve;
    // On their way down: React stops events that are for markup whose script isn't there yet.
    const heard = { once: true, passive: true, capture: true };
    for (const sign of signs) window.addEventListener(sign, () => resolve(), heard);
  });
  return first.then(load);
};

/** Going to another page is a sign too, even where a page does it by itself: parts that stay are needed then. */
export const countAsSign = (): void => seeSign();

/** Whoever was quicker than this script has pressed something, is in a field, or has scrolled. */
const hasBegun = (): boolean =>
  navigator.userActivation?.hasBeenActive === true ||
  (document.activeElement !== null && document.activeElement !== document.body) ||
  window.scrollY > 0;
