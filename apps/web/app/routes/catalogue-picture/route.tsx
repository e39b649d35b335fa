import {
  fileSizeWords,
  largestPicture,
  leastPicture,
  type PicturedKindName,
  pictureRefusals,
  pictureUpload,
} from '@boxwright/contract';
import { data } from 'react-router';
import { officeCall } from '../../features/office/office-call.ts';
import { PostedFailure } from '../../features/plain-form/PostedFailure.tsx';
import { PostedNotice } from '../../features/plain-form/PostedNotice.tsx';
import { unlistedMeta } from '../../features/shell/meta.ts';
import { idIn } from '../../ids.ts';
import { officePaths } from '../../office-paths.ts';
import { serverApi } from '../../server-api.ts';
import { Breadcrumb } from '../../ui/Breadcrumb.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { TextField } from '../../ui/TextField.tsx';
import type { Route } from './+types/route.ts';
import { PresentPicture } from './PresentPicture.tsx';
import { UploadedPicture } from './UploadedPicture.tsx';

export const meta: Route.MetaFunction = unlistedMeta(
  ({ loaderData }) => `Picture of ${loaderData?.picture.name ?? 'the catalogue'}`,
);

const kinds: { readonly [kind in PicturedKindName]: string } = {
  category: officePaths.catalogueBoxes,
  variant: officePaths.catalogueBoxes,
  board: officePaths.catalogueMaterials,
  coating: officePaths.catalogueMaterials,
  'sticker-material': officePaths.catalogueMaterials,
  'sticker-shape': officePaths.catalogueStickers,
};

export const loader = async ({ context, params, url }: Route.LoaderArgs) => {
  const asked = idIn(params.id);
  if (!Object.hasOwn(kinds, params.kind) || asked === undefined)
    throw data('There is no such picture.', { status: 404 });
  const kind = params.kind as PicturedKindName; // one of the keys above
  const token = url.searchParams.get('uploaded') ?? '';
  const picture = await officeCall(context.get(serverApi), url, 'GetCataloguePicture', {
    kind,
    id: asked,
    ...(/^[\w-]{24}$/.test(token) ? { token } : {}),
  });
  const refused = url.searchParams.get('refused');
  return { picture, token, back: kinds[kind], done: url.searchParams.get('done'), refused: refusalOf(refused) };
};

const refusalOf = (word: string | null): { text: string } | undefined => {
  const known = Object.entries(pictureRefusals).find(([name]) => name === word);
  return known && { text: known[1] };
};

export { action } from './receive-picture.server.ts';

/** The picture of something in the catalogue: upload a file, look at it with its text, put it on the site. */
export default function CataloguePicture({ loaderData, actionData: posted }: Route.ComponentProps) {
  const { picture, token, back, done, refused } = loaderData;
  const { kind, id, name } = picture;
  return (
    <div className="page py-8">
      <Breadcrumb crumbs={[{ label: 'Catalogue', to: back }, { label: `Picture of ${name}` }]} />
      <h1 className="wrap-anywhere text-4xl">Picture of {name}</h1>
      <div className="mt-6">
        <PostedNotice text={posted === undefined ? doneTexts[done ?? ''] : undefined} />
        <PostedFailure failed={refused} />
      </div>
      {picture.uploaded === '' ? null : <UploadedPicture picture={picture} token={token} posted={posted} />}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-2">
        <PresentPicture picture={picture} posted={posted} />
        <Card className="p-5 sm:p-6">
          <h2 className="text-2xl">{picture.image === '' ? 'Upload a picture' : 'Upload another picture'}</h2>
          <form
            method="post"
            action={pictureUpload(kind, id)}
            encType="multipart/form-data"
            className="mt-3 flex flex-col items-start gap-4"
          >
            <div className="w-full min-w-0">
              <TextField
                label="PNG or JPEG"
                name="file"
                type="file"
                required
                accept="image/png,image/jpeg"
                className="py-2.5"
              />
            </div>
            <p className="text-ink-soft text-sm">
              At least {leastPicture.width} × {leastPicture.height} pixels and at most {fileSizeWords(largestPicture)}.
              Best is 1,200 × 960: the site shows pictures in the ratio 5 : 4. A nearly square or wide picture loses a
              strip, others get a margin.
            </p>
            <Button type="submit">Upload</Button>
          </form>
        </Card>
      </div>
    </div>
  );
}

const doneTexts: Readonly<Record<string, string | undefined>> = {
  saved: 'The picture is on the site now.',
  removed: 'The picture is off the site. A drawing or the usual picture is shown instead.',
};
