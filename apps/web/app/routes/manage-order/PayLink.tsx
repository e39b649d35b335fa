import type { OrderRow } from '@boxwright/contract';
import { formatRupees, type Paise } from '@boxwright/money';
import { Copy, MessageCircle } from 'lucide-react';
import type { Posted } from '../../features/office/posted-form.ts';
import { useShell } from '../../features/site/shell-data.ts';
import { whatsAppChat } from '../../features/site/telephone.ts';
import { Button } from '../../ui/Button.tsx';
import { buttonStyle } from '../../ui/button-style.ts';
import { copyLink } from '../../ui/copy-link.ts';
import { DeskForm } from './DeskForm.tsx';
import type { DeskOrder } from './load-desk-order.ts';
import { inIndia } from './mobile.ts';
import { refusalOf } from './posted-desk-form.ts';

interface PayLinkProps {
  desk: DeskOrder;
  head: OrderRow;
  posted: Posted | undefined;
}

/** The link with which the customer pays without signing in: copy it, or send it by WhatsApp or mail. */
export function PayLink({ desk: { payUrl, mobile, may }, head, posted }: PayLinkProps) {
  const { company } = useShell();
  if (payUrl === '') return null;
  // The contract's codec guarantees whole paise.
  const due = formatRupees(head.due as Paise);
  const chat = whatsAppChat(inIndia(mobile), `Order ${head.number} from ${company.name}: ${due} to pay. ${payUrl}`);
  return (
    <div className="mt-4">
      <label htmlFor="pay-link" className="font-medium text-[0.9375rem]">
        Link to pay
      </label>
      <input
        id="pay-link"
        readOnly
        value={payUrl}
        onFocus={({ target }) => target.select()}
        className="mt-1 min-h-11 w-full rounded-md border border-line-strong bg-board px-3 text-[0.9375rem]"
      />
      <p className="mt-1 text-ink-soft text-sm">The customer pays there without signing in.</p>
      <div className="mt-2 flex flex-wrap items-start gap-2.5">
        <Button tone="outline" size="small" className="noscript:hidden" onClick={() => void copyLink(payUrl)}>
          <Copy aria-hidden="true" className="size-4" /> Copy
        </Button>
        {mobile === '' || chat === null ? null : (
          <a href={chat} target="_blank" rel="noopener noreferrer" className={buttonStyle('outline', 'small')}>
            <MessageCircle aria-hidden="true" className="size-4" /> WhatsApp
          </a>
        )}
        {may.changes ? (
          <DeskForm
            orderId={head.id}
            form="pay-link"
            refusal={refusalOf(posted, 'pay-link')}
            button="Mail it"
            busy="Mailing…"
            tone="outline"
            className="[&>div]:mt-0"
          />
        ) : null}
      </div>
    </div>
  );
}
