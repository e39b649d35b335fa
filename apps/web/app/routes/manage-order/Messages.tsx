import { orderTextMaxLength } from '@boxwright/contract';
import type { Posted } from '../../features/office/posted-form.ts';
import { Badge } from '../../ui/Badge.tsx';
import { formatMoment } from '../../ui/moment.ts';
import { TextArea } from '../../ui/TextArea.tsx';
import { DeskForm } from './DeskForm.tsx';
import type { ShownDeskOrder } from './load-desk-order.ts';
import { errorOf, refusalOf } from './posted-desk-form.ts';
import { Section } from './Section.tsx';

interface MessagesProps extends Pick<ShownDeskOrder, 'desk' | 'rows'> {
  posted: Posted | undefined;
}

/** The messages between the customer and the desk, and the form to write one. */
export function Messages({ desk, rows: [head], posted }: MessagesProps) {
  const { messages, may } = desk;
  const last = messages.at(-1)?.id ?? 0;
  const isUnread = messages.some(({ sender, readAt }) => sender === 'customer' && readAt === null);
  const refusal = refusalOf(posted, 'message');
  return (
    <Section
      id="messages"
      title="Messages with the customer"
      beside={isUnread ? <Badge tone="notice">Waits for an answer</Badge> : null}
    >
      {messages.length === 0 ? <p className="mt-2 text-ink-soft">Nobody has written yet.</p> : null}
      <ol aria-label="Messages" className="mt-3 flex flex-col gap-3 empty:hidden">
        {messages.map(({ id, sender, by, text, at, readAt }) => (
          <li
            key={id}
            className={`rounded-md border border-line px-3.5 py-2.5 ${sender === 'staff' ? 'ml-6 bg-board' : 'mr-6'}`}
          >
            <p className="text-ink-soft text-sm">
              <span className="font-semibold text-ink">{sender === 'staff' ? by : head.customerName}</span> ·{' '}
              {formatMoment(at)}
              {sender === 'staff' ? (readAt === null ? ' · not read yet' : ` · read on ${formatMoment(readAt)}`) : ''}
            </p>
            <p className="mt-1 whitespace-pre-line [overflow-wrap:anywhere]">{text}</p>
          </li>
        ))}
      </ol>
      {may.changes && isUnread ? (
        <DeskForm
          orderId={head.id}
          form="read"
          hidden={{ seenMessageId: last }}
          button="Needs no answer"
          busy="Noting…"
          tone="outline"
        />
      ) : null}
      {may.changes && desk.email !== '' ? (
        <DeskForm
          orderId={head.id}
          form="message"
          isKept
          hidden={{ seenMessageId: last }}
          refusal={refusal}
          button="Send message"
          busy="Sending…"
          label="Message to the customer"
          className="mt-4"
        >
          <TextArea
            id="message-text"
            label="Message to the customer"
            hint="It is mailed to them, and they answer on the page of their order."
            name="text"
            rows={3}
            maxLength={orderTextMaxLength}
            defaultValue={refusal?.typed['text']}
            {...errorOf(refusal, 'text')}
          />
        </DeskForm>
      ) : null}
    </Section>
  );
}
