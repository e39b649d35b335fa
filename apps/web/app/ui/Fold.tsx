import type { ReactNode } from 'react';
import { useFold } from './use-fold.ts';

interface FoldProps {
  /** Opens it whenever it turns true; then only its reader closes it. */
  isOpen: boolean;
  className?: string;
  /** A `summary` first. */
  children: ReactNode;
}

export const Fold = ({ isOpen, className, children }: FoldProps) => (
  <details className={className} {...useFold(isOpen)}>
    {children}
  </details>
);
