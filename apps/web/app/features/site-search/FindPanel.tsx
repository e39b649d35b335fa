import { type RefObject, useRef, useState } from 'react';
import { Answers } from '../../answers.tsx';
import { CommandField } from '../../ui/CommandField.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { pagesFor, searchFor, withoutDoubles } from './site-commands.ts';
import { useBoxesFound } from './use-boxes-found.ts';
import { usePageCommands } from './use-page-commands.ts';

export interface FindPanelProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The command bar of site and shop: pages, boxes, the price of a size, and what the page itself offers. */
export function FindPanel({ open, onOpenChange }: FindPanelProps) {
  const field = useRef<HTMLInputElement>(null);
  /** Of the page: pressed once the bar is closed, and focused then. */
  const chosen = useRef<HTMLElement | null>(null);
  return (
    <Dialog
      title="Find"
      open={open}
      onOpenChange={onOpenChange}
      initialFocus={() => field.current}
      finalFocus={() => {
        const element = chosen.current;
        chosen.current = null;
        if (element?.matches('a, button')) element.click();
        return element ?? true;
      }}
    >
      <Answers>
        <Finds
          field={field}
          choose={(element) => {
            chosen.current = element;
          }}
          onChosen={() => onOpenChange(false)}
        />
      </Answers>
    </Dialog>
  );
}

interface FindsProps {
  field: RefObject<HTMLInputElement | null>;
  choose: (element: HTMLElement) => void;
  onChosen: () => void;
}

function Finds({ field, choose, onChosen }: FindsProps) {
  const [typed, setTyped] = useState('');
  const boxes = useBoxesFound(typed);
  const ofPage = usePageCommands(typed, choose);
  const found = withoutDoubles([...ofPage, ...pagesFor(typed), ...boxes]);
  return (
    <CommandField
      field={field}
      label="A box, a size, a style, a page"
      typed={typed}
      onType={setTyped}
      commands={withoutDoubles([...found, ...searchFor(typed)])}
      status={typed.trim() === '' ? '' : `${found.length} found`}
      onChosen={onChosen}
    />
  );
}
