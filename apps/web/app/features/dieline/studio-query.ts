import { boxStyles } from '@boxwright/dieline';

/** Names in the address that `readStudio` reads, of all styles. */
export const studioQuery: readonly string[] = [
  ...['unit', 'measured', 'board', 'use', 'caliper', 'contents'],
  ...boxStyles.flatMap(({ fields, options }) => [...fields, ...options].map(({ id }) => id)),
];
