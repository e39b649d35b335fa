import { Search } from 'lucide-react';
import { Form } from 'react-router';
import { PostedFailure } from '../../features/plain-form/PostedFailure.tsx';
import { PostedNotice } from '../../features/plain-form/PostedNotice.tsx';
import { useNoticeFocus } from '../../features/plain-form/use-notice-focus.ts';
import { unlistedMeta } from '../../features/shell/meta.ts';
import { officePaths } from '../../office-paths.ts';
import { serverApi } from '../../server-api.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Pagination } from '../../ui/Pagination.tsx';
import { TextField } from '../../ui/TextField.tsx';
import type { Route } from './+types/route.ts';
import { loadSearchWords, pageSize } from './load-search-words.ts';
import { WordForm } from './WordForm.tsx';
import { WordTable } from './WordTable.tsx';

export const meta = unlistedMeta('Search words');

export const loader = ({ url, context }: Route.LoaderArgs) => loadSearchWords(url, context.get(serverApi));

export { action } from './receive-search-word.server.ts';

/** The page on which staff maintain the words that find boxes. */
export default function SearchWords({ loaderData, actionData }: Route.ComponentProps) {
  const { words, targets, count, page, search, isGone } = loaderData;
  const done = actionData?.done;
  const word = done === undefined ? loaderData.word : null;
  const hasNoForm = actionData?.form === 'delete' || loaderData.word !== null;
  const notice = useNoticeFocus<HTMLDivElement>(done !== undefined && hasNoForm);
  return (
    <div className="page py-8">
      <h1 className="text-4xl">Search words</h1>
      <p className="mt-2 max-w-2xl text-ink-soft">
        What buyers call a box, besides its own name: “mithai” for sweets. The shop’s search uses a change at once.
        Searches aren’t recorded, so this page can’t show which of them found nothing.
      </p>
      <div className="mt-6">
        <div ref={notice} tabIndex={-1}>
          <PostedNotice text={done} />
          <PostedFailure failed={actionData?.form === 'delete' ? actionData.failed : undefined} />
        </div>
        <WordForm
          // The key remounts the form for another word.
          key={word?.id ?? 'new'}
          word={word}
          isGone={isGone && done === undefined}
          targets={targets}
          back={officePaths.searchWordsOf({ search, page })}
          posted={actionData}
        />
      </div>
      <Form
        role="search"
        aria-label="Search words"
        action={officePaths.searchWords}
        className="mt-8 grid max-w-xl grid-cols-[1fr_auto] items-end gap-2.5"
      >
        <TextField key={search} label="Word or box" name="search" type="search" defaultValue={search} maxLength={60} />
        <Button type="submit" tone="ink">
          <Search aria-hidden="true" className="size-5" /> Filter
        </Button>
      </Form>
      <p role="status" className="mt-4 text-[0.9375rem] text-ink-soft">
        {countText(count, search)}
      </p>
      <div className="mt-3">
        {count > 0 ? (
          <WordTable words={words} editAt={(edit) => officePaths.searchWordsOf({ search, page, edit })} />
        ) : (
          <EmptyState
            level={2}
            title="No such word"
            text={
              search === ''
                ? 'Boxes are found by their own names only. Add the first word above.'
                : 'No word and no box has this name.'
            }
            action={
              search === '' ? undefined : (
                <LinkButton to={officePaths.searchWords} tone="outline">
                  See all words
                </LinkButton>
              )
            }
          />
        )}
      </div>
      <div className="mt-6">
        <Pagination
          page={page}
          pages={Math.ceil(count / pageSize)}
          addressOf={(to) => officePaths.searchWordsOf({ search, page: to })}
        />
      </div>
    </div>
  );
}

const countText = (count: number, search: string): string => {
  const words = count === 1 ? '1 word' : `${count} words`;
  return search === '' ? words : `${words} for “${search}”`;
};
