import { type FocusEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { useLocation } from 'react-router';
import { classes } from './classes.ts';

interface DisclosureProps {
  /** The button's content; its text is the button's name. */
  button: ReactNode;
  buttonName?: string;
  /** Set if the current page is in the list. */
  buttonCurrent?: 'page' | 'true' | undefined;
  buttonClass: string;
  /** Positions the panel, which is above everything on the page. */
  panelClass: string;
  children: ReactNode;
}

/**
 * A button that opens a list of links, based on the popover API: works without JavaScript, and closes on Escape or a
 * click elsewhere; with JavaScript also when the focus leaves it or a link is followed.
 */
export function Disclosure(props: DisclosureProps) {
  const { button, buttonName, buttonCurrent, buttonClass, panelClass, children } = props;
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const { key } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation closes the list; one opened before hydration stays open.
  useEffect(() => () => panel.current?.hidePopover(), [key]);

  const onBlur = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) panel.current?.hidePopover();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only handles events that bubble up from its button and links.
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
