const prefix = 'figure:';

/** Names of the form's fields by the figures' keys. */
export const figureField = {
  nameOf: (key: string): string => prefix + key,
  /** The figures of a posted form; other fields are left out. */
  figuresIn: (posted: FormData): { key: string; value: string }[] =>
    [...posted].flatMap(([name, value]) =>
      name.startsWith(prefix) && typeof value === 'string' ? [{ key: name.slice(prefix.length), value }] : [],
    ),
} as const;
