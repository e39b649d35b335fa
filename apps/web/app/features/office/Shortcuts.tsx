import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { Dialog } from '../../ui/Dialog.tsx';
import { focusScanField, isPrinted } from './scan-field.ts';
import { isTyping, nextKeys } from './shortcut-keys.ts';

export interface Shortcut {
  /** One key, or two to be pressed after each other: `j`, `/`, `g o`. */
  readonly keys: string;
  /** What the shortcut does, for the list of shortcuts. */
  readonly name: string;
  readonly run: () => void;
}

type Register = (shortcuts: readonly Shortcut[]) => () => void;

const RegisterContext = createContext<Register | null>(null);

/**
 * Runs the shortcuts of the screens inside, and lists them when `?` is pressed. Other keys that are pressed while no
 * field has the focus come from a scanner, and are typed into the page's field for scans.
 */
export function Shortcuts({ children }: { children: ReactNode }) {
  const lists = useRef(new Set<readonly Shortcut[]>());
  const [shown, setShown] = useState<readonly Shortcut[] | null>(null);
  const register = useCallback<Register>((shortcuts) => {
    lists.current.add(shortcuts);
    return () => lists.current.delete(shortcuts);
  }, []);
  useEffect(() => {
    let pressed = '';
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      const known = [...lists.current].flat();
      pressed = nextKeys(pressed, event.key, known.map(({ keys }) => keys).concat('?'));
      // The screen that was opened last wins, such as a panel over a list.
      const shortcut = known.findLast(({ keys }) => keys === pressed);
      if (pressed === '?') setShown(known);
      else if (shortcut !== undefined) shortcut.run();
      else {
        // The field that gets the focus now receives the key.
        if (isPrinted(event.key) && !known.some(({ keys }) => keys.startsWith(pressed))) focusScanField();
        return;
      }
      event.preventDefault();
      pressed = '';
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return (
    <RegisterContext value={register}>
      {children}
      <Dialog title="Keyboard shortcuts" open={shown !== null} onOpenChange={() => setShown(null)}>
        <dl className="grid grid-cols-[auto_1fr] items-baseline gap-x-5 gap-y-2.5">
          {(shown ?? []).map(({ keys, name }) => (
            <div key={keys} className="contents">
              <dt>
                {keys.split(' ').map((key) => (
                  <kbd key={key} className="figures mr-1 rounded-sm border border-line-strong bg-board px-2 py-0.5">
                    {key}
                  </kbd>
                ))}
              </dt>
              <dd>{name}</dd>
            </div>
          ))}
        </dl>
      </Dialog>
    </RegisterContext>
  );
}

/** Adds shortcuts while a screen is shown. Their functions may change with every render. */
export function useShortcuts(shortcuts: readonly Shortcut[]): void {
  const register = useContext(RegisterContext);
  const latest = useRef(shortcuts);
  useEffect(() => {
    latest.current = shortcuts;
  });
  const names = shortcuts.map(({ keys, name }) => `${keys}\n${name}`).join('\n\n');
  const stable = useMemo(
    () =>
      names.split('\n\n').flatMap((line) => {
        const [keys = '', name = ''] = line.split('\n');
        return keys === '' ? [] : [{ keys, name, run: () => latest.current.find((one) => one.keys === keys)?.run() }];
      }),
    [names],
  );
  useEffect(() => register?.(stable), [register, stable]);
}
