import { type KeyboardEvent, type RefObject, useState } from 'react';
import { Link, useNavigate } from 'react-router';

/** What a command bar offers: a page to go to, or something to do on this page. */
export interface Command {
  readonly name: string;
  /** What kind of thing it is, where names alone don't say it. */
  readonly kind?: string;
  /** Where it leads to; for something to do, a key that no other command has. */
  readonly to: string;
  readonly run?: () => void;
}

interface CommandFieldProps {
  field: RefObject<HTMLInputElement | null>;
  label: string;
  typed: string;
  onType: (typed: string) => void;
  commands: readonly Command[];
  /** How many were found, for screen readers; '' while nothing was searched for. */
  status: string;
  onChosen: () => void;
}

const listId = 'commands';

/**
 * The field of a command bar with the list of what it offers (a combobox): arrows choose, Enter goes there. The focus
 * stays in the field; entries are links, for the mouse.
 */
export function CommandField({ field, label, typed, onType, commands, status, onChosen }: CommandFieldProps) {
  const navigate = useNavigate();
  const [chosen, setChosen] = useState('');
  // The chosen entry stays marked while more entries are found around it.
  const place = Math.max(
    commands.findIndex(({ to }) => to === chosen),
    0,
  );
  const go = ({ to, run }: Command) => {
    onChosen();
    if (run) run();
    else void navigate(to);
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const current = commands[place];
    if (event.key === 'Enter') {
      event.preventDefault();
      if (current) go(current);
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = (place + step + commands.length) % commands.length;
    setChosen(commands[next]?.to ?? '');
    document.getElementById(idOf(next))?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <>
      <label htmlFor="go-to" className="text-ink-soft">
        {label}
      </label>
      <input
        ref={field}
        id="go-to"
        type="text"
        role="combobox"
        aria-expanded={commands.length > 0}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={commands.length > 0 ? idOf(place) : undefined}
        value={typed}
        onChange={(event) => {
          setChosen('');
          onType(event.target.value);
        }}
        onKeyDown={onKey}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="go"
        maxLength={60}
        className="mt-1 min-h-11 w-full rounded-md border border-line-strong bg-card px-3.5 text-base"
      />
      <p role="status" className="sr-only">
        {status}
      </p>
      <div
        id={listId}
        role="listbox"
        aria-label={label}
        className="mt-3 flex h-[min(26rem,55dvh)] flex-col gap-0.5 overflow-y-auto"
      >
        {commands.map((command, index) => (
          <Link
            key={command.to}
            id={idOf(index)}
            role="option"
            aria-selected={index === place}
            tabIndex={-1}
            to={command.run ? '' : command.to}
            onClick={(event) => {
              if (command.run) {
                event.preventDefault();
                go(command);
              } else onChosen();
            }}
            className="wrap-anywhere flex min-h-11 shrink-0 items-center justify-between gap-3 rounded-md px-3 hover:bg-board aria-selected:bg-board"
          >
            {command.name}
            {command.kind === undefined ? null : <span className="shrink-0 text-ink-soft text-sm">{command.kind}</span>}
          </Link>
        ))}
      </div>
    </>
  );
}

const idOf = (place: number) => `command-${place}`;
