import type { OperationName } from '@boxwright/contract';
import type { Handler } from './door/call.ts';

/** One handler an operation. */
export type Handlers = { readonly [N in OperationName]: Handler<N> };

/** Every operation's code by its name. A missing handler doesn't compile. */
export const handlers = {} as const satisfies Partial<Handlers>;
