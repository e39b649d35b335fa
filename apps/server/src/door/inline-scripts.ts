import { createHash } from 'node:crypto';

const executable = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;

/**
 * Replaces the nonce of a rendered page's own scripts and styles by hashes, so that the page can be kept and the same
 * bytes sent to everybody. Only scripts that carry the nonce are allowed; a script that somebody managed to inject
 * doesn't know it.
 *
 * @param nonce known to this process only, and never sent
 * @returns the page without the nonce, and the hashes of its inline scripts for the Content-Security-Policy
 */
export function replaceNonce(page: Buffer, nonce: string): { readonly page: Buffer; readonly hashes: string[] } {
  const mark = ` nonce="${nonce}"`;
  // A character for each byte: see the web app's entry.server.
  const text = page.toString('latin1');
  const hashes = new Set<string>();
  for (const [, attributes = '', script = ''] of text.matchAll(executable)) {
    if (attributes.includes(mark) && script !== '') hashes.add(hashOf(script));
  }
  return { page: Buffer.from(text.replaceAll(mark, ''), 'latin1'), hashes: [...hashes] };
}

/** A script's hash in the syntax of Content-Security-Policy; the script has a character for each byte. */
const hashOf = (script: string): string => `'sha256-${createHash('sha256').update(script, 'latin1').digest('base64')}'`;
