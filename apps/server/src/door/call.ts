import type { Input, OperationName, Output, Result } from '@boxwright/contract';
import type { Logger } from 'pino';
import type { Services } from '../services.ts';

/** Who is asking, as proved by cookies: never by anything in a body. */
export interface Visitor {
  readonly customer: SignedInCustomer | null;
  readonly staff: { readonly userId: string; readonly name: string } | null;
  /** The unguessable token of a cart that was filled before sign-in; null until there is one. */
  readonly cartToken: string | null;
}

export interface SignedInCustomer {
  readonly id: number;
  readonly userId: string;
  readonly name: string;
  readonly email: string;
}

/** Everything that a handler may know about one call besides its input. */
export interface Call {
  readonly services: Services;
  readonly visitor: Visitor;
  /** Cookies and headers as they came, for the session library. */
  readonly headers: Headers;
  /** The caller's network address. */
  readonly source: string;
  readonly requestId: string;
  /** Names what the caller wants done, so that a repeated request does it once; see `once`. */
  readonly idempotencyKey: string | null;
  readonly log: Logger;
  /** Sends a cookie along with the answer (a whole Set-Cookie value). */
  readonly setCookie: (value: string) => void;
}

/** One operation's code: plain input in, a typed result out. Names, shapes and texts come from the contract. */
export type Handler<N extends OperationName> = (input: Input<N>, call: Call) => Promise<Result<Output<N>>>;
