import type { ReactNode } from 'react';
import { classes } from './classes.ts';

export interface TableColumn<Row> {
  readonly id: string;
  readonly head: string;
  readonly cell: (row: Row) => ReactNode;
  /** Amounts and counts stand at the end, in figures of one width. */
  readonly isFigure?: boolean;
  /** Names the row: a heading of it, and of its card on phones. */
  readonly isName?: boolean;
}

interface TableProps<Row> {
  /** What the table holds, for screen readers. */
  caption: string;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string | number;
}

/**
 * Rows and columns; on phones each row is a card whose values stand beside their headings. The roles are spelled out
 * because browsers drop a table's own once its parts are laid out as blocks.
 */
export function Table<Row>({ caption, columns, rows, keyOf }: TableProps<Row>) {
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: see above.
    <table role="table" className="w-full text-left text-[0.9375rem] max-md:block">
      <caption className="sr-only">{caption}</caption>
      <thead role="rowgroup" className="max-md:sr-only">
        <tr role="row" className="border-line-strong border-b">
          {columns.map(({ id, head, isFigure }) => (
            <th
              key={id}
              role="columnheader"
              scope="col"
              className={classes('px-3 py-2.5 font-semibold first:pl-0 last:pr-0', isFigure && 'text-right')}
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
            className="border-line max-md:block max-md:rounded-lg max-md:border max-md:bg-card max-md:px-4 max-md:py-2 md:border-b md:border-dashed"
          >
            {columns.map((column) => (
              <Cell key={column.id} column={column} row={row} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
    // biome-ignore-end lint/a11y/noRedundantRoles: see above.
  );
}

function Cell<Row>({ column: { head, cell, isFigure, isName }, row }: { column: TableColumn<Row>; row: Row }) {
  const style = classes(
    'py-1.5 font-normal max-md:flex max-md:items-baseline max-md:justify-between max-md:gap-6 md:px-3 md:py-3 md:first:pl-0 md:last:pr-0',
    isFigure && 'figures md:text-right',
    isName && 'font-semibold max-md:text-base',
  );
  if (isName)
    return (
      // biome-ignore lint/a11y/noRedundantRoles: as the table says.
      <th role="rowheader" scope="row" className={style}>
        {cell(row)}
      </th>
    );
  return (
    // biome-ignore lint/a11y/noRedundantRoles: as the table says.
    <td role="cell" className={style}>
      <span aria-hidden="true" className="shrink-0 text-ink-soft md:hidden">
        {head}
      </span>
      <span className="max-md:text-right">{cell(row)}</span>
    </td>
  );
}
