import type { ReactNode } from 'react';
import { useFold } from './use-fold.ts';

interface FoldProps {
  /** Opens it whenever it turns true; then only its reader closes it. */
  isOpen: boolean;
  /** What its form changes: it is folded once that is done. */
  foldsAfter?: string | number;
  className?: string;
  /** A `summary` first. */
  children: ReactNode;
}

export const Fold = ({ isOpen, foldsAfter, className, children }: FoldProps) => (
  <details className={className} {...useFold(isOpen, foldsAfter)}>
    {children}
  </details>
);
