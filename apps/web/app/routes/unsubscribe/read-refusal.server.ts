import { readTyped } from '../../features/plain-form/posted.server.ts';

/**
 * What a posted form wants: no more such mails, or such mails again; null if it doesn't say. Posted by the page's button,
 * and by mail programs that offer to unsubscribe (RFC 8058).
 */
export async function readRefusal(request: Request): Promise<boolean | null> {
  const { refuse, 'List-Unsubscribe': oneClick } = await readTyped(request, ['refuse', 'List-Unsubscribe']);
  if (oneClick === 'One-Click' || refuse === 'yes') return true;
  return refuse === 'no' ? false : null;
}
