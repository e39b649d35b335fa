import { requireRight } from '../../features/office/office-call.ts';
import { unlistedMeta } from '../../features/shell/meta.ts';
import { serverApi } from '../../server-api.ts';
import type { Route } from './+types/route.ts';
import { Contents } from './Contents.tsx';
import { Controls } from './Controls.tsx';
import { Layers } from './Layers.tsx';
import { Tokens } from './Tokens.tsx';
import { readTokens } from './tokens.ts';

export const meta = unlistedMeta('Design system');

/** The tokens are read from the stylesheet itself, so this page always matches the shop. */
export const loader = async ({ context, url }: Route.LoaderArgs) => {
  await requireRight(context.get(serverApi), url, 'settings');
  const { default: stylesheet } = await import('../../styles/theme.css?raw');
  const page = Number(url.searchParams.get('page') ?? 5);
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
