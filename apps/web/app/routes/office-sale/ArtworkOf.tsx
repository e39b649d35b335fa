import { artworkFileAddress, type SaleLine } from '@boxwright/contract';
import { lazy, Suspense } from 'react';
import { useSubmit } from 'react-router';
import type { Posted } from '../../features/office/posted-form.ts';
import { SendArtworkButton } from '../../features/office/SendArtworkButton.tsx';
import { Button } from '../../ui/Button.tsx';
import { useStarted } from '../../ui/use-started.ts';
import type { Sale } from './load-sale.ts';
import { SaleForm } from './sale-form.tsx';

/** Loaded after the page, because most items have no file yet. */
const LineCheck = lazy(() => import('../../features/proof/LineCheck.tsx'));

interface ArtworkOfProps {
  sale: Sale;
  line: SaleLine;
  number: number;
  posted: Posted | undefined;
}

const withoutScript =
  'Attaching a file needs JavaScript. Without it, the customer mails the file with the order’s number.';

/** The customer's file for print: sent as soon as it is chosen, and kept with the item. */
export function ArtworkOf({ sale, line, number, posted }: ArtworkOfProps) {
  const { version, order } = sale;
  const { artwork } = line;
  const submit = useSubmit();
  const isStarted = useStarted();
  if (artwork === null && (order !== null || !line.takesFile)) return null;
  const attach = (token: string) =>
    submit(
      { form: `attach:${line.id}`, seen: String(version), line: String(line.id), token },
      { method: 'post', preventScrollReset: true },
    );
  const isRefused = posted?.form === `attach:${line.id}` || (artwork === null && posted?.form === `artwork:${line.id}`);
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-5 gap-y-1">
      {artwork === null ? null : (
        <p className="wrap-anywhere min-w-0">
          Artwork:{' '}
          <a href={artworkFileAddress(artwork.token)} className="inline-block py-2 underline underline-offset-4">
            {artwork.name}
          </a>
        </p>
      )}
      {order === null && line.takesFile ? (
        <SendArtworkButton onSent={attach} {...(artwork === null && { withoutScript })}>
          {artwork === null ? 'Attach artwork' : 'Another file'}
          <span className="sr-only"> to item {number}</span>
        </SendArtworkButton>
      ) : null}
      {order === null && artwork !== null ? (
        <SaleForm name="artwork" line={line.id} seen={version} posted={posted}>
          {(_field, busy) => (
            <>
              <input type="hidden" name="token" value="" />
              <Button type="submit" tone="quiet" size="small" busy={busy && 'Taking off…'}>
                Take off<span className="sr-only"> the artwork of item {number}</span>
              </Button>
            </>
          )}
        </SaleForm>
      ) : null}
      {order === null && artwork !== null && line.takesFile && isStarted ? (
        <div className="basis-full">
          <Suspense>
            <LineCheck
              key={artwork.token}
              line={{ orderId: null, saleId: sale.id, lineId: line.id }}
              itemName={`item ${number}`}
              to={null}
            />
          </Suspense>
        </div>
      ) : null}
      {order === null && isRefused ? (
        <p role="alert" className="basis-full font-medium text-vermilion-deep">
          {posted.failed?.text}
        </p>
      ) : null}
    </div>
  );
}
