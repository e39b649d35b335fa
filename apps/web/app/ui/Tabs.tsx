import { Tabs as Base } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';

export interface Tab {
  readonly id: string;
  readonly label: ReactNode;
  readonly content: ReactNode;
}

interface TabsProps {
  /** The tab list's label for screen readers. */
  label: string;
  tabs: readonly Tab[];
  /** The initial tab; by default the first. */
  first?: string;
  onChange?: (id: string) => void;
}

/** Tabs that show one panel at a time. Arrow keys move between them. */
export function Tabs({ label, tabs, first, onChange }: TabsProps) {
  return (
    <Base.Root defaultValue={first ?? tabs[0]?.id} onValueChange={(id) => onChange?.(String(id))}>
      <Base.List aria-label={label} className="scroll-row flex gap-6 border-line border-b">
        {tabs.map(({ id, label }) => (
          <Base.Tab
            key={id}
            value={id}
            className="-mb-px min-h-11 shrink-0 border-transparent border-b-2 font-semibold text-ink-soft -outline-offset-2 hover:text-ink data-active:border-vermilion data-active:text-ink"
          >
            {label}
          </Base.Tab>
        ))}
      </Base.List>
      {tabs.map(({ id, content }) => (
        <Base.Panel key={id} value={id} className="pt-5">
          {content}
        </Base.Panel>
      ))}
    </Base.Root>
  );
}
