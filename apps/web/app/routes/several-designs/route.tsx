import { designName } from '../../features/configurator/asked-designs.ts';
import { names } from '../../features/configurator/box-choice.ts';
import { ChosenGoods } from '../../features/configurator/ChosenGoods.tsx';
import { unlistedMeta } from '../../features/shell/meta.ts';
import { paths } from '../../paths.ts';
import { serverApi } from '../../server-api.ts';
import { Breadcrumb } from '../../ui/Breadcrumb.tsx';
import { Card } from '../../ui/Card.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import type { Route } from './+types/route.ts';
import { DesignsForm } from './DesignsForm.tsx';
import { DesignsPrice } from './DesignsPrice.tsx';
import { loadDesigns } from './load-designs.ts';

export const query = [...Object.values(names), designName];

export const loader = ({ context, url }: Route.LoaderArgs) => loadDesigns(context.get(serverApi), url.searchParams);

export const meta = unlistedMeta('Several designs');

/** The price of one box in several designs, which are printed together. */
export default function SeveralDesigns({ loaderData }: Route.ComponentProps) {
  const { page, facts, box, typed, price, problem, enquiry } = loaderData;
  return (
    <div className="page pb-14 md:pb-20">
      <Breadcrumb
        crumbs={[{ label: 'Home', to: paths.home }, { label: page.name, to: page.to }, { label: 'Several designs' }]}
      />
      <h1 className="mt-2 text-4xl md:text-5xl">Several designs, one run</h1>
      <p className="mt-4 max-w-prose text-ink-soft text-lg">
        Flavours, scents, languages: designs of one box share the die, and the sheet wherever that is cheaper.
      </p>
      <div className="mt-8 grid grid-cols-[minmax(0,1fr)] items-start gap-x-12 gap-y-8 lg:grid-cols-[1.55fr_1fr]">
        <Card className="p-5 sm:p-8">
          <DesignsForm box={box} typed={typed} />
          {problem === null ? null : (
            <div role="alert" className="mt-6">
              <p className="mb-4 font-medium text-vermilion-deep">{problem}</p>
              <LinkButton to={page.to}>Back to the box</LinkButton>
            </div>
          )}
          {price === null ? null : <DesignsPrice price={price} enquiry={enquiry} />}
        </Card>
        <ChosenGoods title="Your box" facts={facts} />
      </div>
    </div>
  );
}
