import { Children, cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react';
import { Scripts } from 'react-router';
import { InlineScript } from './inline-script.tsx';

/**
 * React Router's scripts, started once the page has been painted: until then styles, fonts and the first picture have
 * the connection to themselves. React Router has no setting for it, so what it renders is marked here, and
 * `startAfterPaint` turns it into scripts.
 */
export function ScriptsAfterPaint() {
  return (
    <>
      {held(Scripts({}))}
      <InlineScript run={startAfterPaint} />
    </>
  );
}

type Held = ReactElement<{ readonly children?: ReactNode; readonly type?: string }>;

const held = (node: ReactNode): ReactNode => {
  if (!isValidElement(node)) return node;
  const element = node as Held; // of those properties, React Router's elements have these
  if (element.type === 'link') return cloneElement(element, { rel: 'later' } as object);
  if (element.props.type === 'module') return cloneElement(element, { type: 'text/plain', 'data-later': '' } as object);
  const { children } = element.props;
  return children === undefined ? element : cloneElement(element, {}, Children.map(children, held));
};

/**
 * Starts the scripts at the first paint and with the picture that is loaded first, at a touch or a key before that, and
 * at once in a tab that isn't painted. It is written into every page as it stands here, so it uses nothing from outside.
 */
function startAfterPaint(): void {
  /** A slow picture doesn't keep the page from working for longer than this, in ms. */
  const patience = 1_000;
  const nonce = document.currentScript?.nonce ?? '';
  const signs = ['pointerdown', 'keydown', 'focusin'];
  let hasStarted = false;
  const start = () => {
    if (hasStarted) return;
    hasStarted = true;
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="later"]')) link.rel = 'modulepreload';
    const text = document.querySelector('script[data-later]')?.textContent ?? '';
    document.head.append(Object.assign(document.createElement('script'), { type: 'module', nonce, text }));
  };
  const afterPaint = () => {
    const first = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]');
    if (first === null || first.complete) return start();
    for (const end of ['load', 'error']) first.addEventListener(end, start);
    setTimeout(start, patience);
  };
  for (const sign of signs) addEventListener(sign, start, { once: true, capture: true });
  if (document.visibilityState === 'hidden' || !PerformanceObserver.supportedEntryTypes.includes('paint')) {
    start();
    return;
  }
  new PerformanceObserver((_paints, observer) => {
    observer.disconnect();
    setTimeout(afterPaint);
  }).observe({ type: 'paint', buffered: true });
}
