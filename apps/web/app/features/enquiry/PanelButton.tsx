import type { ReactNode } from 'react';
import { paths } from '../../paths.ts';
import { type ButtonSize, type ButtonTone, buttonStyle } from '../../ui/button-style.ts';

export interface PanelButtonProps {
  /** Without button styles, only with `className`. */
  plain?: boolean;
  tone?: ButtonTone;
  size?: ButtonSize;
  className?: string;
  children?: ReactNode;
}

interface Asked {
  /** The form's field: `about` a product, or which `form` to show. */
  name: 'about' | 'form';
  value: string;
  label: string;
}

/**
 * A form with one button that leads to the enquiry page; with JavaScript `EnquiryPanels` intercepts it and opens the
 * panel instead.
 */
export function PanelButton({ name, value, label, ...button }: Asked & PanelButtonProps) {
  const { plain = false, tone, size, className = '', children = label } = button;
  return (
    <form action={paths.enquiry} data-enquiry="" className="contents">
      <input type="hidden" name={name} value={value} />
      <button type="submit" className={plain ? className : buttonStyle(tone, size, className)}>
        {children}
      </button>
    </form>
  );
}
