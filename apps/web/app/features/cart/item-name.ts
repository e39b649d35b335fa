/** What the controls of an item call it: among several its place follows its name, which two designs of a box share. */
export const itemNameOf = (name: string, place: number, { length }: readonly unknown[]): string =>
  length > 1 ? `${name}, item ${place + 1}` : name;
