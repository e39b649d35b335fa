import type { Recovery } from './recovery.ts';

/** What a step's form needs besides what is typed, if it is posted without JavaScript. */
export function StepFields({ email, ticket }: Pick<Recovery, 'email' | 'ticket'>) {
  return (
    <>
      <input type="hidden" name="email" value={email} />
      <input type="hidden" name="ticket" value={ticket} />
    </>
  );
}
