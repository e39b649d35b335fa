import { data } from 'react-router';
import { paths } from '../../paths.ts';
import { serverApi } from '../../server-api.ts';
import { Breadcrumb } from '../../ui/Breadcrumb.tsx';
import type { Route } from './+types/route.ts';
import { termsFor } from './terms.ts';

export const loader = async ({ context }: Route.LoaderArgs) => {
  const api = context.get(serverApi);
  const company = await api.call('GetCompany', {});
  if (!company.ok) throw data(company.failure.text, { status: 503 });
  return { terms: termsFor(company.value), publicUrl: api.publicUrl };
};

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: 'Terms and conditions | Boxwright' },
  {
    name: 'description',
    content:
      'What holds for orders of custom boxes and stickers: prices, artwork, cancellation, shipping, returns and courts.',
  },
  { tagName: 'link', rel: 'canonical', href: `${loaderData?.publicUrl ?? ''}${paths.terms}` },
];

export default function Terms({ loaderData }: Route.ComponentProps) {
  return (
    <div className="page pb-16">
      <Breadcrumb crumbs={[{ label: 'Home', to: paths.home }, { label: 'Terms and conditions' }]} />
      <h1 className="mt-4 mb-8 text-4xl md:text-5xl">Terms and conditions</h1>
      <ol className="flex max-w-prose list-none flex-col gap-7">
        {loaderData.terms.map(({ title, text }, place) => (
          <li key={title} className="crease border-t pt-5">
            <h2 className="text-xl">
              {place + 1}. {title}
            </h2>
            <p className="mt-2 text-ink-soft">{text}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}
