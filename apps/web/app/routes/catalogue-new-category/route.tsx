import { CountedTextArea } from '../../features/office/CountedTextArea.tsx';
import { OfficeForm } from '../../features/office/OfficeForm.tsx';
import { officeCall } from '../../features/office/office-call.ts';
import { usePostedForm } from '../../features/office/posted-form.ts';
import { unlistedMeta } from '../../features/shell/meta.ts';
import { officePaths } from '../../office-paths.ts';
import { serverApi } from '../../server-api.ts';
import { Breadcrumb } from '../../ui/Breadcrumb.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Select } from '../../ui/Select.tsx';
import { TextField } from '../../ui/TextField.tsx';
import type { Route } from './+types/route.ts';

export const meta = unlistedMeta('New category: catalogue');

export const loader = async ({ context, url }: Route.LoaderArgs) => {
  const { categories, industries } = await officeCall(context.get(serverApi), url, 'GetBoxCatalogue', {});
  return { industries, position: Math.max(-1, ...categories.map(({ position }) => position)) + 1 };
};

export { action } from './receive-new-category.server.ts';

/** The form of a new category; its first size follows. */
export default function CatalogueNewCategory({ loaderData, actionData }: Route.ComponentProps) {
  const form = usePostedForm('', actionData);
  return (
    <div className="page py-8">
      <Breadcrumb crumbs={[{ label: 'Catalogue', to: officePaths.catalogueBoxes }, { label: 'New category' }]} />
      <h1 className="text-4xl">New category</h1>
      <p className="mt-2 mb-6 max-w-2xl text-ink-soft">
        A kind of box, such as Soap Box. Buyers see it as soon as it has a size, which you add next.
      </p>
      <Card className="max-w-3xl p-5 sm:p-6">
        <OfficeForm of={form} className="grid items-start gap-4 sm:grid-cols-2">
          <TextField label="Name" maxLength={120} autoComplete="off" {...form.field('name')} />
          <Select
            label="Industry"
            placeholder="Choose an industry"
            options={loaderData.industries.map((each) => ({ value: each, label: each }))}
            {...form.field('industry')}
          />
          <TextField
            label="Address"
            optional
            autoCapitalize="none"
            autoComplete="off"
            maxLength={80}
            hint="After /p/. Left empty, it is made from the name. It stays when the category is renamed."
            {...form.field('route')}
          />
          <TextField
            label="Place in the list"
            digitsOnly
            maxLength={5}
            hint="Categories stand in the order of these numbers."
            {...form.field('position', String(loaderData.position))}
          />
          <div className="sm:col-span-2">
            <CountedTextArea label="Text" optional maxLength={2000} {...form.field('description')} />
          </div>
          <Button type="submit" tone="ink" className="justify-self-start">
            Save and add a size
          </Button>
        </OfficeForm>
      </Card>
    </div>
  );
}
