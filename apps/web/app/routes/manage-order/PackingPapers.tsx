import { Link } from 'react-router';
import { officePaths } from '../../office-paths.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { TextField } from '../../ui/TextField.tsx';
import type { DeskOrder } from './load-desk-order.ts';

/** The papers of an order's parcels: what is in them, and a label for each. */
export const PackingPapers = ({ orderId, parcels }: { orderId: number; parcels: DeskOrder['parcels'] }) => (
  <Card className="p-5">
    <section aria-labelledby="packing">
      <h2 id="packing" tabIndex={-1} className="text-2xl">
        Packing
      </h2>
      <form
        action={officePaths.packingPaper(orderId, 'labels')}
        target="_blank"
        rel="noreferrer"
        className="mt-3 flex flex-wrap items-end gap-2.5"
      >
        <TextField
          label="Parcels"
          name="parcels"
          inputMode="numeric"
          autoComplete="off"
          maxLength={2}
          defaultValue="1"
          className="max-w-28"
        />
        <Button type="submit" tone="outline">
          Labels<span className="sr-only">, PDF in a new tab</span>
        </Button>
        <Button type="submit" tone="outline" formAction={officePaths.packingPaper(orderId, 'packing-list')}>
          Packing list<span className="sr-only">, PDF in a new tab</span>
        </Button>
      </form>
      <p className="mt-2">
        <Link
          to={officePaths.parts(orderId)}
          className="inline-flex min-h-11 items-center underline underline-offset-4"
        >
          {parcels.all === 0 ? 'Send it in parts' : `Its parcels: ${parcels.sent} of ${parcels.all} sent`}
        </Link>
      </p>
    </section>
  </Card>
);
