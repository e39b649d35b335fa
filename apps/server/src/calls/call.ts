import type { Input, May, OperationName, Operations, Output, Result, StaffRight } from '@boxwright/contract';
import type { SetCookie } from 'cookie';
import type { Logger } from 'pino';
import type { Cookies } from '../adapters/identity/cookies.ts';
import type { SignedInCustomer, SignedInStaff, Visitor } from '../adapters/identity/visitor.ts';
import type { Services } from './services.ts';

/** Everything that a handler knows about one call besides its input. */
export interface Call<V extends Visitor = Visitor> {
  readonly services: Services;
  readonly visitor: V;
  readonly cookies: Cookies;
  /** The request's headers. */
  readonly headers: Headers;
  /** The caller's network address. */
  readonly source: string;
  readonly requestId: string;
  /** Names what the caller wants done, so that a repeated request does it once; see `idempotentTransaction`. */
  readonly idempotencyKey: string | null;
  readonly log: Logger;
  /** Sends a cookie with the response. */
  readonly setCookie: (cookie: SetCookie) => void;
}

type CustomerVisitor = Visitor & { readonly customer: SignedInCustomer };
type StaffVisitor = Visitor & { readonly staff: SignedInStaff };

/**
 * A call that passed the check of the operation's `access`, see `admit`: for a customer operation it has the customer,
 * for a staff operation the member of staff.
 */
export type CallOf<N extends OperationName> = Call<VisitorOf<N>>;
type VisitorOf<N extends OperationName> = Operations[N]['access'] extends 'public' | { readonly anybody: true }
  ? Visitor
  : Operations[N]['access'] extends 'customer'
    ? CustomerVisitor
    : Operations[N]['access'] extends { readonly staff: StaffRight }
      ? StaffVisitor
      : never;

/** The second rights that the operation's `access` declares, and whether the visitor has each. */
export type MayOf<N extends OperationName> = May<Operations[N]['access']>;

/** One operation's code: takes decoded input, returns a typed result. Names, shapes and texts come from the contract. */
export type Handler<N extends OperationName> = (
  input: Input<N>,
  call: CallOf<N>,
  may: MayOf<N>,
) => Promise<Result<Output<N>>>;

/** One handler per operation. */
export type Handlers = { readonly [N in OperationName]: Handler<N> };
