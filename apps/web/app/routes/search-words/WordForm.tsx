import { type Failure, type SearchWordRow, searchWordMaxLength, searchWordRules } from '@boxwright/contract';
import { useEffect, useRef } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { call } from '../../api.ts';
import { PostedFailure } from '../../features/plain-form/PostedFailure.tsx';
import { officePaths } from '../../office-paths.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { notify } from '../../ui/notify.ts';
import { Select } from '../../ui/Select.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { type Control, useRuledForm } from '../../ui/use-ruled-form.ts';

interface WordFormProps {
  /** The word to change; null to add one. */
  word: SearchWordRow | null;
  /** The word to change was deleted meanwhile. */
  isGone: boolean;
  targets: readonly { readonly target: string; readonly name: string }[];
  /** The list without this word. */
  back: string;
  /** The values of a form that was posted without JavaScript, and why it was refused. */
  typed: { readonly word: string; readonly target: string } | undefined;
  failed: Pick<Failure, 'text' | 'field'> | undefined;
}

/** Adds a word, or changes one. */
export function WordForm({ word, isGone, targets, back, typed, failed }: WordFormProps) {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const first = useRef<Control>(null);
  const form = useRuledForm({
    rules: searchWordRules,
    defaults: typed ?? { word: word?.word ?? '', target: word?.target ?? '' },
    failed,
    send: async (values) => {
      const answer = await call('SaveSearchWord', { ...values, ...(word === null ? {} : { id: word.id }) });
      if (!answer.ok && answer.failure.code === 'signed_out') {
        notify.error(answer.failure.text);
        await navigate(officePaths.staffSignIn(back));
        return undefined;
      }
      if (!answer.ok) return answer;
      notify.success(`Buyers find the box by “${answer.value.word}” now.`);
      if (word !== null) await navigate(back);
      else {
        // The next word is often for the same box.
        form.setValue('word', '');
        first.current?.focus();
        await revalidate();
      }
      return answer;
    },
  });
  const wordId = word?.id;
  useEffect(() => {
    if (wordId !== undefined) first.current?.focus();
  }, [wordId]);
  const field = form.field('word');
  // A box that isn't offered any more stays what its words find until somebody chooses another.
  const isOffered = word === null || targets.some(({ target }) => target === word.target);
  const options = targets.map(({ target, name }) => ({ value: target, label: name }));
  return (
    <Card className="max-w-3xl p-5 sm:p-6">
      <h2 className="text-2xl">{word === null ? 'Add a word' : `Change “${word.word}”`}</h2>
      <form
        method="post"
        noValidate
        onSubmit={form.onSubmit}
        className="mt-4 grid grid-cols-1 items-start gap-4 sm:grid-cols-2"
      >
        <div className="empty:hidden sm:col-span-2">
          <PostedFailure failed={failed ?? (isGone ? { text: gone } : undefined)} />
        </div>
        {word === null ? null : <input type="hidden" name="id" value={word.id} />}
        <TextField
          label="Word"
          autoComplete="off"
          autoCapitalize="none"
          maxLength={searchWordMaxLength}
          hint="One word. Capitals and a plural s make no difference."
          {...field}
          ref={(control) => {
            first.current = control;
            field.ref(control);
          }}
        />
        <Select
          label="Finds"
          placeholder="Choose a box"
          options={
            isOffered
              ? options
              : [{ value: word.target, label: `${word.sizeName ?? word.boxName} (not offered)` }, ...options]
          }
          {...form.field('target')}
        />
        <div className="flex flex-wrap gap-2.5 sm:col-span-2">
          <Button type="submit" tone="ink" busy={form.busy && 'Saving…'}>
            {word === null ? 'Add word' : 'Save word'}
          </Button>
          {word === null ? null : (
            <LinkButton to={back} tone="quiet">
              Cancel
            </LinkButton>
          )}
        </div>
      </form>
    </Card>
  );
}

const gone = 'Somebody has deleted this word meanwhile. You can add it again.';
