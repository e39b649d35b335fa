import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

export interface AccordionItem {
  readonly id: string;
  readonly title: string;
  readonly content: ReactNode;
}

interface AccordionProps {
  items: readonly AccordionItem[];
  /** With a name, only one of the items is open at a time. */
  name?: string;
}

/** Expandable questions, based on the details element: works without JavaScript, and find-in-page opens them. */
export function Accordion({ items, name }: AccordionProps) {
  return (
    <div className="crease divide-y divide-dashed divide-line border-y">
      {items.map(({ id, title, content }) => (
        <details key={id} id={id} name={name} className="group/item">
          <summary className="flex min-h-12 list-none items-center justify-between gap-4 py-3 font-semibold [&::-webkit-details-marker]:hidden">
            {title}
            <ChevronDown
              aria-hidden="true"
              className="size-5 shrink-0 text-ink-soft transition-transform group-open/item:rotate-180"
            />
          </summary>
          <div className="max-w-prose pb-5 text-ink-soft">{content}</div>
        </details>
      ))}
    </div>
  );
}
