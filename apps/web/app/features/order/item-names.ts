/**
 * What the controls of each item call it: its name, with its place in the list where another item has the same name, as
 * two designs of one box have.
 */
export const itemNames = (items: readonly string[]): string[] =>
  items.map((name, index) =>
    items.some((other, at) => at !== index && other === name) ? `${name}, item ${index + 1}` : name,
  );
