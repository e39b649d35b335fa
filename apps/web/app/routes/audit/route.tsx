import { Form } from 'react-router';
import { ListAsCsv } from '../../features/office/ListAsCsv.tsx';
import { officeCall } from '../../features/office/office-call.ts';
import { unlistedMeta } from '../../features/shell/meta.ts';
import { idIn } from '../../ids.ts';
import { officePaths } from '../../office-paths.ts';
import { serverApi } from '../../server-api.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Select } from '../../ui/Select.tsx';
import type { Route } from './+types/route.ts';
import { ChangesTable } from './ChangesTable.tsx';
import { subjectWords } from './subject-address.ts';

export const meta = unlistedMeta('Changes');

export const loader = async ({ url, context }: Route.LoaderArgs) => {
  const textOf = (name: string, most: number) => (url.searchParams.get(name) ?? '').slice(0, most).toWellFormed();
  const [member, before] = [idIn(url.searchParams.get('member')), idIn(url.searchParams.get('before'))];
  const [subject, subjectId] = [textOf('subject', 60), textOf('id', 100)];
  const found = await officeCall(context.get(serverApi), url, 'GetAudit', {
    subject,
    subjectId,
    ...(member === undefined ? {} : { staffId: member }),
    ...(before === undefined ? {} : { before }),
  });
  const filter = { ...(member === undefined ? {} : { member }), subject, id: subjectId };
  return { ...found, filter, isLater: before !== undefined };
};

/** Which member of staff has changed what. */
export default function Audit({ loaderData }: Route.ComponentProps) {
  const { entries, next, members, subjects, filter, isLater } = loaderData;
  const isFiltered = filter.member !== undefined || filter.subject !== '';
  // The chosen kind stays in the list, even if nothing of that kind has been changed yet.
  const kinds = filter.subject === '' || subjects.includes(filter.subject) ? subjects : [filter.subject, ...subjects];
  return (
    <div className="page py-8">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h1 className="text-4xl">Changes</h1>
        <ListAsCsv list="changes" />
      </div>
      <p className="mt-2 max-w-2xl text-ink-soft">
        Who has changed what in the back office, from what to what. Nobody can alter or delete these entries.
      </p>
      <Form
        role="search"
        aria-label="Changes"
        action={officePaths.audit}
        className="mt-6 grid max-w-2xl items-end gap-3 sm:grid-cols-[1fr_1fr_auto]"
      >
        <Select
          key={`member ${filter.member}`}
          label="Member"
          name="member"
          placeholder="Everybody"
          defaultValue={filter.member ?? ''}
          options={members.map(({ id, name }) => ({ value: id, label: name }))}
        />
        <Select
          key={`subject ${filter.subject}`}
          label="What was changed"
          name="subject"
          placeholder="Everything"
          defaultValue={filter.subject}
          options={kinds.map((subject) => ({ value: subject, label: subjectWords(subject) }))}
        />
        <Button type="submit" tone="ink">
          Filter
        </Button>
      </Form>
      <div className="mt-6">
        {entries.length > 0 ? (
          <ChangesTable entries={entries} />
        ) : (
          <EmptyState
            level={2}
            title={isLater ? 'No older changes' : 'No changes'}
            text={isFiltered ? 'No change fits the filter.' : 'Nobody has changed anything yet.'}
            action={
              isFiltered || isLater ? (
                <LinkButton to={officePaths.audit} tone="outline">
                  See all changes
                </LinkButton>
              ) : undefined
            }
          />
        )}
      </div>
      <nav aria-label="Pages" className="mt-6 flex flex-wrap gap-3 empty:hidden">
        {isLater ? (
          <LinkButton to={officePaths.auditOf(filter)} tone="outline" size="small">
            Newest
          </LinkButton>
        ) : null}
        {next === null ? null : (
          <LinkButton to={officePaths.auditOf({ ...filter, before: next })} tone="outline" size="small">
            Older
          </LinkButton>
        )}
      </nav>
    </div>
  );
}
