import { Search } from 'lucide-react';
import { Form } from 'react-router';
import { ListAsCsv } from '../../features/office/ListAsCsv.tsx';
import { officeCall } from '../../features/office/office-call.ts';
import { PostedNotice } from '../../features/plain-form/PostedNotice.tsx';
import { unlistedMeta } from '../../features/shell/meta.ts';
import { idIn } from '../../ids.ts';
import { officePaths } from '../../office-paths.ts';
import { serverApi } from '../../server-api.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { TextField } from '../../ui/TextField.tsx';
import type { Route } from './+types/route.ts';
import { ToolForm } from './ToolForm.tsx';
import { ToolTable } from './ToolTable.tsx';

export const meta = unlistedMeta('Dies and plates');

export const loader = async ({ context, url }: Route.LoaderArgs) => {
  const search = (url.searchParams.get('search') ?? '').trim().slice(0, 60).toWellFormed();
  const scrapped = url.searchParams.get('scrapped') === '1';
  const before = idIn(url.searchParams.get('before'));
  const edit = idIn(url.searchParams.get('edit'));
  const asked = { search, isScrapped: scrapped, ...(before === undefined ? {} : { before }) };
  const found = await officeCall(context.get(serverApi), url, 'GetTools', asked);
  return { ...found, search, scrapped, before, tool: found.tools.find(({ id }) => id === edit) ?? null };
};

export { action } from './receive-tool.server.ts';

/** The list of dies and plates, with their boxes and shelves. */
export default function Tools({ loaderData, actionData }: Route.ComponentProps) {
  const { tools, next, search, scrapped, before, tool } = loaderData;
  const list = { search, scrapped, ...(before === undefined ? {} : { before }) };
  return (
    <div className="page py-8">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="text-4xl">Dies and plates</h1>
          <p className="mt-2 max-w-2xl text-ink-soft">
            They are added when the first step of their job is done. The ticket of a customer’s next order of the same
            box shows their number and shelf.
          </p>
          <p className="mt-3">
            <ListAsCsv list="tools" />
          </p>
        </div>
        <LinkButton to={officePaths.stock} tone="outline">
          Boards and materials
        </LinkButton>
      </div>
      <div className="mt-6 empty:hidden">
        <PostedNotice text={actionData?.done} />
        {tool === null || actionData?.done !== undefined ? null : (
          <ToolForm key={tool.id} tool={tool} back={officePaths.toolsOf(list)} posted={actionData} />
        )}
      </div>
      <Form
        role="search"
        aria-label="Dies and plates"
        action={officePaths.tools}
        className="mt-8 grid max-w-xl grid-cols-[1fr_auto] items-end gap-2.5"
      >
        {scrapped ? <input type="hidden" name="scrapped" value="1" /> : null}
        <TextField
          key={search}
          label="Number, box or shelf"
          name="search"
          type="search"
          defaultValue={search}
          maxLength={60}
        />
        <Button type="submit" tone="ink">
          <Search aria-hidden="true" className="size-5" /> Filter
        </Button>
      </Form>
      <p className="mt-4">
        <LinkButton to={officePaths.toolsOf({ search, scrapped: !scrapped })} tone="quiet" size="small">
          {scrapped ? 'Show dies and plates on stock' : 'Show scrapped dies and plates'}
        </LinkButton>
      </p>
      <div className="mt-3">
        {tools.length === 0 ? (
          <EmptyState
            level={2}
            title={scrapped ? 'None was scrapped' : 'No dies or plates'}
            text={
              search === ''
                ? 'They are added when the first step of a box’s job is done.'
                : 'No number, box or shelf has this name.'
            }
          />
        ) : (
          <ToolTable tools={tools} editAt={(edit) => officePaths.toolsOf({ ...list, edit })} />
        )}
      </div>
      {next === null ? null : (
        <p className="mt-6">
          <LinkButton to={officePaths.toolsOf({ search, scrapped, before: next })} tone="outline">
            Older ones
          </LinkButton>
        </p>
      )}
    </div>
  );
}
