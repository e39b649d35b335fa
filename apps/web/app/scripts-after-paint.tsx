import { Children, cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react';
import { Scripts } from 'react-router';
import { InlineScript } from './inline-script.tsx';

/**
 * React Router's scripts, started once the page has been painted: until then styles, fonts and the first picture have
 * the connection to themselves. React Router has no setting for it, so its elements are marked here, and
 * `startAfterPaint` turns them into scripts.
 */
export function ScriptsAfterPaint() {
  const scripts = Scripts({});
  return (
    <>
      {held(scripts, preloadsOf(scripts).join(' '))}
      <InlineScript run={import.meta.env.SSR && startAfterPaint} />
    </>
  );
}

type Held = ReactElement<{ readonly children?: ReactNode; readonly type?: string; readonly href?: string }>;

const isHeld = (node: ReactNode): node is Held => isValidElement(node); // React Router's elements have these properties

/** The addresses of all parts of the scripts, to be loaded at once and not one after the other. */
const preloadsOf = (node: ReactNode): string[] => {
  if (!isHeld(node)) return [];
  if (node.type === 'link') return node.props.href === undefined ? [] : [node.props.href];
  return Children.toArray(node.props.children).flatMap(preloadsOf);
};

/** Marks the scripts, and moves the preloads' addresses into the mark. */
const held = (node: ReactNode, preloads: string): ReactNode => {
  if (!isHeld(node)) return node;
  if (node.type === 'link') return null;
  if (node.props.type === 'module') {
    return cloneElement(node, { type: 'text/plain', 'data-later': preloads, async: undefined } as object);
  }
  const { children } = node.props;
  return children === undefined
    ? node
    : cloneElement(
        node,
        {},
        Children.map(children, (child) => held(child, preloads)),
      );
};

/**
 * Starts the scripts at the first paint and with the picture that is loaded first, at a touch or a key before that, and
 * at once in a tab that isn't painted. Its source is written into every page, so it uses nothing from outside.
 */
function startAfterPaint(): void {
  /** A slow picture doesn't keep the page from working for longer than this, in ms. */
  const patience = 1_000;
  /**
   * Starting a request takes a slow phone a millisecond or more, so thirty at once would delay a press. In a hidden tab
   * nobody presses, and timers are slow.
   */
  const atOnce = document.hidden ? Number.POSITIVE_INFINITY : 5;
  const nonce = document.currentScript?.nonce ?? '';
  const signs = ['pointerdown', 'keydown', 'focusin'];
  let hasStarted = false;
  const start = () => {
    if (hasStarted) return;
    hasStarted = true;
    const later = document.querySelector<HTMLScriptElement>('script[data-later]');
    if (later === null) return;
    const { text } = later;
    const preloads = (later.dataset['later'] ?? '').split(' ');
    const startSome = () => {
      for (const href of preloads.splice(0, atOnce)) {
        document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
      }
      if (preloads.length > 0) setTimeout(startSome);
      else document.head.append(Object.assign(document.createElement('script'), { type: 'module', nonce, text }));
    };
    startSome();
  };
  const afterPaint = () => {
    const pictures = [...document.querySelectorAll<HTMLImageElement>('img[fetchpriority="high"]')];
    const first = pictures.find((picture) => {
      const { top, width } = picture.getBoundingClientRect();
      return width > 0 && top < innerHeight;
    });
    if (first === undefined || first.complete) return start();
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
