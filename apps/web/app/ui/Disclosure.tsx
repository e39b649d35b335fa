import { type FocusEvent, type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router';

interface DisclosureProps {
  /** The button's content; its text is the button's name. */
  button: ReactNode;
  buttonName?: string;
  buttonClass: string;
  panelClass: string;
  children: ReactNode;
}

/** A button that unfolds a list of links. Escape, a press elsewhere, leaving it or following a link folds it again. */
export function Disclosure({ button, buttonName, buttonClass, panelClass, children }: DisclosureProps) {
  const [open, setOpen] = useState(false);
  const panel = useId();
  const frame = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const { key } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation folds the list.
  useEffect(() => setOpen(false), [key]);
  useEffect(() => {
    if (!open) return;
    const outside = (event: PointerEvent) => {
      if (event.target instanceof Node && !frame.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener('pointerdown', outside);
    return () => document.removeEventListener('pointerdown', outside);
  }, [open]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    setOpen(false);
    trigger.current?.focus();
  };
  const onBlur = (event: FocusEvent) => {
    if (event.relatedTarget instanceof Node && !frame.current?.contains(event.relatedTarget)) setOpen(false);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens to what its button and links bubble up.
    <div ref={frame} className="group/disclosure" onKeyDown={onKeyDown} onBlur={onBlur}>
      <button
        ref={trigger}
        type="button"
        aria-expanded={open}
        aria-controls={panel}
        aria-label={buttonName}
        className={buttonClass}
        onClick={() => setOpen(!open)}
      >
        {button}
      </button>
      <div id={panel} hidden={!open} className={panelClass}>
        {children}
      </div>
    </div>
  );
}
