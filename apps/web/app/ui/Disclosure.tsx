import { type FocusEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { useLocation } from 'react-router';
import { classes } from './classes.ts';

interface DisclosureProps {
  /** The button's content; its text is the button's name. */
  button: ReactNode;
  buttonName?: string;
  /** Set where one is on a page of the list. */
  buttonCurrent?: 'page' | 'true' | undefined;
  buttonClass: string;
  /** Says where the panel lies: it is positioned on the page, above everything. */
  panelClass: string;
  children: ReactNode;
}

/**
 * A button that unfolds a list of links. The browser does the unfolding, so it works before any script has loaded, and
 * folds it again on Escape or a press elsewhere; with the script, also when the focus leaves it or a link is followed.
 */
export function Disclosure(props: DisclosureProps) {
  const { button, buttonName, buttonCurrent, buttonClass, panelClass, children } = props;
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const { key } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation folds the list; what was unfolded before the script came stays.
  useEffect(() => () => panel.current?.hidePopover(), [key]);

  const onBlur = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) panel.current?.hidePopover();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens to what its button and links bubble up.
    <div onBlur={onBlur}>
      <button
        type="button"
        popoverTarget={id}
        aria-label={buttonName}
        aria-current={buttonCurrent}
        className={classes('group/fold', buttonClass)}
      >
        {button}
      </button>
      <div ref={panel} id={id} popover="auto" className={panelClass}>
        {children}
      </div>
    </div>
  );
}
