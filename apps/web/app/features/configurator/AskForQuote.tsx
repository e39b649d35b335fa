import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { classes } from '../../ui/classes.ts';

interface AskForQuoteProps {
  /** The box: a choice of the customiser as a query. */
  box: URLSearchParams;
  className?: string;
  children?: ReactNode;
}

/** Leads to the enquiry form with the box filled in. */
export function AskForQuote({ box, className, children = 'Ask for a quote' }: AskForQuoteProps) {
  return (
    <Link to={paths.enquiryAbout(box)} className={classes('underline underline-offset-4', className)}>
      {children}
    </Link>
  );
}
