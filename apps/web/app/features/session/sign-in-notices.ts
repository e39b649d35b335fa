import { accountDataTexts, passwordTexts } from '@boxwright/contract';

/** What led to the sign-in page, and its text: a toast with JavaScript, a line above the form without. */
export const signInNotices = {
  registration: 'You are Successfully Registered',
  reset: passwordTexts.reset,
  erased: accountDataTexts.erased,
} as const;

export type SignInNotice = keyof typeof signInNotices;

/** The text for a sign-in page's `after`; undefined for any other value, which a link could have been given. */
export const signInNotice = (after: string | null): string | undefined =>
  after !== null && Object.hasOwn(signInNotices, after) ? signInNotices[after as SignInNotice] : undefined;
