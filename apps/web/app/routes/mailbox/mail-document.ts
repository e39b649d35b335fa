/**
 * A mail's HTML made to show inside our page: an inline frame inherits the page's Content-Security-Policy, so style
 * elements need the page's nonce. The frame is sandboxed, scripts never run; links open elsewhere.
 */
export const mailDocument = (html: string, nonce: string): string =>
  `<base target="_blank">${html.replace(/<style\b[^>]*>/gi, `<style nonce="${nonce}">`)}`;

/** The nonce of the page that is open: browsers show it to scripts, not in the markup. */
export const pageNonce = (): string => document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';
