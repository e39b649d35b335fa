import { Link, type LinkProps } from 'react-router';
import { paths } from '../../paths.ts';
import { classes } from '../../ui/classes.ts';

interface AskForQuoteProps extends Omit<LinkProps, 'to'> {
  /** The box: a choice of the customiser as a query. */
  box: URLSearchParams;
}

/** Leads to the enquiry form with the box filled in. */
export function AskForQuote({ box, className, children = 'Ask for a quote', ...rest }: AskForQuoteProps) {
  return (
    <Link to={paths.enquiryAbout(box)} className={classes('underline underline-offset-4', className)} {...rest}>
      {children}
    </Link>
  );
}
