import type { Failure } from '@boxwright/contract';

/** Replaces the text of unspecific failures by the specification's; other failures keep their own. */
export const plainFailure = (failure: Failure, text: string): Failure =>
  failure.code === 'unavailable' || failure.code === 'internal' ? { ...failure, text } : failure;
