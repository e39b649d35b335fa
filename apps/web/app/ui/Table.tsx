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
  /** A table of many columns: narrower cells, and smaller text on small screens. */
  isDense?: boolean;
  /** Marks single rows: selected, new. */
  rowClass?: (row: Row) => string | undefined;
}

/**
 * A table; on phones each row is a card with its values beside their headings. The roles are explicit because browsers
 * drop a table's roles when its parts have another display value.
 */
export function Table<Row>({ caption, columns, rows, keyOf, isDense = false, rowClass }: TableProps<Row>) {
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: see above.
    <table
      role="table"
      className={classes(
        'w-full text-left text-[0.9375rem] max-md:block',
        isDense && 'md:text-sm min-[75rem]:text-[0.9375rem]',
      )}
    >
      <caption className="sr-only">{caption}</caption>
      <thead role="rowgroup" className="max-md:sr-only">
        <tr role="row" className="border-line-strong border-b">
          {columns.map(({ id, head, isFigure }) => (
            <th
              key={id}
              role="columnheader"
              scope="col"
              className={classes(
                'py-2.5 font-semibold first:pl-0 last:pr-0',
                isDense ? dense.head : 'px-3',
                isFigure && 'text-right',
              )}
            >
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className="max-md:flex max-md:flex-col max-md:gap-3">
        {rows.map((row) => (
          <tr
            key={keyOf(row)}
            role="row"
            className={classes(
              'border-line max-md:block max-md:rounded-lg max-md:border max-md:bg-card max-md:px-4 max-md:py-2 md:border-b md:border-dashed',
              rowClass?.(row),
            )}
          >
            {columns.map((column) => (
              <Cell key={column.id} column={column} row={row} isDense={isDense} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
    // biome-ignore-end lint/a11y/noRedundantRoles: see above.
  );
}

const dense = { head: 'px-1 xl:px-2', cell: 'md:px-1 md:py-2 xl:px-2' } as const;

interface CellProps<Row> {
  column: TableColumn<Row>;
  row: Row;
  isDense: boolean;
}

function Cell<Row>({ column: { head, cell, isFigure, isName }, row, isDense }: CellProps<Row>) {
  const look = classes(
    'py-1.5 font-normal max-md:flex max-md:items-baseline max-md:justify-between max-md:gap-4 md:first:pl-0 md:last:pr-0',
    isDense ? dense.cell : 'md:px-3 md:py-3',
    isFigure && 'figures md:text-right',
    isName && 'font-semibold max-md:flex-wrap max-md:gap-y-1 max-md:text-base',
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
      <span aria-hidden="true" className="max-w-2/5 shrink-0 text-ink-soft md:hidden">
        {head}
      </span>
      <span className="max-md:min-w-0 max-md:text-right">{cell(row)}</span>
    </td>
  );
}
