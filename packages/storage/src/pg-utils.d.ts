/** The driver's own conversion of a parameter; its types leave this file out. */
declare module 'pg/lib/utils.js' {
  export function prepareValue(value: unknown): string | Buffer | null;
}
