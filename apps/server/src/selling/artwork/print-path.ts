/** Where what is printed of a received file lies until both are stored. */
export const printPathOf = (path: string): string => `${path}.print`;
