import type { Recovery } from './recovery.ts';

/** The hidden fields that a step's form needs when it is posted without JavaScript. */
export function StepFields({ email, ticket }: Pick<Recovery, 'email' | 'ticket'>) {
  return (
    <>
      <input type="hidden" name="email" value={email} />
      <input type="hidden" name="ticket" value={ticket} />
    </>
  );
}
