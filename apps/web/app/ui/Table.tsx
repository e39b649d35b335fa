import type { ReactNode } from 'react';
import { classes } from './classes.ts';

export interface TableColumn<Row> {
  readonly id: string;
  readonly head: string;
  readonly cell: (row: Row) => ReactNode;
  /** Amounts and counts: aligned right, with tabular figures. */
  readonly isFigure?: boolean;
  /** The row's heading, also on its card on phones. */
  readonly isName?: boolean;
}

interface TableProps<Row> {
  /** The table's caption for screen readers. */
  caption: string;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string | number;
  /** The width below which rows are cards: `lg` for a table of many columns. */
  cardsUntil?: Narrow;
  /** Marks single rows: selected, new. */
  rowClass?: (row: Row) => string | undefined;
}

type Narrow = keyof typeof styles;

/** Written out for each width, because Tailwind generates only class names that it finds in the code. */
const styles = {
  md: {
    table: 'max-md:block',
    head: 'max-md:sr-only',
    body: 'max-md:flex max-md:flex-col max-md:gap-3',
    row: 'max-md:block max-md:rounded-lg max-md:border max-md:bg-card max-md:px-4 max-md:py-2 md:border-b md:border-dashed',
    cell: 'max-md:flex max-md:items-baseline max-md:justify-between max-md:gap-4 md:px-3 md:py-3 md:first:pl-0 md:last:pr-0',
    figure: 'md:text-right',
    name: 'max-md:flex-wrap max-md:gap-y-1 max-md:text-base',
    label: 'max-w-2/5 md:hidden',
    value: 'max-md:min-w-0 max-md:text-right',
  },
  lg: {
    table: 'max-lg:block',
    head: 'max-lg:sr-only',
    body: 'max-lg:flex max-lg:flex-col max-lg:gap-3',
    row: 'max-lg:block max-lg:rounded-lg max-lg:border max-lg:bg-card max-lg:px-4 max-lg:py-2 lg:border-b lg:border-dashed',
    cell: 'max-lg:flex max-lg:items-center max-lg:justify-between max-lg:gap-4 lg:px-2 lg:py-2 lg:first:pl-0 lg:last:pr-0',
    figure: 'lg:text-right',
    name: 'max-lg:flex-wrap max-lg:gap-y-1 max-lg:text-base',
    label: 'max-w-2/5 lg:hidden',
    value: 'max-lg:min-w-0 max-lg:text-right',
  },
} as const;

/**
 * A table; on phones each row is a card with its values beside their headings. The roles are explicit because browsers
 * drop a table's roles when its parts have another display value.
 */
export function Table<Row>({ caption, columns, rows, keyOf, cardsUntil = 'md', rowClass }: TableProps<Row>) {
  const style = styles[cardsUntil];
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: see above.
    <table role="table" className={classes('w-full text-left text-[0.9375rem]', style.table)}>
      <caption className="sr-only">{caption}</caption>
      <thead role="rowgroup" className={style.head}>
        <tr role="row" className="border-line-strong border-b">
          {columns.map(({ id, head, isFigure }) => (
            <th
              key={id}
              role="columnheader"
              scope="col"
              className={classes(
                'py-2.5 font-semibold first:pl-0 last:pr-0',
                cardsUntil === 'lg' ? 'px-2' : 'px-3',
                isFigure && 'text-right',
              )}
            >
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className={style.body}>
        {rows.map((row) => (
          <tr key={keyOf(row)} role="row" className={classes('border-line', style.row, rowClass?.(row))}>
            {columns.map((column) => (
              <Cell key={column.id} column={column} row={row} cardsUntil={cardsUntil} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
    // biome-ignore-end lint/a11y/noRedundantRoles: see above.
  );
}

interface CellProps<Row> {
  column: TableColumn<Row>;
  row: Row;
  cardsUntil: Narrow;
}

function Cell<Row>({ column: { head, cell, isFigure, isName }, row, cardsUntil }: CellProps<Row>) {
  const style = styles[cardsUntil];
  const look = classes(
    'py-1.5 font-normal',
    style.cell,
    isFigure && `figures ${style.figure}`,
    isName && `font-semibold ${style.name}`,
  );
  if (isName)
    return (
      // biome-ignore lint/a11y/noRedundantRoles: as the table says.
      <th role="rowheader" scope="row" className={look}>
        {cell(row)}
      </th>
    );
  return (
    // biome-ignore lint/a11y/noRedundantRoles: as the table says.
    <td role="cell" className={look}>
      <span aria-hidden="true" className={classes('shrink-0 text-ink-soft', style.label)}>
        {head}
      </span>
      <span className={style.value}>{cell(row)}</span>
    </td>
  );
}
