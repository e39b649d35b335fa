import { data } from 'react-router';
import { officeCall } from '../../features/office/office-call.ts';
import { PostedNotice } from '../../features/plain-form/PostedNotice.tsx';
import { unlistedMeta } from '../../features/shell/meta.ts';
import { officePaths } from '../../office-paths.ts';
import { paths } from '../../paths.ts';
import { serverApi } from '../../server-api.ts';
import { Breadcrumb } from '../../ui/Breadcrumb.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import type { Route } from './+types/route.ts';
import { SizeForm } from './SizeForm.tsx';
import { typedSizeOf } from './typed-size.ts';

export const meta: Route.MetaFunction = unlistedMeta(
  ({ loaderData }) => `${loaderData?.variant.name ?? 'Size'}: catalogue`,
);

export const loader = async ({ context, params, url }: Route.LoaderArgs) => {
  const api = context.get(serverApi);
  const { variants, styles } = await officeCall(api, url, 'GetBoxCatalogue', {});
  const variant = variants.find(({ id }) => String(id) === params.id);
  if (variant === undefined) throw data('There is no such size.', { status: 404 });
  const { style, length, width, height } = variant;
  const isAdded = url.searchParams.get('done') === 'added';
  return { variant, styles, isAdded, checked: await api.call('CheckBoxSize', { style, length, width, height }) };
};

export { action } from './receive-size.server.ts';

/** The form of a size of a box. */
export default function CatalogueSize({ loaderData, actionData }: Route.ComponentProps) {
  const { variant, styles, checked, isAdded } = loaderData;
  return (
    <div className="page py-8">
      <Breadcrumb crumbs={[{ label: 'Catalogue', to: officePaths.catalogueBoxes }, { label: variant.name }]} />
      <h1 className="wrap-anywhere text-4xl">{variant.name}</h1>
      <p className="mt-2 text-ink-soft">Its address on the site stays /pm/{variant.publicName}.</p>
      <div className="mt-3 mb-6 flex flex-wrap gap-2.5">
        <LinkButton to={officePaths.cataloguePicture('variant', variant.id)} tone="outline" size="small">
          Picture
        </LinkButton>
        {variant.status === 'Active' ? (
          <LinkButton to={paths.publicVariant(variant.publicName)} tone="quiet" size="small">
            See it on the site
          </LinkButton>
        ) : null}
      </div>
      <PostedNotice text={isAdded ? addedText(variant.status) : undefined} />
      <SizeForm
        shown={typedSizeOf(variant)}
        styles={styles}
        checked={checked}
        posted={actionData}
        image={variant.image}
      />
    </div>
  );
}

const addedText = (status: 'Active' | 'Inactive'): string =>
  status === 'Active'
    ? 'The size is on the site now, with drawings of the box. You can add a photograph.'
    : 'The size is saved. It is not on the site until you switch it on.';
