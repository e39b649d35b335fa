import type { CouponRow } from '@boxwright/contract';
import { Form } from 'react-router';
import { Button } from '../../../ui/Button.tsx';
import type { TableColumn } from '../../../ui/Table.tsx';
import { daysText, standingNames } from '../discount-words.ts';

type Dated = Pick<CouponRow, 'id' | 'version' | 'standing' | 'validFrom' | 'validUntil'>;

export const validColumn: TableColumn<Dated> = { id: 'days', head: 'Valid', cell: daysText };

export const standingColumn: TableColumn<Dated> = {
  ...{ id: 'standing', head: 'State' },
  cell: ({ standing }) => standingNames[standing],
};

/** Ends it, or lets it go on. */
export const endColumn = <Row extends Dated>(nameOf: (row: Row) => string): TableColumn<Row> => ({
  ...{ id: 'end', head: 'What to do' },
  cell: (row) => (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="id" value={row.id} />
      <input type="hidden" name="seen" value={row.version} />
      <input type="hidden" name="ended" value={row.standing === 'ended' ? 'no' : 'yes'} />
      <Button type="submit" tone="quiet" size="small" name="form" value="end">
        {row.standing === 'ended' ? 'Go on' : 'End now'}
        <span className="sr-only"> {nameOf(row)}</span>
      </Button>
    </Form>
  ),
});
