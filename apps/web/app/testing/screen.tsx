import { setImmediate } from 'node:timers/promises';
import { act, type ReactNode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, type RouteObject, RouterProvider } from 'react-router';
import { expect, onTestFinished, vi } from 'vitest';
import { Answers } from '../answers.tsx';
import { loadOperations } from '../api.ts';
import { type Answers as ServerAnswers, type ServerDouble, serverDouble } from './server-double.ts';

/** A page that uses a hook, and its visitor. */
export interface Screen<T, Given> {
  /** What the hook has returned last. */
  readonly now: T;
  /** Path, query and fragment in the browser's address bar. */
  readonly address: string;
  /** Does something as a visitor does, without waiting for its answer; the page is rendered after it. */
  act(work: () => unknown): Promise<void>;
  /** Renders the page with something else given. */
  give(given: Given): Promise<void>;
  goTo(address: string): Promise<void>;
  leave(): Promise<void>;
}

interface ScreenOptions<T, Given> extends Pick<RouteObject, 'loader' | 'action'> {
  readonly given: Given;
  /** Address of the page. */
  readonly at?: string;
  /** What the page before has handed over: the location's state. */
  readonly state?: unknown;
  /** Pattern of the addresses that are this page; without it, the one path. */
  readonly path?: string;
  /** What the page shows, for hooks that work on elements. */
  readonly shows?: (now: T) => ReactNode;
  /** The layout that the page is in: its route's id and what its loader has returned. */
  readonly layout?: { readonly id: string; readonly data: unknown };
  /** What stands around the page. */
  readonly around?: (page: ReactNode) => ReactNode;
  /** Pages beside this one; all others are empty. */
  readonly others?: readonly RouteObject[];
}

const open = new Set<() => Promise<void>>();

/** For the end of a test. */
export const leavePages = async (): Promise<void> => {
  for (const leave of open) await leave();
};

/** Opens a page that uses a hook, with the address, history and storage of a browser. */
export async function openScreen<T, Given = undefined>(
  use: (given: Given) => T,
  options: ScreenOptions<T, Given>,
): Promise<Screen<T, Given>> {
  const {
    at = '/',
    state = null,
    path,
    shows,
    layout,
    around = (page) => page,
    others = [],
    given: first,
    ...received
  } = options;
  history.replaceState({ usr: state, key: 'first', idx: 0 }, '', at); // as React Router keeps it
  let now: { readonly returned: T } | undefined;
  let given = first;
  let rerender: (() => void) | undefined;
  function Page() {
    const [, setTimes] = useState(0);
    rerender = () => setTimes((times) => times + 1);
    const returned = use(given);
    now = { returned };
    return shows?.(returned);
  }
  const page: RouteObject = { id: 'page', path: path ?? location.pathname, element: around(<Page />), ...received };
  const opened = layout === undefined ? page : { id: layout.id, loader: () => layout.data, children: [page] };
  const router = createBrowserRouter([opened, ...others, { path: '*', element: null }], {
    hydrationData: { loaderData: { page: null, ...(layout && { [layout.id]: layout.data }) } },
  });
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  const leave = async () => {
    open.delete(leave);
    await acting(() => root.unmount());
    router.dispose();
  };
  open.add(leave);
  await acting(() =>
    root.render(
      <Answers>
        <RouterProvider router={router} />
      </Answers>,
    ),
  );
  return {
    get now() {
      if (now === undefined) throw new Error('The page hasn’t been rendered yet.');
      return now.returned;
    },
    get address() {
      return location.pathname + location.search + location.hash;
    },
    act: acting,
    give: (next) => {
      given = next;
      return acting(() => rerender?.());
    },
    goTo: (address) => acting(() => void router.navigate(address)),
    leave,
  };
}

/** The control with this name. */
export function control<Control extends HTMLElement = HTMLInputElement>(name: string): Control {
  const found = document.querySelector<Control>(`[name="${name}"]`);
  if (found === null) throw new Error(`The page has no control “${name}”.`);
  return found;
}

/** Types into a control, as React and the page's listeners notice it. */
export function typeInto(name: string, text: string): void {
  const typedInto = control(name);
  // React notices a value that wasn't set through the element's own property, which it watches.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(typedInto), 'value')?.set?.call(typedInto, text);
  typedInto.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Puts a double of the server behind the browser's `fetch` until the test ends. */
export async function serverBehindFetch(answers: ServerAnswers = {}): Promise<ServerDouble> {
  const double = serverDouble(answers);
  vi.stubGlobal('fetch', double.fetch);
  onTestFinished(() => expect(double.unanswered).toEqual([]));
  await loadOperations();
  return double;
}

const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };

/** Answers that come later are rendered as in a browser, so a test waits for them with `expect.poll`. */
async function acting(work: () => unknown): Promise<void> {
  environment.IS_REACT_ACT_ENVIRONMENT = true;
  try {
    await act(async () => {
      work();
      await setImmediate();
    });
  } finally {
    environment.IS_REACT_ACT_ENVIRONMENT = false;
  }
}
