/**
 * A mail's HTML, made to show inside our page: an inline frame inherits the page's Content-Security-Policy, which
 * forbids style attributes, so they become rules of one style element that carries the page's nonce. Scripts never run
 * (the frame is sandboxed), and nothing is loaded from elsewhere.
 */
export const mailDocument = (html: string, nonce: string): string => {
  const mail = new DOMParser().parseFromString(html, 'text/html');
  const rules: string[] = [];
  for (const element of mail.querySelectorAll('[style]')) {
    const name = `m${rules.length}`;
    rules.push(`.${name}{${element.getAttribute('style')?.replace(/[{}<]/g, '') ?? ''}}`);
    element.removeAttribute('style');
    element.classList.add(name);
  }
  for (const style of mail.querySelectorAll('style')) {
    rules.unshift(style.textContent ?? '');
    style.remove();
  }
  for (const script of mail.querySelectorAll('script')) script.remove();
  for (const link of mail.querySelectorAll('a[href]')) {
    link.setAttribute('target', '_blank');
    link.setAttribute('rel', 'noopener noreferrer');
  }
  const style = mail.createElement('style');
  style.setAttribute('nonce', nonce);
  style.textContent = rules.join('\n');
  mail.head.append(style);
  return `<!doctype html>${mail.documentElement.outerHTML}`;
};

/** The nonce of the page that is open: browsers show it to scripts, not to the markup. */
export const pageNonce = (): string =>
  document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ??
  document.querySelector<HTMLStyleElement>('style[nonce]')?.nonce ??
  '';
