import type { ReactNode } from 'react';
import { Card } from '../../ui/Card.tsx';

interface SectionProps {
  id: string;
  title: ReactNode;
  /** Shown at the right of the title. */
  beside?: ReactNode;
  children: ReactNode;
}

export function Section({ id, title, beside, children }: SectionProps) {
  return (
    <Card className="min-w-0 p-4 sm:p-5">
      <section id={id} aria-labelledby={`${id}-title`}>
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <h2 id={`${id}-title`} tabIndex={-1} className="text-xl">
            {title}
          </h2>
          {beside}
        </div>
        {children}
      </section>
    </Card>
  );
}
