import type { z } from 'zod';
import type { Rule } from './rules.ts';

/** Who may call: anybody, a signed-in customer, or a member of staff. */
export type Access = 'public' | 'customer' | 'staff';

export interface Operation<I extends z.ZodType = z.ZodType, O extends z.ZodType = z.ZodType> {
  readonly summary: string;
  readonly method: 'POST' | 'GET';
  readonly access: Access;
  /** Anybody may call it, and what it answers is of whoever calls: a page that shows it is kept nowhere. */
  readonly personal?: true;
  /** Decodes the wire's body to plain input. */
  readonly input: I;
  /** Encodes plain output to the wire's `data`. */
  readonly output: O;
  /** The form's checks in the specification's order; the first that fails is the answer (400, its text). */
  readonly rules?: readonly Rule<z.output<I>>[];
}

/** Declares an operation; its name is its key in the list of operations. */
export const operation = <I extends z.ZodType, O extends z.ZodType>(declared: Operation<I, O>) => declared;

export type InputOf<T extends Operation> = z.output<T['input']>;
export type OutputOf<T extends Operation> = z.output<T['output']>;
