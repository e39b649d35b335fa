import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { classes } from './classes.ts';

export interface DialogProps {
  title: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  children: ReactNode;
  /** The element to focus first, if it isn't the close button. */
  initialFocus?: () => HTMLElement | null;
  /** The element that is focused once it is closed; `true` for the one from before. */
  finalFocus?: () => HTMLElement | true;
}

const backdrop =
  'fixed inset-0 z-40 bg-ink/45 transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0';

function Head({ title }: { title: string }) {
  return (
    <div className="flex items-center justify-between gap-4 border-line border-b py-3 pr-3 pl-5">
      <Base.Title className="text-xl">{title}</Base.Title>
      <Base.Close
        aria-label="Close"
        className="flex size-11 shrink-0 items-center justify-center rounded-md hover:bg-board"
      >
        <X aria-hidden="true" className="size-5" />
      </Base.Close>
    </div>
  );
}

/** A modal dialog. Escape and the close button close it, and the focus returns. */
export function Dialog({ title, open, onOpenChange, children, initialFocus, finalFocus }: DialogProps) {
  return (
    <Base.Root open={open} onOpenChange={onOpenChange}>
      <Base.Portal>
        <Base.Backdrop className={backdrop} />
        <Base.Popup
          initialFocus={initialFocus}
          finalFocus={finalFocus}
          className={classes(
            'fixed inset-x-4 top-1/2 z-50 mx-auto flex max-h-[calc(100dvh-2rem)] max-w-lg -translate-y-1/2 flex-col rounded-lg bg-card',
            'shadow-lift transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0',
          )}
        >
          <Head title={title} />
          <div className="overflow-y-auto p-5">{children}</div>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}

/** The same as a panel at the right edge of the screen. Its footer stays visible. */
export function SidePanel({ title, open, onOpenChange, foot, children }: DialogProps & { foot?: ReactNode }) {
  return (
    <Base.Root open={open} onOpenChange={onOpenChange}>
      <Base.Portal>
        <Base.Backdrop className={backdrop} />
        <Base.Popup
          className={classes(
            'fixed inset-y-0 right-0 z-50 flex w-full max-w-md flex-col bg-card shadow-lift transition-transform',
            'data-ending-style:translate-x-full data-starting-style:translate-x-full',
          )}
        >
          <Head title={title} />
          <div className="flex-1 overflow-y-auto p-5">{children}</div>
          {foot === undefined ? null : <div className="border-line border-t p-4">{foot}</div>}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
