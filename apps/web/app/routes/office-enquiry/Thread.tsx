import type { EnquiryEntryRow } from '@boxwright/contract';
import { Link } from 'react-router';
import { mailStateNames } from '../../features/office/mail-states.ts';
import { officePaths } from '../../office-paths.ts';
import { Badge } from '../../ui/Badge.tsx';
import { classes } from '../../ui/classes.ts';
import { formatMoment } from '../../ui/moment.ts';

/** What staff have written, oldest first: answers, and notes for staff only. */
export function Thread({ entries }: { entries: readonly EnquiryEntryRow[] }) {
  return (
    <section aria-labelledby="thread">
      <h2 id="thread" className="text-2xl">
        Answers and notes
      </h2>
      {entries.length === 0 ? (
        <p className="mt-2 text-ink-soft">Nobody has answered yet.</p>
      ) : (
        <ol className="mt-3 flex flex-col gap-3">
          {entries.map((entry) => (
            <li
              key={entry.id}
              className={classes(
                'rounded-lg border border-line p-4',
                entry.kind === 'note' ? 'border-dashed bg-board' : 'bg-card',
              )}
            >
              <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
                <Badge tone={entry.kind === 'note' ? 'notice' : 'good'}>
                  {entry.kind === 'note' ? 'Note' : 'Answer'}
                </Badge>
                <span className="font-semibold">{entry.by}</span>
                <span className="text-ink-soft">{formatMoment(entry.createdAt)}</span>
                {entry.kind === 'answer' ? <MailOf entry={entry} /> : null}
              </p>
              <p className="mt-2 whitespace-pre-wrap wrap-anywhere">{entry.text}</p>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

function MailOf({ entry: { mailId, mailState } }: { entry: EnquiryEntryRow }) {
  if (mailId === null || mailState === null) return <span className="text-ink-soft">The mail is being written</span>;
  return (
    <Link to={officePaths.mail(mailId)} className="underline">
      Mail: {mailStateNames[mailState]}
    </Link>
  );
}
