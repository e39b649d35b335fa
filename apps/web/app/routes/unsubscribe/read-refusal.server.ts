import { readTyped } from '../../features/plain-form/posted.server.ts';

/**
 * Whether a posted form refuses the mails (true) or allows them again (false); null if it does neither. It is posted by
 * the page's button, and by mail programs that offer to unsubscribe (RFC 8058).
 */
export async function readRefusal(request: Request): Promise<boolean | null> {
  const { refuse, 'List-Unsubscribe': oneClick } = await readTyped(request, ['refuse', 'List-Unsubscribe']);
  if (oneClick === 'One-Click' || refuse === 'yes') return true;
  return refuse === 'no' ? false : null;
}
