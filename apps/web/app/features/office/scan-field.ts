/**
 * Focuses the page's field for scans, `data-scan`, so that a scanner types into it: of several fields the one whose
 * number is marked as wrong, else the first empty one. The scan replaces its text.
 */
export function focusScanField(root: ParentNode = document): void {
  const fields = [...root.querySelectorAll<HTMLInputElement>('input[data-scan]')];
  const field =
    fields.find(({ ariaInvalid }) => ariaInvalid === 'true') ??
    fields.find(({ value }) => value === '') ??
    (fields.length === 1 ? fields[0] : undefined);
  field?.focus();
  field?.select();
}

/** A key that a scanner may begin with. Space and Enter press the button that has the focus. */
export const isPrinted = (key: string): boolean => key.length === 1 && key !== ' ';
