/**
 * Prepares a mail's HTML for an iframe in our page: a srcdoc frame inherits the page's Content-Security-Policy, so
 * style elements need the page's nonce. The frame is sandboxed, so scripts never run; links open in a new tab.
 */
export const mailDocument = (html: string, nonce: string): string =>
  `<base target="_blank">${html.replace(/<style\b[^>]*>/gi, `<style nonce="${nonce}">`)}`;

/** The current page's nonce, which browsers expose to scripts but not in the markup. */
export const pageNonce = (): string => document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';
