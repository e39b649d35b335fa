import type { Failure } from '@boxwright/contract';

/** The specification's text for whatever went wrong without a reason that helps; any other failure says what to do. */
export const plainFailure = (failure: Failure, text: string): Failure =>
  failure.code === 'unavailable' || failure.code === 'internal' ? { ...failure, text } : failure;
