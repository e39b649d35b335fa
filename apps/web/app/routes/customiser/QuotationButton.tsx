import { FileText } from 'lucide-react';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';

/** Sends the form to the page that makes the quotation; works without JavaScript. */
export function QuotationButton() {
  return (
    <Button type="submit" tone="outline" formAction={paths.getQuote('')} formMethod="get" className="max-lg:w-full">
      <FileText aria-hidden="true" className="size-5" /> Get Quote
    </Button>
  );
}
