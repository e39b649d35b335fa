import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { type ButtonTone, buttonStyle } from '../../ui/button-style.ts';

interface EnquireLinkProps {
  cartonType: string;
  tone?: ButtonTone;
  plain?: boolean;
  className?: string;
  children: ReactNode;
}

export function EnquireButton({ tone, plain, className, children }: EnquireLinkProps) {
  return (
    <Link to={paths.enquiry} className={plain ? className : buttonStyle(tone)}>
      {children}
    </Link>
  );
}

export function QuoteButton() {
  return <Link to={paths.enquiry}>Click here for Quotes</Link>;
}
