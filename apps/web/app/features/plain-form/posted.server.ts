import { type Failure, fail, failureStatus, findOperation, type Input, type OperationName } from '@boxwright/contract';
import { data } from 'react-router';
import type { ServerApi } from '../../server-api.ts';
import { unreadable } from '../../unreadable.ts';

/** Why a posted form was refused, for its page. */
export type PostedProblem = Pick<Failure, 'text' | 'field'>;

/**
 * The text fields of a form that was posted without JavaScript. A field that wasn't sent is empty, and so is every field
 * of a body that can't be read.
 */
export async function readTyped<Name extends string>(
  request: Request,
  names: readonly Name[],
): Promise<Record<Name, string>> {
  const posted = await request.formData().catch(() => new FormData());
  const text = (name: string) => {
    const value = posted.get(name);
    return typeof value === 'string' ? value : '';
  };
  return Object.fromEntries(names.map((name) => [name, text(name)])) as Record<Name, string>; // one text per name
}

/**
 * Calls an operation with what was typed. Input that it can't read is refused with the same sentence as in the browser.
 */
export async function sendTyped<N extends OperationName>(api: ServerApi, name: N, input: Input<N>) {
  return findOperation(name)?.input.safeEncode(input).success ? api.call(name, input) : fail('invalid', unreadable);
}

/** The answer to a refused form: its page again, with the failure, what was typed and the failure's status. */
export function refused<Shown extends object>({ code, text, field }: Failure, shown: Shown) {
  const failed: PostedProblem = field === undefined ? { text } : { text, field };
  return data({ failed, ...shown }, { status: failureStatus[code] });
}
