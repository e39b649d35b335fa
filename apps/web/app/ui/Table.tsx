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
  /**
   * Where its cell stands on a compact card (classes of a grid of three columns), without its heading. If a column has it,
   * the cards are compact, and have the cells of such columns alone.
   */
  readonly onCard?: string;
}

interface TableProps<Row> {
  /** The table's caption for screen readers. */
  caption: string;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string | number;
  /** A table of many columns: narrower cells, and smaller text on small screens. */
  isDense?: boolean;
  /** A table of so many columns that its rows are cards on tablets as well. */
  isWide?: boolean;
  /** Marks single rows: selected, new. */
  rowClass?: (row: Row) => string | undefined;
}

/**
 * A table; on phones each row is a card with its values beside their headings. The roles are explicit because browsers
 * drop a table's roles when its parts have another display value.
 */
export function Table<Row>(props: TableProps<Row>) {
  const { caption, columns, rows, keyOf, isDense = false, isWide = false, rowClass } = props;
  const isCompact = columns.some(({ onCard }) => onCard !== undefined);
  const look = looks[isWide ? 'wide' : isCompact ? 'compact' : 'usual'];
  // A heading that isn't on the cards would name the cells of another column.
  const shown = ({ onCard }: TableColumn<Row>) => isCompact && onCard === undefined && 'max-md:hidden';
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: see above.
    <table
      role="table"
      className={classes(
        'w-full text-left text-[0.9375rem]',
        look.table,
        isDense && 'md:text-sm min-[75rem]:text-[0.9375rem]',
      )}
    >
      <caption className="sr-only">{caption}</caption>
      <thead role="rowgroup" className={look.head}>
        <tr role="row" className="border-line-strong border-b">
          {columns.map((column) => (
            <th
              key={column.id}
              role="columnheader"
              scope="col"
              className={classes(
                'py-2.5 font-semibold first:pl-0 last:pr-0',
                isDense ? 'px-1 xl:px-2' : 'px-3',
                column.isFigure && 'text-right',
                shown(column),
              )}
            >
              {column.head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className={look.body}>
        {rows.map((row) => (
          <tr key={keyOf(row)} role="row" className={classes('border-line', look.row, rowClass?.(row))}>
            {columns.map((column) => (
              <Cell
                key={column.id}
                column={column}
                row={row}
                isDense={isDense}
                look={look}
                place={column.onCard ?? shown(column)}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
    // biome-ignore-end lint/a11y/noRedundantRoles: see above.
  );
}

/** Of the parts of a table, by the width below which its rows are cards. */
const looks = {
  usual: {
    table: 'max-md:block',
    head: 'max-md:sr-only',
    body: 'max-md:flex max-md:flex-col max-md:gap-3',
    row: 'max-md:block max-md:rounded-lg max-md:border max-md:bg-card max-md:px-4 max-md:py-2 md:border-b md:border-dashed',
    cell: 'py-1.5 max-md:flex max-md:items-baseline max-md:justify-between max-md:gap-4 md:first:pl-0 md:last:pr-0',
    roomyCell: 'md:px-3 md:py-3',
    denseCell: 'md:px-1 md:py-2 xl:px-2',
    figure: 'md:text-right',
    name: 'max-md:flex-wrap max-md:gap-y-1 max-md:text-base',
    label: 'md:hidden',
    value: 'max-md:min-w-0 max-md:text-right',
  },
  compact: {
    table: 'max-md:block',
    head: 'max-md:sr-only',
    body: 'max-md:flex max-md:flex-col max-md:gap-2',
    row: 'max-md:relative max-md:grid max-md:grid-cols-[auto_minmax(0,1fr)_auto] max-md:items-baseline max-md:gap-x-2 max-md:rounded-lg max-md:border max-md:bg-card max-md:py-1.5 max-md:pr-3 max-md:pl-1 md:border-b md:border-dashed',
    cell: 'md:first:pl-0 md:last:pr-0',
    roomyCell: 'md:px-3 md:py-3',
    denseCell: 'md:px-1 md:py-2 xl:px-2',
    figure: 'text-right',
    name: '',
    label: 'hidden',
    value: '',
  },
  wide: {
    table: 'max-lg:block',
    head: 'max-lg:sr-only',
    body: 'max-lg:flex max-lg:flex-col max-lg:gap-3',
    row: 'max-lg:block max-lg:rounded-lg max-lg:border max-lg:bg-card max-lg:px-4 max-lg:py-2 lg:border-b lg:border-dashed',
    cell: 'py-1.5 max-lg:flex max-lg:items-baseline max-lg:justify-between max-lg:gap-4 lg:first:pl-0 lg:last:pr-0',
    roomyCell: 'lg:px-3 lg:py-3',
    denseCell: 'lg:px-1 lg:py-2 xl:px-2',
    figure: 'lg:text-right',
    name: 'max-lg:flex-wrap max-lg:gap-y-1 max-lg:text-base',
    label: 'lg:hidden',
    value: 'max-lg:min-w-0 max-lg:text-right',
  },
} as const;

interface CellProps<Row> {
  column: TableColumn<Row>;
  row: Row;
  isDense: boolean;
  look: (typeof looks)[keyof typeof looks];
  /** Where it stands on a compact card, if it does. */
  place: string | false;
}

function Cell<Row>({ column: { head, cell, isFigure, isName }, row, isDense, look, place }: CellProps<Row>) {
  const own = classes(
    'font-normal',
    look.cell,
    place,
    isDense ? look.denseCell : look.roomyCell,
    isFigure && `figures ${look.figure}`,
    isName && `font-semibold ${look.name}`,
  );
  if (isName)
    return (
      // biome-ignore lint/a11y/noRedundantRoles: as the table says.
      <th role="rowheader" scope="row" className={own}>
        {cell(row)}
      </th>
    );
  return (
    // biome-ignore lint/a11y/noRedundantRoles: as the table says.
    <td role="cell" className={own}>
      <span aria-hidden="true" className={`max-w-2/5 shrink-0 text-ink-soft ${look.label}`}>
        {head}
      </span>
      <span className={look.value}>{cell(row)}</span>
    </td>
  );
}
