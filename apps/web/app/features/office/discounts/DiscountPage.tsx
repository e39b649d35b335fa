import type { ReactNode } from 'react';
import { officePaths } from '../../../office-paths.ts';
import { Breadcrumb } from '../../../ui/Breadcrumb.tsx';
import { Card } from '../../../ui/Card.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Table, type TableColumn } from '../../../ui/Table.tsx';
import { PostedFailure } from '../../plain-form/PostedFailure.tsx';
import { PostedNotice } from '../../plain-form/PostedNotice.tsx';
import type { Posted, PostedFormState } from '../posted-form.ts';

interface DiscountPageProps<Row> {
  title: string;
  /** Beside the heading. */
  beside?: ReactNode;
  /** What it is for. */
  text: ReactNode;
  /** The form that makes or changes one, with its heading. */
  form: PostedFormState;
  heading: string;
  children: ReactNode;
  posted: Posted | undefined;
  rows: readonly Row[];
  columns: readonly TableColumn<Row>[];
  none: { readonly title: string; readonly text: string };
}

/** A page under Prices: the form of one price list, coupon or group, and the table of all. */
export function DiscountPage<Row extends { readonly id: number }>(props: DiscountPageProps<Row>) {
  const { title, beside, text, form, heading, children, posted, rows, columns, none } = props;
  return (
    <div className="page py-8">
      <Breadcrumb crumbs={[{ label: 'Prices', to: officePaths.prices }, { label: title }]} />
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h1 className="text-4xl">{title}</h1>
        {beside}
      </div>
      <p className="mt-2 mb-6 max-w-2xl text-ink-soft">{text}</p>
      <PostedNotice text={posted?.done} />
      <PostedFailure failed={form.failed === undefined ? posted?.failed : undefined} />
      <Card className="max-w-4xl p-5">
        <h2 className="text-2xl">{heading}</h2>
        {children}
      </Card>
      <div className="mt-8">
        {rows.length === 0 ? (
          <EmptyState level={2} {...none} />
        ) : (
          <Table caption={title} rows={rows} keyOf={({ id }) => id} columns={columns} isDense />
        )}
      </div>
    </div>
  );
}
