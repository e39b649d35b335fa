const signs = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'input', 'scroll', 'wheel'] as const;

let first: Promise<void> | undefined;

/**
 * Fetches the script of a part of the page when the visitor first moves: until then the server's markup stands, and
 * nothing of the part's code is paid for.
 */
export const afterFirstSign = <Module>(load: () => Promise<Module>): Promise<Module> => {
  if (hasBegun()) return load();
  first ??= new Promise((resolve) => {
    // On their way down: React stops events that are for markup whose script isn't there yet.
    const heard = { once: true, passive: true, capture: true };
    for (const sign of signs) window.addEventListener(sign, () => resolve(), heard);
  });
  return first.then(load);
};

/** Whoever was quicker than this script has pressed something, is in a field, or has scrolled. */
const hasBegun = (): boolean =>
  navigator.userActivation?.hasBeenActive === true ||
  (document.activeElement !== null && document.activeElement !== document.body) ||
  window.scrollY > 0;
