import { type OrderMessageRow, orderTextMaxLength } from '@boxwright/contract';
import { Form, useNavigation } from 'react-router';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { formatMoment } from '../../../ui/moment.ts';
import { TextArea } from '../../../ui/TextArea.tsx';
import { PostedFailure } from '../../plain-form/PostedFailure.tsx';
import { useShell } from '../../site/shell-data.ts';
import { type PostedOrderForm, postedAs } from '../posted-form.ts';

interface OrderMessagesProps {
  orderId: number;
  /** Oldest first; null if they can't be loaded now. */
  messages: readonly OrderMessageRow[] | null;
  /** `message` if a message was just sent. */
  done: string | null;
  posted: PostedOrderForm | undefined;
}

/** What the customer and the order desk have written to each other about an order, and the form to write. */
export function OrderMessages({ orderId, messages, done, posted }: OrderMessagesProps) {
  return (
    <Card className="p-5">
      <section id="messages" aria-labelledby="messages-title">
        <h2 id="messages-title" className="text-2xl">
          Messages
        </h2>
        <p role="status" className={done === 'message' ? 'mt-2 font-medium text-teal' : 'sr-only'}>
          {done === 'message' ? 'Your message is sent. We mail you when we have answered.' : ''}
        </p>
        {messages === null ? (
          <p className="mt-2">The messages can’t be shown right now. Please load the page again in a moment.</p>
        ) : (
          <Written orderId={orderId} messages={messages} posted={postedAs(posted, 'message')} />
        )}
      </section>
    </Card>
  );
}

interface WrittenProps {
  orderId: number;
  messages: readonly OrderMessageRow[];
  posted: PostedOrderForm | undefined;
}

function Written({ orderId, messages, posted }: WrittenProps) {
  const { company } = useShell();
  const { formAction } = useNavigation();
  const action = paths.orderForm(orderId, 'message');
  const own = messages.filter(({ sender }) => sender === 'customer').at(-1)?.id ?? 0;
  return (
    <>
      <ol aria-label="Messages" className="mt-3 flex flex-col gap-3 empty:hidden">
        {messages.map(({ id, sender, text, at }) => (
          <li
            key={id}
            className={`rounded-md border border-line px-3.5 py-2.5 ${sender === 'staff' ? 'mr-6 bg-board' : 'ml-6'}`}
          >
            <p className="text-ink-soft text-sm">
              <span className="font-semibold text-ink">{sender === 'staff' ? company.name : 'You'}</span> ·{' '}
              {formatMoment(at)}
            </p>
            <p className="mt-1 whitespace-pre-line [overflow-wrap:anywhere]">{text}</p>
          </li>
        ))}
      </ol>
      <Form key={own} method="post" action={action} noValidate preventScrollReset className="mt-3">
        <PostedFailure failed={posted?.failed} />
        <TextArea
          label="Your message"
          hint="About this order. We answer by mail and here."
          name="text"
          rows={3}
          maxLength={orderTextMaxLength}
          defaultValue={posted?.typed?.['text']}
          error={posted?.failed.field === 'text' ? posted.failed.text : undefined}
        />
        <Button type="submit" tone="outline" size="small" busy={formAction === action && 'Sending…'} className="mt-3">
          Send message
        </Button>
      </Form>
    </>
  );
}
