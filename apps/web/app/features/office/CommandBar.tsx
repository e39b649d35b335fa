import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { Dialog } from '../../ui/Dialog.tsx';
import { commandsFor } from './commands.ts';

/** Dispatched by the menu's button. */
const wanted = 'command-bar';

export const openCommands = () => window.dispatchEvent(new Event(wanted));

/** Opened with Ctrl or ⌘ and K: goes to a page of the back office by a few letters, or searches orders and customers. */
export function CommandBar({ role }: { role: string }) {
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const open = () => {
      setTyped('');
      setOpen(true);
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      event.preventDefault();
      open();
    };
    window.addEventListener(wanted, open);
    window.addEventListener('keydown', onKey);
    return () => {
      window.removeEventListener(wanted, open);
      window.removeEventListener('keydown', onKey);
    };
  }, []);
  const commands = commandsFor(typed, role);
  const close = () => setOpen(false);
  const goToFirst = (event: FormEvent) => {
    event.preventDefault();
    const [first] = commands;
    if (first === undefined) return;
    close();
    void navigate(first.to);
  };
  return (
    <Dialog title="Go to" open={isOpen} onOpenChange={setOpen} initialFocus={() => field.current}>
      <form onSubmit={goToFirst}>
        <label htmlFor="go-to" className="text-ink-soft">
          A page, an order, a customer
        </label>
        <input
          ref={field}
          id="go-to"
          type="search"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          autoComplete="off"
          maxLength={60}
          className="mt-1 min-h-11 w-full rounded-md border border-line-strong bg-card px-3.5 text-base"
        />
      </form>
      <ul className="mt-3 flex flex-col gap-0.5">
        {commands.map(({ name, to }) => (
          <li key={to}>
            <Link
              to={to}
              onClick={close}
              className="wrap-anywhere flex min-h-11 items-center rounded-md px-3 hover:bg-board"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
