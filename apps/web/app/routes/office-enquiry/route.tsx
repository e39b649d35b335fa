import { data, Link } from 'react-router';
import { EnquiryBadge } from '../../features/office/EnquiryBadge.tsx';
import { officeCall } from '../../features/office/office-call.ts';
import { useShortcuts } from '../../features/office/Shortcuts.tsx';
import { PostedFailure } from '../../features/plain-form/PostedFailure.tsx';
import { PostedNotice } from '../../features/plain-form/PostedNotice.tsx';
import { useNoticeFocus } from '../../features/plain-form/use-notice-focus.ts';
import { unlistedMeta } from '../../features/shell/meta.ts';
import { idIn } from '../../ids.ts';
import { officePaths } from '../../office-paths.ts';
import { serverApi } from '../../server-api.ts';
import { Card } from '../../ui/Card.tsx';
import { formatMoment } from '../../ui/moment.ts';
import type { Route } from './+types/route.ts';
import { AnswerForm } from './AnswerForm.tsx';
import { EnquiryFacts } from './EnquiryFacts.tsx';
import { NoteForm } from './NoteForm.tsx';
import { SalesOf } from './SalesOf.tsx';
import { StandingForm } from './StandingForm.tsx';
import { Thread } from './Thread.tsx';

export const meta = unlistedMeta('Enquiry');

const doneTexts: ReadonlyMap<string, string> = new Map([
  ['answered', 'The answer is on its way.'],
  ['changed', 'Saved.'],
  ['noted', 'The note is kept.'],
  ['customer', 'The enquiry belongs to a customer now.'],
]);

export const loader = async ({ context, params, url }: Route.LoaderArgs) => {
  const id = idIn(params.enquiryid);
  if (id === undefined) throw data('There is no such enquiry.', { status: 404 });
  const enquiry = await officeCall(context.get(serverApi), url, 'GetEnquiry', { id });
  return { enquiry, done: doneTexts.get(url.searchParams.get('done') ?? '') };
};

export { action } from './receive-enquiry-form.server.ts';

/** Reloads after a refused form too, because somebody else may have changed the enquiry. */
export const shouldRevalidate = () => true;

/** One enquiry, with its answers and the member of staff who looks after it. */
export default function Enquiry({ loaderData: { enquiry, done }, actionData }: Route.ComponentProps) {
  const failed = actionData?.failed;
  const notice = useNoticeFocus<HTMLDivElement>(done !== undefined || failed !== undefined);
  const focusOn = (field: string) => () => document.querySelector<HTMLTextAreaElement>(`main #${field}`)?.focus();
  useShortcuts([
    { keys: 'a', name: 'Write an answer', run: focusOn('answer') },
    { keys: 'e', name: 'Write a note', run: focusOn('note') },
  ]);
  const { id, name, company, createdAt, form, state, version, entries } = enquiry;
  const typedIn = (form: string) => (failed && actionData?.form === form ? (actionData.typed['text'] ?? '') : '');
  return (
    <div className="page py-8">
      <Link to={officePaths.officeEnquiries} className="inline-flex min-h-11 items-center text-[0.9375rem] underline">
        All enquiries
      </Link>
      <div className="flex flex-wrap items-center gap-3">
        <h1 className="text-4xl wrap-anywhere">{company === null ? name : `${name}, ${company}`}</h1>
        <EnquiryBadge state={state} />
      </div>
      <p className="mt-1 text-ink-soft">
        {form}, {formatMoment(createdAt)}
      </p>
      <div ref={notice} tabIndex={-1} className="mt-4">
        <PostedFailure failed={failed} />
        {failed === undefined ? <PostedNotice text={done} /> : null}
      </div>
      <div className="grid items-start gap-6 lg:grid-cols-[1fr_22rem]">
        <div className="flex min-w-0 flex-col gap-6">
          <EnquiryFacts enquiry={enquiry} />
          <Thread entries={entries} />
          <AnswerForm key={`answer ${id}`} enquiry={enquiry} typed={typedIn('answer')} />
        </div>
        <div className="flex min-w-0 flex-col gap-6">
          <SalesOf enquiry={enquiry} asked={actionData?.asked} />
          <Card className="p-5">
            <StandingForm key={`${id} ${version}`} enquiry={enquiry} />
          </Card>
          <Card className="p-5">
            <NoteForm key={`note ${id}`} enquiry={enquiry} typed={typedIn('note')} />
          </Card>
        </div>
      </div>
    </div>
  );
}
