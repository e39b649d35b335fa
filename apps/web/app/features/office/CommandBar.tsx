import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { Answers } from '../../answers.tsx';
import { CommandField } from '../../ui/CommandField.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { useCommandKey } from '../../ui/use-command-key.ts';
import { stylesFor } from '../site-search/site-commands.ts';
import { useBoxesFound } from '../site-search/use-boxes-found.ts';
import { pagesFor, searchesFor } from './commands.ts';
import { useFound } from './use-found.ts';

/** Dispatched by the menu's button. */
const wanted = 'command-bar';

export const openCommands = () => window.dispatchEvent(new Event(wanted));

/**
 * Opened with Ctrl or ⌘ and K: goes to a page of the back office by a few letters, to an order, a customer or a run, or
 * to a search for them. A caller's box or size opens its price, and a style its dieline, as in the command bar of the shop.
 */
export function CommandBar({ role }: { role: string }) {
  const [isOpen, setOpen] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const open = useCallback(() => setOpen(true), []);
  useCommandKey(open);
  useEffect(() => {
    window.addEventListener(wanted, open);
    return () => window.removeEventListener(wanted, open);
  }, [open]);
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
  const [typed, setTyped] = useState('');
  const found = useFound(typed, role);
  const boxes = [...useBoxesFound(typed, true), ...stylesFor(typed)];
  return (
    <CommandField
      field={field}
      label="A page, an order, a customer, a run, a box, a size"
      typed={typed}
      onType={setTyped}
      commands={[...pagesFor(typed, role), ...found, ...boxes, ...searchesFor(typed, role)]}
      status={found.length + boxes.length === 0 ? '' : `${found.length + boxes.length} found`}
      onChosen={onChosen}
    />
  );
}
