import type { MaterialKindName } from '@boxwright/contract';
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
import { TextField } from '../../ui/TextField.tsx';
import type { Route } from './+types/route.ts';
import { KindFields } from './KindFields.tsx';

export const meta = unlistedMeta('New material: catalogue');

const kinds = ['board', 'coating', 'sticker-material'] as const satisfies readonly MaterialKindName[];

export const loader = async ({ context, url }: Route.LoaderArgs) => {
  const { materials, families } = await officeCall(context.get(serverApi), url, 'GetMaterials', {});
  const kind = kinds.find((each) => each === url.searchParams.get('kind')) ?? 'board';
  const ofKind = materials.filter((each) => each.kind === kind);
  return { kind, families, position: Math.max(-1, ...ofKind.map(({ position }) => position)) + 1 };
};

export { action } from './receive-new-material.server.ts';

const titles: { readonly [kind in MaterialKindName]: string } = {
  board: 'New board',
  coating: 'New coating',
  'sticker-material': 'New material of stickers',
};

/** The form of a new board, coating or material of stickers. */
export default function CatalogueNewMaterial({ loaderData, actionData }: Route.ComponentProps) {
  const { kind, families, position } = loaderData;
  const form = usePostedForm('', actionData);
  return (
    <div className="page py-8">
      <Breadcrumb
        crumbs={[
          { label: 'Catalogue', to: officePaths.catalogueBoxes },
          { label: 'Materials', to: officePaths.catalogueMaterials },
          { label: titles[kind] },
        ]}
      />
      <h1 className="text-4xl">{titles[kind]}</h1>
      <p className="mt-2 mb-6 max-w-2xl text-ink-soft">
        Buyers see it once a rate card in force has a price for it. What it is made of can’t be changed later, because
        orders refer to it. Its name, text and picture can.
      </p>
      <Card className="max-w-3xl p-5 sm:p-6">
        <OfficeForm of={form} hidden={{ kind }} className="grid items-start gap-4 sm:grid-cols-2">
          <TextField label="Name" maxLength={120} autoComplete="off" {...form.field('name')} />
          <TextField label="Place in the list" digitsOnly maxLength={5} {...form.field('position', String(position))} />
          <KindFields kind={kind} families={families} field={form.field} />
          <div className="sm:col-span-2">
            <CountedTextArea label="Text" optional rows={3} maxLength={2000} {...form.field('description')} />
          </div>
          <Button type="submit" tone="ink" className="justify-self-start">
            Save
          </Button>
        </OfficeForm>
      </Card>
    </div>
  );
}
