import { accountDataTexts, passwordTexts } from '@boxwright/contract';

/** Why the sign-in page was opened, and the text for it: a toast with JavaScript, a line above the form without. */
export const signInNotices = {
  registration: 'You are Successfully Registered',
  reset: passwordTexts.reset,
  erased: accountDataTexts.erased,
} as const;

export type SignInNotice = keyof typeof signInNotices;

/** The text for a sign-in page's `after`; undefined for other values, which anybody can put into a link. */
export const signInNotice = (after: string | null): string | undefined =>
  after !== null && Object.hasOwn(signInNotices, after) ? signInNotices[after as SignInNotice] : undefined;
