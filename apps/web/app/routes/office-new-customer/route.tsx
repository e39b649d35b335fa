import { CustomerFields } from '../../features/office/CustomerFields.tsx';
import { OfficeForm } from '../../features/office/OfficeForm.tsx';
import { officeCall } from '../../features/office/office-call.ts';
import { usePostedForm } from '../../features/office/posted-form.ts';
import { unlistedMeta } from '../../features/shell/meta.ts';
import { serverApi } from '../../server-api.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import type { Route } from './+types/route.ts';

export const meta = unlistedMeta('New customer');

/** Calls `GetSales` only to refuse staff who may not sell. */
export const loader = async ({ url, context }: Route.LoaderArgs) => {
  await officeCall(context.get(serverApi), url, 'GetSales', {});
  return null;
};

export { action } from './receive-new-customer.server.ts';

/** Adds a customer who is on the phone and has no account yet. */
export default function OfficeNewCustomer({ actionData }: Route.ComponentProps) {
  const form = usePostedForm('', actionData);
  return (
    <div className="page py-8">
      <h1 className="text-4xl">New customer</h1>
      <p className="mt-2 max-w-2xl text-ink-soft">
        They are mailed a link to choose a password, but can pay without one. If the email is registered already, its
        customer opens unchanged.
      </p>
      <Card className="mt-6 max-w-3xl p-5 sm:p-6">
        <OfficeForm of={form} isAllAbove className="grid items-start gap-4 sm:grid-cols-2">
          <CustomerFields field={form.field} />
          <div className="flex flex-wrap gap-2.5 sm:col-span-2">
            <Button type="submit" name="then" value="sell">
              Save and sell
            </Button>
            <Button type="submit" tone="outline" name="then" value="show">
              Save
            </Button>
          </div>
        </OfficeForm>
      </Card>
    </div>
  );
}
