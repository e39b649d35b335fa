const signs = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll', 'wheel'] as const;

let first: Promise<void> | undefined;

/**
 * Fetches the script of a part of the page when the visitor first moves: until then the server's markup stands, and
 * nothing of the part's code is paid for.
 */
export const afterFirstSign = <Module>(load: () => Promise<Module>): Promise<Module> => {
  if (navigator.userActivation?.hasBeenActive) return load();
  first ??= new Promise((resolve) => {
    for (const sign of signs) window.addEventListener(sign, () => resolve(), { once: true, passive: true });
  });
  return first.then(load);
};
