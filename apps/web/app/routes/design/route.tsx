import { mayDo } from '@boxwright/contract';
import { data, redirect } from 'react-router';
import { unlistedMeta } from '../../features/shell/meta.ts';
import { officePaths } from '../../office-paths.ts';
import { serverApi } from '../../server-api.ts';
import type { Route } from './+types/route.ts';
import { Contents } from './Contents.tsx';
import { Controls } from './Controls.tsx';
import { Layers } from './Layers.tsx';
import { Tokens } from './Tokens.tsx';
import { readTokens } from './tokens.ts';

export const meta = unlistedMeta('Design system');

/** The tokens are read from the stylesheet itself, so this page always matches the shop. */
export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const answer = await context.get(serverApi).call('UserInfo', {});
  if (!answer.ok || answer.value.staffRole === null) throw redirect(officePaths.manage);
  if (!mayDo(answer.value.staffRole, 'settings')) throw data('Your role may not open this page.', { status: 403 });
  const { default: stylesheet } = await import('../../styles/theme.css?raw');
  const page = Number(new URL(request.url).searchParams.get('page') ?? 5);
  return {
    colours: readTokens(stylesheet, 'color'),
    radii: readTokens(stylesheet, 'radius'),
    shadows: readTokens(stylesheet, 'shadow'),
    page: Number.isInteger(page) && page >= 1 && page <= 12 ? page : 5,
  };
};

export default function Design({ loaderData: { page, ...tokens } }: Route.ComponentProps) {
  return (
    <div className="page py-8">
      <h1 className="text-4xl">Design system</h1>
      <p className="mt-2 mb-8 max-w-2xl text-ink-soft">
        What the shop is built of: its colours, type and spacing, and every component in its states.
      </p>
      <Tokens {...tokens} />
      <Controls />
      <Layers />
      <Contents page={page} />
    </div>
  );
}
