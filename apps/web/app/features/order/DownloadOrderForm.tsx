import { Download } from 'lucide-react';
import { paths } from '../../paths.ts';
import { type ButtonTone, buttonStyle } from '../../ui/button-style.ts';

/** The order form as a PDF: a plain link, so that it works without JavaScript. */
export function DownloadOrderForm({ token, tone = 'outline' }: { token: string; tone?: ButtonTone }) {
  return (
    <a href={paths.orderFormFile(token)} download className={buttonStyle(tone)}>
      <Download aria-hidden="true" className="size-5" /> Download Order Form
    </a>
  );
}
