import { Copy, MessageCircle } from 'lucide-react';
import { useId } from 'react';
import { useShell } from '../../features/site/shell-data.ts';
import { Button } from '../../ui/Button.tsx';
import { buttonStyle } from '../../ui/button-style.ts';
import { Card } from '../../ui/Card.tsx';
import { copyLink } from '../../ui/copy-link.ts';

/** The link for colleagues, who look and comment. */
export function ShareProofs({ orderNumber, url }: { orderNumber: string; url: string }) {
  const { name } = useShell().company;
  const field = useId();
  const message = `Artwork and proofs of order ${orderNumber} at ${name}, to look at and comment: ${url}`;
  return (
    <Card className="p-5 sm:p-7">
      <details>
        <summary className="min-h-11 content-center">
          <h2 className="inline text-2xl">Show it to a colleague</h2>
        </summary>
        <p className="mt-2 text-[0.9375rem] text-ink-soft">
          Whoever has this link sees the artwork and the proofs and can comment on them. They can’t send files or
          approve, and see no prices or addresses.
        </p>
        <label htmlFor={field} className="sr-only">
          Link for colleagues
        </label>
        <input
          id={field}
          readOnly
          value={url}
          onFocus={({ target }) => target.select()}
          className="mt-3 min-h-11 w-full rounded-md border border-line-strong bg-board px-3 text-base"
        />
        <div className="mt-3 flex flex-wrap gap-2.5">
          <Button tone="outline" size="small" className="noscript:hidden" onClick={() => void copyLink(url)}>
            <Copy aria-hidden="true" className="size-5" /> Copy link
          </Button>
          <a
            href={`https://wa.me/?text=${encodeURIComponent(message)}`}
            target="_blank"
            rel="noopener noreferrer"
            data-event="whatsapp_click"
            className={buttonStyle('outline', 'small')}
          >
            <MessageCircle aria-hidden="true" className="size-5" /> Share on WhatsApp
          </a>
        </div>
      </details>
    </Card>
  );
}
