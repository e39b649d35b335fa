/**
 * The keys that count after one more key: all of them, if they may become a shortcut, otherwise the last key alone.
 *
 * @param known the keys of all shortcuts, such as `j` or `g o`
 */
export function nextKeys(before: string, key: string, known: readonly string[]): string {
  const both = before === '' ? key : `${before} ${key}`;
  return known.some((keys) => keys === both || keys.startsWith(`${both} `)) ? both : key;
}

/** Whether a key belongs to a field or to a dialog, and so isn't a shortcut. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return (
    target.isContentEditable ||
    target.closest('input:not([type="checkbox"]), textarea, select, [role="dialog"], [role="menu"]') !== null
  );
}
