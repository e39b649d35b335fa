import { Form, redirect } from 'react-router';
import { CustomerFields } from '../../features/office/CustomerFields.tsx';
import { officeCall } from '../../features/office/office-call.ts';
import { PostedProblemNote } from '../../features/office/PostedProblemNote.tsx';
import { usePostedForm } from '../../features/office/posted-form.ts';
import { refuseForm } from '../../features/office/receive-form.server.ts';
import { readTyped, sendTyped } from '../../features/plain-form/posted.server.ts';
import { unlistedMeta } from '../../features/shell/meta.ts';
import { officePaths } from '../../office-paths.ts';
import { serverApi } from '../../server-api.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import type { Route } from './+types/route.ts';

export const meta = unlistedMeta('New customer');

/** Only for those who may sell. */
export const loader = async ({ url, context }: Route.LoaderArgs) => {
  await officeCall(context.get(serverApi), url, 'GetSales', {});
  return null;
};

export const action = async ({ request, context }: Route.ActionArgs) => {
  const typed = await readTyped(request, ['name', 'companyName', 'email', 'mobile', 'gstin', 'then']);
  const { then, ...customer } = typed;
  const api = context.get(serverApi);
  const added = await sendTyped(api, 'AddCustomerAtDesk', customer);
  if (!added.ok) return refuseForm(request, 'customer', customer, added.failure);
  const { customerId } = added.value;
  if (then !== 'sell') throw redirect(officePaths.officeCustomer(customerId), 303);
  const sale = await api.call('StartSale', { customerId });
  if (!sale.ok) return refuseForm(request, 'customer', customer, sale.failure);
  throw redirect(officePaths.officeSale(sale.value.saleId), 303);
};

/** A customer on the phone, who has no account yet. */
export default function OfficeNewCustomer({ actionData }: Route.ComponentProps) {
  const form = usePostedForm('customer', actionData);
  return (
    <div className="page py-8">
      <h1 className="text-4xl">New customer</h1>
      <p className="mt-2 max-w-2xl text-ink-soft">
        They are mailed a link to choose a password, and need none to pay. An email that is registered already leads to
        its customer, and nothing is changed.
      </p>
      <Card className="mt-6 max-w-3xl p-5 sm:p-6">
        <Form ref={form.ref} method="post" noValidate className="grid items-start gap-4 sm:grid-cols-2">
          <div className="empty:hidden sm:col-span-2">
            <PostedProblemNote failed={form.failed} />
          </div>
          <CustomerFields field={form.field} />
          <div className="flex flex-wrap gap-2.5 sm:col-span-2">
            <Button type="submit" name="then" value="sell">
              Save and sell
            </Button>
            <Button type="submit" tone="outline" name="then" value="show">
              Save
            </Button>
          </div>
        </Form>
      </Card>
    </div>
  );
}
