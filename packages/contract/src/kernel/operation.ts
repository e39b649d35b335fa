import type { z } from 'zod';
import type { Rule } from './rules.ts';
import type { StaffRight } from './staff-roles.ts';

/** Names for what members of staff may do besides when they have a further right. */
export type SecondRights = Readonly<Record<string, StaffRight>>;

/**
 * Who may call: anybody, a signed-in customer, or members of staff who have a right. `also` names what further rights
 * allow within the call; the handler gets it as `may`.
 */
export type Access =
  | 'public'
  | 'customer'
  | { readonly anybody: true; readonly also: SecondRights }
  | { readonly staff: StaffRight; readonly also?: SecondRights };

/** The role alone, for the API documentation and session cookies. */
export function roleFor(access: Access): 'public' | 'customer' | 'staff' {
  if (typeof access === 'string') return access;
  return 'staff' in access ? 'staff' : 'public';
}

/** Which of the second rights a call is asked about: yes or no for each. */
export type May<A> = A extends { readonly also: infer Rights } ? Readonly<Record<keyof Rights, boolean>> : unknown;

export interface Operation<
  I extends z.ZodType = z.ZodType,
  O extends z.ZodType = z.ZodType,
  A extends Access = Access,
> {
  readonly summary: string;
  readonly method: 'POST' | 'GET';
  readonly access: A;
  /** The customer ids in an input. A call is refused if one of them isn't the signed-in customer's. */
  readonly customerIds?: (input: z.output<I>) => readonly (number | null | undefined)[];
  /** Public, but the answer depends on the caller: pages that show it must not be cached. */
  readonly personal?: true;
  /** Whether the answer depends only on input, catalogue, rates, settings and day, so that the door may keep it. */
  readonly cacheable?: (input: z.output<I>) => boolean;
  /** Decodes the request body into plain input. */
  readonly input: I;
  /** Encodes plain output into the response's `data`. */
  readonly output: O;
  /** The form's checks in the specification's order. The first that fails is returned (400 with its text). */
  readonly rules?: readonly Rule<z.output<I>>[];
}

/** Declares an operation; its name is its key in the list of operations. */
export const operation = <I extends z.ZodType, O extends z.ZodType, const A extends Access>(
  declared: Operation<I, O, A>,
) => declared;

export type InputOf<T extends Operation> = z.output<T['input']>;
export type OutputOf<T extends Operation> = z.output<T['output']>;
