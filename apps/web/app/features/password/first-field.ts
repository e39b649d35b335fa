/** The first field to type into. */
export const firstField = (form: Element | null | undefined): HTMLInputElement | null =>
  form?.querySelector<HTMLInputElement>('input:not([readonly], [type=hidden])') ?? null;
