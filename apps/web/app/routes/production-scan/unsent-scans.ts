/** Forgotten at the sign-out, as forms that are kept are (`forgetKeptForms`). */
const item = 'typed scans';

/** Scans that the end of the session kept from being sent: in this tab, until the page is shown again. */
export const unsentScans = {
  keep: (codes: readonly string[]): void => sessionStorage.setItem(item, codes.join('\n')),
  take: (): string[] => {
    const kept = sessionStorage.getItem(item);
    sessionStorage.removeItem(item);
    return kept === null ? [] : kept.split('\n');
  },
};
