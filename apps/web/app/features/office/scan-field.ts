/**
 * Where a scanner's keys go while no field has the focus: the page's field for scans, `data-scan`. Of several it is the
 * one whose number can't be right, or the first one that is empty. What is in it is replaced by the scan.
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
