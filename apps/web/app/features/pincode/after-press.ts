/** Longest wait, for a field that is left without a press: the keyboard of a phone is closed. */
const patienceMs = 1_000;

/**
 * Runs once the press or key that moved the focus has ended. If a field that is left showed its error before, the
 * button under the pointer would move away and the press would be lost.
 */
export const afterPress = (act: () => void): void => {
  const ends = ['pointerup', 'pointercancel', 'keyup'] as const;
  const end = () => {
    clearTimeout(timer);
    for (const name of ends) window.removeEventListener(name, end, true);
    // After the click, which follows the pointer's event.
    setTimeout(act);
  };
  const timer = setTimeout(end, patienceMs);
  for (const name of ends) window.addEventListener(name, end, true);
};
