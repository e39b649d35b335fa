import { type ComponentType, type MouseEvent, type ReactNode, useState } from 'react';
import { notify } from '../../ui/notify.ts';
import { unreachable } from '../../unreachable.ts';
import type { ChangePasswordDialogProps } from './ChangePasswordDialog.tsx';

/** A menu entry that opens the dialogs for a new password; their script is loaded on click. */
export function ChangePassword({ className, children }: { className: string; children: ReactNode }) {
  const [Dialog, setDialog] = useState<ComponentType<ChangePasswordDialogProps> | null>(null);
  const [open, setOpen] = useState(false);
  const show = ({ currentTarget }: MouseEvent) => {
    foldMenus(currentTarget);
    import('./ChangePasswordDialog.tsx').then(
      ({ ChangePasswordDialog }) => {
        setDialog(() => ChangePasswordDialog);
        setOpen(true);
      },
      () => notify.error(unreachable),
    );
  };
  return (
    <>
      <button type="button" aria-haspopup="dialog" onClick={show} className={className}>
        {children}
      </button>
      {Dialog === null ? null : <Dialog open={open} onOpenChange={setOpen} />}
    </>
  );
}

/**
 * Closes the menus around an entry, because they would cover the dialog. The focus goes to the outermost menu's button.
 */
function foldMenus(entry: Element): void {
  let outermost: HTMLElement | null = null;
  for (
    let menu = entry.closest<HTMLElement>('[popover]');
    menu;
    menu = menu.parentElement?.closest('[popover]') ?? null
  )
    outermost = menu;
  outermost?.hidePopover();
}
