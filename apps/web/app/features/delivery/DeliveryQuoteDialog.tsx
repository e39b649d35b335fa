import { type BoxLimits, deliveryQuoteThanks } from '@boxwright/contract';
import { useEffect, useState } from 'react';
import { Dialog } from '../../ui/Dialog.tsx';
import type { BoxChoice } from '../configurator/box-choice.ts';
import { readPincode } from '../pincode/kept-pincode.ts';
import { readCustomer } from '../session/customer-record.ts';
import { useShell } from '../site/shell-data.ts';
import { whatsAppChat } from '../site/telephone.ts';
import { ChatLink } from './ChatLink.tsx';
import { DeliveryQuoteForm } from './DeliveryQuoteForm.tsx';
import type { BoxToDeliver } from './delivery-chat.ts';
import { keepSentQuote } from './sent-quote.ts';

/** Time between the stored request and the reload of the page (document 3, section 4). */
const reloadAfterMs = 3_000;

export interface DeliveryQuoteDialogProps {
  box: BoxToDeliver;
  choice: BoxChoice;
  limits: BoxLimits;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Get Delivery Cost: the box on the screen is carried along. */
export function DeliveryQuoteDialog({ box, choice, limits, open, onOpenChange }: DeliveryQuoteDialogProps) {
  const { company } = useShell();
  const [chat, setChat] = useState<string | null>(null);
  const [isStored, setStored] = useState(false);
  const customer = readCustomer();
  const pincode = choice.pincode || (readPincode() ?? '');

  useEffect(() => {
    if (!isStored) return;
    // Not if the visitor has gone to another page by then.
    const timer = setTimeout(() => location.reload(), reloadAfterMs);
    return () => clearTimeout(timer);
  }, [isStored]);

  const stored = (message: string) => {
    const address = whatsAppChat(company.whatsapp, message);
    setStored(true);
    if (address === null) return;
    setChat(address);
    // Shown after the page's reload, because browsers may refuse to open another page now.
    keepSentQuote(address);
    window.open(address, '_blank', 'noopener');
  };
  return (
    <Dialog title="Get Delivery Cost" open={open} onOpenChange={onOpenChange}>
      {isStored ? (
        <div className="grid gap-4 py-4">
          <p role="status" className="font-heading font-bold text-2xl">
            {deliveryQuoteThanks}
          </p>
          <p className="text-ink-soft">A copy is on its way to your mailbox.</p>
          {chat === null ? null : <ChatLink chat={chat} />}
        </div>
      ) : (
        <DeliveryQuoteForm
          box={box}
          choice={{ ...choice, pincode }}
          limits={limits}
          typed={customer === null ? {} : { name: customer.name, email: customer.email }}
          onStored={stored}
        />
      )}
    </Dialog>
  );
}
