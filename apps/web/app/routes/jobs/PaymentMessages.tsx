import type { PaymentMessageRow } from '@boxwright/contract';
import { officePaths } from '../../office-paths.ts';
import { Badge } from '../../ui/Badge.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { formatMoment } from '../../ui/moment.ts';
import { Table, type TableColumn } from '../../ui/Table.tsx';

interface PaymentMessagesProps {
  messages: readonly PaymentMessageRow[];
  /** The last id of this page when there are older ones. */
  next: number | null;
  isPaged: boolean;
}

/** What the payment provider has sent and answered, newest first. */
export const PaymentMessages = ({ messages, next, isPaged }: PaymentMessagesProps) => (
  <section aria-labelledby="payment-messages" className="mt-8">
    <h2 id="payment-messages" className="text-2xl">
      Messages of the payment provider
    </h2>
    <p className="mt-1 max-w-2xl text-ink-soft">
      Webhooks, returning browsers, and answers to our queries. Only an answer makes an order paid.
    </p>
    {messages.length === 0 ? (
      <p className="mt-2 text-ink-soft">No message has come yet.</p>
    ) : (
      <div className="mt-3">
        <Table
          caption="Messages of the payment provider"
          columns={columns}
          rows={messages}
          keyOf={({ id }) => id}
          isDense
        />
      </div>
    )}
    {next !== null || isPaged ? (
      <div className="mt-4 flex justify-between">
        {isPaged ? (
          <LinkButton to={officePaths.jobs} tone="quiet" size="small">
            Newest
          </LinkButton>
        ) : (
          <span />
        )}
        {next === null ? null : (
          <LinkButton to={officePaths.jobsOf({ before: next })} tone="quiet" size="small">
            Older
          </LinkButton>
        )}
      </div>
    ) : null}
  </section>
);

const sources: ReadonlyMap<string, string> = new Map([
  ['webhook', 'Webhook'],
  ['return', 'Returning browser'],
  ['verify', 'Answer to our query'],
]);

const columns: readonly TableColumn<PaymentMessageRow>[] = [
  {
    id: 'when',
    head: 'Came on',
    isName: true,
    cell: ({ receivedAt }) => <span className="lg:whitespace-nowrap">{formatMoment(receivedAt)}</span>,
  },
  { id: 'source', head: 'What', cell: ({ source }) => sources.get(source) ?? source },
  {
    id: 'signed',
    head: 'Signed',
    cell: ({ isSigned }) =>
      isSigned === null ? (
        <span className="text-ink-soft">Not needed</span>
      ) : (
        <Badge tone={isSigned ? 'good' : 'bad'}>{isSigned ? 'Yes' : 'No'}</Badge>
      ),
  },
  { id: 'said', head: 'Said', cell: ({ said }) => <span className="wrap-anywhere">{said === '' ? '–' : said}</span> },
  {
    id: 'payment',
    head: 'Payment',
    cell: ({ transactionNumber, attemptState }) => (
      <span className="wrap-anywhere">
        {transactionNumber ?? '–'}
        {attemptState === null ? null : <span className="block text-ink-soft text-sm">now {attemptState}</span>}
      </span>
    ),
  },
  {
    id: 'order',
    head: 'Order',
    cell: ({ orderNumber }) => <span className="figures whitespace-nowrap">{orderNumber ?? '–'}</span>,
  },
];
