import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { Answers } from '../../answers.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { pagesFor, searchesFor } from './commands.ts';
import { useFound } from './use-found.ts';

/** Dispatched by the menu's button. */
const wanted = 'command-bar';

export const openCommands = () => window.dispatchEvent(new Event(wanted));

/**
 * Opened with Ctrl or ⌘ and K: goes to a page of the back office by a few letters, to an order, a customer or a run, or
 * to a search for them.
 */
export function CommandBar({ role }: { role: string }) {
  const [isOpen, setOpen] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const open = () => setOpen(true);
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
  return (
    <Dialog title="Go to" open={isOpen} onOpenChange={setOpen} initialFocus={() => field.current}>
      {/* What is found is kept until the bar is closed. */}
      <Answers>
        <Commands role={role} field={field} onChosen={() => setOpen(false)} />
      </Answers>
    </Dialog>
  );
}

interface CommandsProps {
  role: string;
  field: RefObject<HTMLInputElement | null>;
  onChosen: () => void;
}

function Commands({ role, field, onChosen }: CommandsProps) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const found = useFound(typed, role);
  const commands = [...pagesFor(typed, role), ...found, ...searchesFor(typed, role)];
  const goToFirst = (event: FormEvent) => {
    event.preventDefault();
    const [first] = commands;
    if (first === undefined) return;
    onChosen();
    void navigate(first.to);
  };
  return (
    <>
      <form onSubmit={goToFirst}>
        <label htmlFor="go-to" className="text-ink-soft">
          A page, an order, a customer, a run
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
      <p role="status" className="sr-only">
        {found.length === 0 ? '' : `${found.length} found`}
      </p>
      <ul className="mt-3 flex flex-col gap-0.5">
        {commands.map(({ name, to }) => (
          <li key={to}>
            <Link
              to={to}
              onClick={onChosen}
              className="wrap-anywhere flex min-h-11 items-center rounded-md px-3 hover:bg-board"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
