import { type SearchWordRow, searchWordMaxLength } from '@boxwright/contract';
import { OfficeForm } from '../../features/office/OfficeForm.tsx';
import { PostedProblemNote } from '../../features/office/PostedProblemNote.tsx';
import { type Posted, usePostedForm } from '../../features/office/posted-form.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Select } from '../../ui/Select.tsx';
import { TextField } from '../../ui/TextField.tsx';

interface WordFormProps {
  /** The word to change; null to add one. */
  word: SearchWordRow | null;
  /** Whether the word to change was deleted meanwhile. */
  isGone: boolean;
  targets: readonly { readonly target: string; readonly name: string }[];
  /** The address of the list without the form that changes a word. */
  back: string;
  posted: Posted | undefined;
}

/** Adds a word, or changes one. */
export function WordForm({ word, isGone, targets, back, posted }: WordFormProps) {
  const form = usePostedForm('save', posted);
  // A box that is no longer offered stays the word's target until somebody chooses another.
  const isOffered = word === null || targets.some(({ target }) => target === word.target);
  const options = targets.map(({ target, name }) => ({ value: target, label: name }));
  return (
    <Card className="max-w-3xl p-5 sm:p-6">
      <h2 className="text-2xl">{word === null ? 'Add a word' : `Change “${word.word}”`}</h2>
      <OfficeForm
        of={form}
        hidden={{ id: word?.id }}
        className="mt-4 grid grid-cols-1 items-start gap-4 sm:grid-cols-2"
      >
        <div className="empty:hidden sm:col-span-2">
          <PostedProblemNote failed={isGone ? { text: gone } : undefined} />
        </div>
        <TextField
          label="Word"
          autoComplete="off"
          autoCapitalize="none"
          maxLength={searchWordMaxLength}
          hint="One word. Capitals and a plural s make no difference."
          // Focused to change a word, and after a word was added, to add the next one.
          autoFocus={word !== null || form.timesDone > 0}
          {...form.field('word', word?.word)}
        />
        <Select
          label="Finds"
          placeholder="Choose a box"
          options={
            isOffered
              ? options
              : [{ value: word.target, label: `${word.sizeName ?? word.boxName} (not offered)` }, ...options]
          }
          {...form.field('target', word?.target)}
        />
        <div className="flex flex-wrap gap-2.5 sm:col-span-2">
          <Button type="submit" tone="ink" busy={form.isSending && 'Saving…'}>
            {word === null ? 'Add word' : 'Save word'}
          </Button>
          {word === null ? null : (
            <LinkButton to={back} tone="quiet">
              Cancel
            </LinkButton>
          )}
        </div>
      </OfficeForm>
    </Card>
  );
}

const gone = 'Somebody has deleted this word meanwhile. You can add it again.';
