import { data } from 'react-router';
import { CountedTextArea } from '../../features/office/CountedTextArea.tsx';
import { OfficeForm } from '../../features/office/OfficeForm.tsx';
import { officeCall } from '../../features/office/office-call.ts';
import { usePostedForm } from '../../features/office/posted-form.ts';
import { StateSelect } from '../../features/office/StateSelect.tsx';
import { unlistedMeta } from '../../features/shell/meta.ts';
import { officePaths } from '../../office-paths.ts';
import { serverApi } from '../../server-api.ts';
import { Breadcrumb } from '../../ui/Breadcrumb.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Select } from '../../ui/Select.tsx';
import { TextField } from '../../ui/TextField.tsx';
import type { Route } from './+types/route.ts';

export const meta: Route.MetaFunction = unlistedMeta(
  ({ loaderData }) => `${loaderData?.category.name ?? 'Category'}: catalogue`,
);

export const loader = async ({ context, params, url }: Route.LoaderArgs) => {
  const { categories, industries } = await officeCall(context.get(serverApi), url, 'GetBoxCatalogue', {});
  const category = categories.find(({ id }) => String(id) === params.id);
  if (category === undefined) throw data('There is no such category.', { status: 404 });
  return { category, industries };
};

export { action } from './receive-category.server.ts';

/** The form of a category. */
export default function CatalogueCategory({ loaderData: { category, industries }, actionData }: Route.ComponentProps) {
  const form = usePostedForm('', actionData);
  return (
    <div className="page py-8">
      <Breadcrumb crumbs={[{ label: 'Catalogue', to: officePaths.catalogueBoxes }, { label: category.name }]} />
      <h1 className="wrap-anywhere text-4xl">{category.name}</h1>
      <p className="mt-2 text-ink-soft">Its address on the site stays /p/{category.route}.</p>
      <div className="mt-3 mb-6 flex flex-wrap gap-2.5">
        <LinkButton to={officePaths.cataloguePicture('category', category.id)} tone="outline" size="small">
          Picture
        </LinkButton>
        <LinkButton to={officePaths.catalogueNewSize(category.id)} tone="outline" size="small">
          Add a size
        </LinkButton>
      </div>
      <Card className="max-w-3xl p-5 sm:p-6">
        <OfficeForm of={form} hidden={{ version: category.version }} className="grid items-start gap-4 sm:grid-cols-2">
          <TextField label="Name" maxLength={120} {...form.field('name', category.name)} />
          <Select
            label="Industry"
            options={industries.map((each) => ({ value: each, label: each }))}
            {...form.field('industry', category.industry)}
          />
          <TextField
            label="Place in the list"
            digitsOnly
            maxLength={5}
            hint="Categories stand in the order of these numbers."
            {...form.field('position', String(category.position))}
          />
          <StateSelect values={['Active', 'Inactive']} {...form.field('status', category.status)} />
          <div className="sm:col-span-2">
            <CountedTextArea
              label="Text"
              optional
              maxLength={2000}
              {...form.field('description', category.description)}
            />
          </div>
          <div className="flex flex-wrap gap-2.5 sm:col-span-2">
            <Button type="submit" tone="ink" busy={form.isSending && 'Saving…'}>
              Save
            </Button>
            <LinkButton to={officePaths.catalogueBoxes} tone="quiet">
              Cancel
            </LinkButton>
          </div>
        </OfficeForm>
      </Card>
    </div>
  );
}
