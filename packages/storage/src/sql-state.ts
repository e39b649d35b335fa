/** PostgreSQL's five-character code of a failed query, even from a wrapped error; undefined for other errors. */
export function sqlStateOf(error: unknown): string | undefined {
  return fieldOf(error, 'code', /^[0-9A-Z]{5}$/);
}

/** The constraint that a query violated, so that callers can distinguish unique violations. */
export function brokenConstraintOf(error: unknown): string | undefined {
  return fieldOf(error, 'constraint', /./);
}

function fieldOf(error: unknown, field: string, shape: RegExp): string | undefined {
  for (let at = error; at instanceof Error; at = at.cause) {
    const value: unknown = Reflect.get(at, field);
    if (typeof value === 'string' && shape.test(value)) return value;
  }
  return undefined;
}
