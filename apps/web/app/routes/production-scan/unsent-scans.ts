/** Forgotten at sign-out, like kept forms (`forgetKeptForms`). */
const item = 'typed scans';

/** Scans that weren't sent because the session had ended; kept in this tab until the page is shown again. */
export const unsentScans = {
  keep: (codes: readonly string[]): void => sessionStorage.setItem(item, codes.join('\n')),
  take: (): string[] => {
    const kept = sessionStorage.getItem(item);
    sessionStorage.removeItem(item);
    return kept === null ? [] : kept.split('\n');
  },
};
