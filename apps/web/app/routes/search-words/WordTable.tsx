import type { SearchWordRow } from '@boxwright/contract';
import { Form } from 'react-router';
import { Button } from '../../ui/Button.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { formatMoment } from '../../ui/moment.ts';
import { Table, type TableColumn } from '../../ui/Table.tsx';

interface WordTableProps {
  words: readonly SearchWordRow[];
  /** The address of the form that changes a word. */
  editAt: (wordId: number) => string;
}

/** The words with the boxes that they find, and who changed them last. */
export const WordTable = ({ words, editAt }: WordTableProps) => (
  <Table caption="Search words" columns={[...columns, actions(editAt)]} rows={words} keyOf={({ id }) => id} />
);

const finds = ({ boxName, sizeName }: SearchWordRow): string => sizeName ?? `${boxName}, all sizes`;

const columns: readonly TableColumn<SearchWordRow>[] = [
  { id: 'word', head: 'Word', isName: true, cell: ({ word }) => <span className="wrap-anywhere">{word}</span> },
  { id: 'finds', head: 'Finds', cell: finds },
  {
    id: 'changed',
    head: 'Last changed',
    cell: ({ changedAt, changedBy }) =>
      changedAt === null ? (
        <span className="text-ink-soft">Never</span>
      ) : (
        <>
          {changedBy}
          <span className="block text-ink-soft text-sm">{formatMoment(changedAt)}</span>
        </>
      ),
  },
];

const actions = (editAt: WordTableProps['editAt']): TableColumn<SearchWordRow> => ({
  id: 'actions',
  head: 'What to do',
  cell: (row) => (
    <div className="flex flex-wrap gap-2 max-md:justify-end">
      <LinkButton to={editAt(row.id)} tone="outline" size="small">
        Change
        <span className="sr-only">
          {' '}
          “{row.word}” of {finds(row)}
        </span>
      </LinkButton>
      <Form method="post" preventScrollReset>
        <input type="hidden" name="id" value={row.id} />
        <Button type="submit" tone="quiet" size="small" name="form" value="delete">
          Delete
          <span className="sr-only">
            {' '}
            “{row.word}” of {finds(row)}
          </span>
        </Button>
      </Form>
    </div>
  ),
});
