import type { Failure, Output } from '@boxwright/contract';
import { useEffect, useState } from 'react';
import { Form } from 'react-router';
import { mailStateNames } from '../../features/office/mail-states.ts';
import { PostedFailure } from '../../features/plain-form/PostedFailure.tsx';
import { PostedNotice } from '../../features/plain-form/PostedNotice.tsx';
import { Button } from '../../ui/Button.tsx';
import { classes } from '../../ui/classes.ts';
import { formatMoment } from '../../ui/moment.ts';
import { mailDocument, pageNonce } from './mail-document.ts';

type Mail = Output<'GetMail'>;

interface MailViewProps {
  mail: Mail;
  /** What the posted form did. */
  done: string | undefined;
  failed: Pick<Failure, 'text'> | undefined;
}

/** One mail, as HTML or plain text, with a button to send it again. */
export function MailView({ mail, done, failed }: MailViewProps) {
  const [asText, setAsText] = useState(false);
  // Created in the browser, because only there the page's nonce is known.
  const [page, setPage] = useState('');
  useEffect(() => setPage(mailDocument(mail.html, pageNonce())), [mail.html]);

  return (
    <article aria-label={mail.subject} className="flex min-w-0 flex-col">
      <header className="border-line border-b p-5">
        <h2 className="text-2xl">{mail.subject}</h2>
        <p className="mt-2 text-[0.9375rem] break-all text-ink-soft">To {mail.recipient}</p>
        <p className="text-[0.9375rem] text-ink-soft">
          {formatMoment(mail.createdAt)} · {mailStateNames[mail.state]}
          {mail.sentAt === null ? null : ` on ${formatMoment(mail.sentAt)}`}
          {mail.tries < 2 ? null : ` · ${mail.tries} tries`}
        </p>
        {mail.error === null ? null : (
          <p className="mt-2 text-[0.9375rem] text-vermilion-deep wrap-anywhere">The mail server said: {mail.error}</p>
        )}
        <div className="mt-3 empty:hidden">
          <PostedFailure failed={failed} />
          {failed === undefined ? <PostedNotice text={done} /> : null}
        </div>
        {mail.notAgain === null ? (
          <Form method="post" preventScrollReset className="mt-3">
            <Button type="submit" name="again" value={mail.id} tone="outline" size="small">
              Send again
            </Button>
          </Form>
        ) : (
          <p className="mt-3 text-ink-soft text-sm">{mail.notAgain}</p>
        )}
        <fieldset className="mt-4 inline-flex rounded-md border border-line-strong p-0.5">
          <legend className="sr-only">Show as</legend>
          {(['Mail', 'Text'] as const).map((name) => (
            <button
              key={name}
              type="button"
              aria-pressed={(name === 'Text') === asText}
              onClick={() => setAsText(name === 'Text')}
              className={classes(
                'min-h-11 rounded-sm px-4 font-medium text-[0.9375rem]',
                (name === 'Text') === asText ? 'bg-ink text-white' : 'hover:bg-board',
              )}
            >
              {name}
            </button>
          ))}
        </fieldset>
      </header>
      {asText ? (
        <pre className="overflow-x-auto p-5 font-text text-[0.9375rem] whitespace-pre-wrap">{mail.text}</pre>
      ) : (
        <div className="h-[70dvh] min-h-96 bg-white">
          {page === '' ? null : (
            <iframe
              title={`Mail: ${mail.subject}`}
              sandbox="allow-popups allow-popups-to-escape-sandbox"
              srcDoc={page}
              className="size-full"
            />
          )}
        </div>
      )}
    </article>
  );
}
