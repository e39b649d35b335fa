import { useEffect, useRef } from 'react';
import { useLocation, useNavigation, useSearchParams } from 'react-router';
import { browserStorage } from '../../browser-storage.ts';
import { useStable } from '../../ui/use-stable.ts';
import { names } from './box-choice.ts';

/** Events before a visitor may leave: a press, a field or the window losing the focus, a hidden tab. */
const signsOfLeaving = ['click', 'blur', 'visibilitychange', 'pagehide'] as const;

/** A busy page doesn't keep the choice waiting for longer than this, in ms. */
const patience = 300;

/** The place of the shown entry in the tab's history, as React Router counts it. */
const placeInHistory = (): unknown => history.state?.idx;

/**
 * Keeps a choice in the address and in this browser. Both wait until the page is idle, so that a price needn't wait for
 * them, and are done at once before the visitor leaves.
 *
 * The address is replaced without a navigation, which would render the whole page anew. So React Router still has the
 * previous address. It is called only when an address gets its first choice, because parts of the page check whether
 * there is one.
 *
 * @param key the choice's name in the browser's storage
 * @param write the choice as parameters of the address
 */
export const useKeptChoice = <Choice>(
  key: string,
  write: (choice: Choice) => URLSearchParams,
): ((choice: Choice) => void) => {
  const { pathname } = useLocation();
  const isUnderway = useNavigation().state !== 'idle';
  const [params, setParams] = useSearchParams();
  const waiting = useRef<{ readonly choice: Choice; readonly place: unknown } | null>(null);
  const cancel = useRef<() => void>(() => undefined);

  const save = useStable((isLeaving: boolean, followsLink = false) => {
    cancel.current();
    if (waiting.current === null) return;
    const { choice, place } = waiting.current;
    const written = write(choice);
    browserStorage.write(key, written.toString());
    const line = params.get(names.line);
    if (line !== null) written.set(names.line, line);
    const isShown = location.pathname === pathname && placeInHistory() === place;
    const isKnown = [...written.keys()].every((name) => params.has(name));
    if (isShown && (isKnown || isLeaving)) replaceAddress(written);
    // A navigation of ours would stop the one that the visitor has begun.
    // After a link it may have begun although this page doesn't know it yet.
    if (isShown && !isKnown && (isLeaving || isUnderway)) return followsLink ? undefined : later();
    waiting.current = null;
    if (isShown && !isKnown) setParams(written, { replace: true, preventScrollReset: true });
  });
  const later = useStable(() => {
    cancel.current = whenIdle(() => save(false));
  });

  useEffect(() => {
    const leave = ({ type, target }: Event) =>
      save(true, type === 'click' && target instanceof Element && target.closest('a[href]') !== null);
    // In the capture phase: before a link or a button navigates, and for the focus of any field.
    for (const sign of signsOfLeaving) addEventListener(sign, leave, true);
    return () => {
      for (const sign of signsOfLeaving) removeEventListener(sign, leave, true);
      cancel.current();
    };
  }, [save]);

  // A navigation that came to nothing leaves the visitor here.
  useEffect(() => {
    if (!isUnderway && waiting.current !== null) later();
  }, [isUnderway, later]);

  return useStable((choice) => {
    waiting.current = { choice, place: placeInHistory() };
    cancel.current();
    later();
  });
};

const replaceAddress = (params: URLSearchParams): void => {
  try {
    history.replaceState(history.state, '', `?${params}${location.hash}`);
  } catch {
    // Browsers limit how often a page may do this; the next change writes the choice.
  }
};

/** Returns a function that cancels the wait. Safari has no requestIdleCallback. */
const whenIdle = (run: () => void): (() => void) => {
  if ('requestIdleCallback' in window) {
    const idle = requestIdleCallback(run, { timeout: patience });
    return () => cancelIdleCallback(idle);
  }
  const timer = setTimeout(run, patience);
  return () => clearTimeout(timer);
};
