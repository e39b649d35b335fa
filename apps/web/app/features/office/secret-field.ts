/** Whether a field holds a password or a code, which is neither sent back to the form nor kept in the browser. */
export const isSecretField = (name: string): boolean => /password|^code$/i.test(name);

/** What was typed into a form, for the page to show again; without passwords, codes and files. */
export const shownAgain = (body: FormData): Record<string, string> =>
  Object.fromEntries(
    [...body].flatMap(([name, value]) => (typeof value === 'string' && !isSecretField(name) ? [[name, value]] : [])),
  );
