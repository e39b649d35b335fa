import { fail } from '@boxwright/contract';
import { data } from 'react-router';
import { officeCall } from '../../features/office/office-call.ts';
import { PostedNotice } from '../../features/plain-form/PostedNotice.tsx';
import { unlistedMeta } from '../../features/shell/meta.ts';
import { officePaths } from '../../office-paths.ts';
import { serverApi } from '../../server-api.ts';
import { Breadcrumb } from '../../ui/Breadcrumb.tsx';
import { SizeForm } from '../catalogue-size/SizeForm.tsx';
import type { TypedSize } from '../catalogue-size/typed-size.ts';
import type { Route } from './+types/route.ts';

export const meta = unlistedMeta('New size: catalogue');

export const loader = async ({ context, params, url }: Route.LoaderArgs) => {
  const { categories, variants, styles } = await officeCall(context.get(serverApi), url, 'GetBoxCatalogue', {});
  const category = categories.find(({ id }) => String(id) === params.id);
  if (category === undefined) throw data('There is no such category.', { status: 404 });
  const siblings = variants.filter(({ categoryId }) => categoryId === category.id);
  const last = siblings.at(-1);
  const typed: TypedSize = {
    version: '1',
    name: '',
    publicName: '',
    style: last?.style ?? 'straight-tuck-end',
    length: '',
    width: '',
    height: '',
    hsn: last?.hsn ?? '481920',
    shortDescription: '',
    longDescription: '',
    position: String((last?.position ?? -1) + 1),
    status: 'Active',
  };
  return { category, styles, typed, isFirst: url.searchParams.get('done') === 'category-added' };
};

export { action } from './receive-new-size.server.ts';

const unchecked = fail('invalid', 'Enter the three sides to see the drawing and the price.');

/** The form of a new size of a category. */
export default function CatalogueNewSize({ loaderData, actionData }: Route.ComponentProps) {
  const { category, styles, typed, isFirst } = loaderData;
  return (
    <div className="page py-8">
      <Breadcrumb
        crumbs={[
          { label: 'Catalogue', to: officePaths.catalogueBoxes },
          { label: category.name, to: officePaths.catalogueCategory(category.id) },
          { label: 'New size' },
        ]}
      />
      <h1 className="wrap-anywhere text-4xl">New size of {category.name}</h1>
      <p className="mt-2 mb-6 max-w-2xl text-ink-soft">
        It is on the site as soon as it is saved: with its page, its price, its dieline and drawings of the box.
      </p>
      <PostedNotice text={isFirst ? `${category.name} is saved. Buyers see it as soon as it has a size.` : undefined} />
      <SizeForm shown={typed} styles={styles} checked={unchecked} posted={actionData} />
    </div>
  );
}
