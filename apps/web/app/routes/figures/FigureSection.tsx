import { type AccountPeriodForm, type FigureList, figureListNames } from '@boxwright/contract';
import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { officePaths } from '../../office-paths.ts';
import { buttonStyle } from '../../ui/button-style.ts';

interface FigureSectionProps {
  list: FigureList;
  period: AccountPeriodForm;
  /** What its figures mean. */
  text: string;
  /** Said instead of an empty table. */
  none: string;
  isEmpty: boolean;
  children: ReactNode;
}

/** A list of figures, with its file. */
export function FigureSection({ list, period, text, none, isEmpty, children }: FigureSectionProps) {
  const name = figureListNames[list];
  return (
    <section aria-labelledby={list} className="mt-10">
      <div className="mb-3 flex flex-wrap items-end justify-between gap-3">
        <div>
          <h2 id={list} className="text-2xl">
            {name}
          </h2>
          <p className="mt-1 max-w-2xl text-ink-soft">{text}</p>
        </div>
        {isEmpty ? null : (
          <a href={officePaths.figuresFile(list, period)} download className={buttonStyle('outline', 'small')}>
            <Download aria-hidden="true" className="size-4.5" /> CSV
            <span className="sr-only"> of {name}</span>
          </a>
        )}
      </div>
      {isEmpty ? <p>{none}</p> : children}
    </section>
  );
}
