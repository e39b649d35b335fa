/** The values of a form's controls: what was chosen before the script arrived. */
export const fieldsOf = (form: HTMLFormElement): URLSearchParams => {
  const fields = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') fields.append(name, value);
  return fields;
};
