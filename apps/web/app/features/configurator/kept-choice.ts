/** The values of a form's controls: what was chosen before the script arrived. */
export const fieldsOf = (form: HTMLFormElement): URLSearchParams => {
  const fields = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') fields.append(name, value);
  return fields;
};

/** A choice that was kept in this browser; null where there is none. */
export const keptChoice = (key: string): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};

/** Keeps a choice in this browser, so that it survives a closed tab. */
export const keepChoice = (key: string, text: string): void => {
  try {
    localStorage.setItem(key, text);
  } catch {
    // Storage isn't available; the address still has the whole choice.
  }
};
