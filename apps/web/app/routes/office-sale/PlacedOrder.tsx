import { formatRupees, paise } from '@boxwright/money';
import { Copy } from 'lucide-react';
import { Link } from 'react-router';
import type { Posted } from '../../features/office/posted-form.ts';
import { whatsAppTo } from '../../features/office/whats-app.ts';
import { officePaths } from '../../office-paths.ts';
import { Button } from '../../ui/Button.tsx';
import { buttonStyle } from '../../ui/button-style.ts';
import { Card } from '../../ui/Card.tsx';
import { copyLink } from '../../ui/copy-link.ts';
import { TextField } from '../../ui/TextField.tsx';
import type { Sale } from './load-sale.ts';
import { SaleForm } from './sale-form.tsx';

interface PlacedOrderProps {
  sale: Sale;
  order: NonNullable<Sale['order']>;
  posted: Posted | undefined;
}

/** The order that the sale became, and the link to pay it. */
export function PlacedOrder({ sale, order, posted }: PlacedOrderProps) {
  const { number, due, total, isCancelled, payAddress, orderId } = order;
  const message = `Order ${number}, ${formatRupees(paise(total))}. Please pay here: ${payAddress}`;
  return (
    <Card className="flex flex-col gap-4 p-5 sm:p-6">
      <h2 className="text-2xl">
        Order{' '}
        <Link to={officePaths.officeOrder(orderId)} className="underline underline-offset-4">
          {number}
        </Link>
      </h2>
      <p role="status">
        {isCancelled
          ? 'It is cancelled.'
          : due === 0
            ? 'It is paid.'
            : `${formatRupees(paise(due))} of ${formatRupees(paise(total))} is to be paid.`}
      </p>
      {payAddress === '' ? null : (
        <>
          <TextField
            label="Payment link"
            readOnly
            value={payAddress}
            onFocus={(event) => event.currentTarget.select()}
          />
          <div className="flex flex-wrap gap-2.5">
            <SaleForm name="mail-link" seen={sale.version} posted={posted}>
              {(_field, busy) => (
                <>
                  <input type="hidden" name="order" value={orderId} />
                  <Button type="submit" busy={busy && 'Mailing…'}>
                    Mail the link
                  </Button>
                </>
              )}
            </SaleForm>
            <a
              href={whatsAppTo(sale.customer.mobile, message)}
              target="_blank"
              rel="noreferrer"
              className={buttonStyle('outline')}
            >
              WhatsApp
            </a>
            <Button tone="outline" onClick={() => void copyLink(payAddress)}>
              <Copy aria-hidden="true" className="size-5" /> Copy
            </Button>
          </div>
        </>
      )}
    </Card>
  );
}
