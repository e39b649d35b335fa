/** Codes of expected failures and their HTTP statuses. */
export const failureStatus = {
  invalid: 400,
  signed_out: 401,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  price_changed: 409,
  not_possible: 422,
  too_many: 429,
  unavailable: 503,
  internal: 500,
} as const;

export type FailureCode = keyof typeof failureStatus;

/** An expected failure: a code for programs, the exact text for users, and the form field it belongs to, if any. */
export interface Failure {
  readonly code: FailureCode;
  readonly text: string;
  readonly field?: string;
  /** Figures that the user needs, e.g. both totals of a changed price, in rupees. */
  readonly details?: Readonly<Record<string, number | string>>;
}

export type Result<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly failure: Failure };

export const ok = <T>(value: T): Result<T> => ({ ok: true, value });

export const fail = (code: FailureCode, text: string, more: Omit<Failure, 'code' | 'text'> = {}): Result<never> => ({
  ok: false,
  failure: { code, text, ...more },
});

/** The body of a failed response: the text, a code and the request id. On success there is only `data`. */
export interface WireFailure {
  readonly data: string;
  readonly code: FailureCode;
  readonly requestId: string;
  readonly field?: string;
  readonly details?: Readonly<Record<string, number | string>>;
}
