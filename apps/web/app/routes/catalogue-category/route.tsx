import { data, Form, useNavigation } from 'react-router';
import { CountedTextArea } from '../../features/office/CountedTextArea.tsx';
import { officeCall } from '../../features/office/office-call.ts';
import { StateSelect } from '../../features/office/StateSelect.tsx';
import { PostedFailure } from '../../features/plain-form/PostedFailure.tsx';
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
import { receiveCategory } from './receive-category.server.ts';

export const meta: Route.MetaFunction = unlistedMeta(
  ({ loaderData }) => `${loaderData?.category.name ?? 'Category'}: catalogue`,
);

export const loader = async ({ context, params, url }: Route.LoaderArgs) => {
  const { categories, industries } = await officeCall(context.get(serverApi), url, 'GetBoxCatalogue', {});
  const category = categories.find(({ id }) => String(id) === params.id);
  if (category === undefined) throw data('There is no such category.', { status: 404 });
  return { category, industries };
};

export const action = ({ request, context, params }: Route.ActionArgs) =>
  receiveCategory(request, context.get(serverApi), Number(params.id));

/** The form of a category. */
export default function CatalogueCategory({ loaderData: { category, industries }, actionData }: Route.ComponentProps) {
  const { state } = useNavigation();
  const { failed, typed } = actionData ?? {};
  const shown = typed ?? {
    version: String(category.version),
    name: category.name,
    industry: category.industry,
    description: category.description,
    position: String(category.position),
    status: category.status,
  };
  const at = (field: string) => (failed?.field === field ? failed.text : undefined);
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
        <PostedFailure failed={failed?.field === undefined ? failed : undefined} />
        <Form method="post" noValidate className="grid items-start gap-4 sm:grid-cols-2">
          <input type="hidden" name="version" value={shown.version} />
          <TextField label="Name" name="name" maxLength={120} defaultValue={shown.name} error={at('name')} />
          <Select
            label="Industry"
            name="industry"
            options={industries.map((each) => ({ value: each, label: each }))}
            defaultValue={shown.industry}
            error={at('industry')}
          />
          <TextField
            label="Place in the list"
            name="position"
            digitsOnly
            maxLength={5}
            defaultValue={shown.position}
            hint="Categories stand in the order of these numbers."
            error={at('position')}
          />
          <StateSelect name="status" values={['Active', 'Inactive']} defaultValue={shown.status} />
          <div className="sm:col-span-2">
            <CountedTextArea
              label="Text"
              name="description"
              optional
              maxLength={2000}
              defaultValue={shown.description}
              error={at('description')}
            />
          </div>
          <div className="flex flex-wrap gap-2.5 sm:col-span-2">
            <Button type="submit" tone="ink" busy={state === 'submitting' && 'Saving…'}>
              Save
            </Button>
            <LinkButton to={officePaths.catalogueBoxes} tone="quiet">
              Cancel
            </LinkButton>
          </div>
        </Form>
      </Card>
    </div>
  );
}
