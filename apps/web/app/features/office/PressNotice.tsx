import type { ReactNode } from 'react';
import { useNoticeFocus } from '../plain-form/use-notice-focus.ts';

interface PressNoticeProps {
  /** Whether it says something. */
  isShown: boolean;
  className?: string;
  children: ReactNode;
}

/**
 * Says near the head of a page what a press has done, or why not. It takes the focus, and so comes into view: the pressed
 * button may be far below, or have gone.
 */
export function PressNotice({ isShown, className, children }: PressNoticeProps) {
  const notice = useNoticeFocus<HTMLDivElement>(isShown);
  return (
    <div ref={notice} tabIndex={-1} className={className}>
      {children}
    </div>
  );
}
