import type { CustomerGroupRow } from '@boxwright/contract';
import { Link } from 'react-router';
import { DiscountPage } from '../../features/office/discounts/DiscountPage.tsx';
import { SaveOrLeave } from '../../features/office/discounts/SaveOrLeave.tsx';
import { OfficeForm } from '../../features/office/OfficeForm.tsx';
import { officeCall } from '../../features/office/office-call.ts';
import { usePostedForm } from '../../features/office/posted-form.ts';
import { unlistedMeta } from '../../features/shell/meta.ts';
import { idIn } from '../../ids.ts';
import { officePaths } from '../../office-paths.ts';
import { serverApi } from '../../server-api.ts';
import type { TableColumn } from '../../ui/Table.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { TextField } from '../../ui/TextField.tsx';
import type { Route } from './+types/route.ts';

export const meta = unlistedMeta('Customer groups');

export const loader = async ({ context, url }: Route.LoaderArgs) => {
  const { groups } = await officeCall(context.get(serverApi), url, 'GetDiscounts', {});
  const edited = idIn(url.searchParams.get('edit'));
  return { groups, group: groups.find(({ id }) => id === edited) ?? null };
};

export { action } from './receive-group.server.ts';

/** Customers who have prices or coupons in common. */
export default function CustomerGroups({ loaderData: { groups, group }, actionData }: Route.ComponentProps) {
  const form = usePostedForm('save', actionData);
  return (
    <DiscountPage
      title="Customer groups"
      text="A group has price lists and coupons of its own. Placed orders and quotations keep their prices when its members change."
      form={form}
      heading={group === null ? 'New group' : `Change ${group.name}`}
      posted={actionData}
      rows={groups}
      columns={columns}
      none={{ title: 'No groups yet', text: 'Make one for customers who pay the same prices.' }}
    >
      <OfficeForm
        key={group?.id ?? 0}
        of={form}
        hidden={{ id: group?.id, seen: group?.version ?? 0 }}
        className="mt-4 grid items-start gap-4"
      >
        <TextField label="Name" maxLength={80} autoComplete="off" {...form.field('name', group?.name)} />
        <TextArea
          label="E-mails of its members, one a line"
          rows={6}
          {...form.field('members', group?.members.map(({ email }) => email).join('\n'))}
        />
        <SaveOrLeave
          isSending={form.isSending}
          what="group"
          leave={group === null ? undefined : officePaths.customerGroups}
        />
      </OfficeForm>
    </DiscountPage>
  );
}

const columns: readonly TableColumn<CustomerGroupRow>[] = [
  {
    id: 'name',
    head: 'Group',
    isName: true,
    cell: ({ id, name }) => (
      <Link to={officePaths.customerGroupOf(id)} className="wrap-anywhere underline underline-offset-4">
        {name}
      </Link>
    ),
  },
  { id: 'count', head: 'Members', isFigure: true, cell: ({ members }) => members.length },
  {
    id: 'members',
    head: 'Who',
    cell: ({ members }) => (
      <span className="wrap-anywhere">
        {members
          .slice(0, 5)
          .map(({ name }) => name)
          .join(', ')}
        {members.length > 5 ? ` and ${members.length - 5} more` : ''}
      </span>
    ),
  },
];
