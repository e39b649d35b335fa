import type { Mail } from '@boxwright/storage';
import { isCodeMail } from './code-mails.ts';

/** Why staff can't send a mail again; null when they can. */
export function whyNotAgain({
  key,
  state,
  unsubscribeUrl,
}: Pick<Mail, 'key' | 'state' | 'unsubscribeUrl'>): string | null {
  if (isCodeMail(key)) return 'Codes and links for a password are sent only when their owner asks for them.';
  if (key.startsWith('email-change:')) return 'This mail holds a link that works once.';
  if (unsubscribeUrl !== null) return 'Reminders are sent automatically, and not to customers who have stopped them.';
  if (state === 'queued') return 'This mail is being sent just now.';
  return null;
}
