/**
 * A page reads, links and sends its forms without script. So its scripts wait until it has been painted, and leave the
 * line to styles, fonts and the first picture: on a phone it stands a second earlier. React Router has no setting for
 * this; what it writes is marked here, and started by a few lines at the end of the page.
 *
 * @param html a whole document
 */
export const scriptsAfterPaint = (html: string): string =>
  html
    .replaceAll('<link rel="modulepreload"', '<link rel="later"')
    .replace(
      /<script( nonce="[^"]*")? type="module" async="">([\s\S]*?)<\/script>/,
      (_whole, nonce: string = '', code: string) =>
        `<script${nonce} type="text/plain" data-later="">${code}</script><script${nonce}>${starter}</script>`,
    );

/**
 * Starts once something has been painted and the first picture is there; at a touch or a key before that, and in a tab
 * that nobody looks at in time.
 * A form that is sent before the page is alive waits for it, and goes as a page without script would send it if the
 * scripts don't come.
 */
const starter = `(() => {
  const { nonce } = document.currentScript;
  let started = false;
  const start = () => {
    if (started) return;
    started = true;
    for (const link of document.querySelectorAll('link[rel="later"]')) link.rel = 'modulepreload';
    const script = Object.assign(document.createElement('script'), { type: 'module', nonce });
    script.text = document.querySelector('script[data-later]').text;
    document.head.append(script);
  };
  try {
    new PerformanceObserver(() => {
      if (document.readyState === 'complete') start();
      else addEventListener('load', start);
    }).observe({ type: 'paint', buffered: true });
  } catch {
    start();
  }
  for (const sign of ['pointerdown', 'keydown', 'focusin']) addEventListener(sign, start, { once: true, capture: true });
  setTimeout(start, 2000);
  let early = null;
  const hold = (event) => {
    if ('alive' in document.documentElement.dataset) return;
    event.preventDefault();
    event.stopPropagation();
    early ??= setTimeout(() => event.target.submit(), 6000);
    addEventListener('alive', () => {
      clearTimeout(early);
      event.target.requestSubmit(event.submitter);
    }, { once: true });
  };
  addEventListener('submit', hold, true);
})()`.replaceAll(/\n\s*/g, ' ');
