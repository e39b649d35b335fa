import { officeCall } from '../../features/office/office-call.ts';
import { draftText, versionText } from '../../features/price-tables/version-text.ts';
import { unlistedMeta } from '../../features/shell/meta.ts';
import { officePaths } from '../../office-paths.ts';
import { serverApi } from '../../server-api.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Card } from '../../ui/Card.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import type { Route } from './+types/route.ts';
import { otherRates, tableTexts } from './price-areas.ts';

export const meta = unlistedMeta('Prices');

export const loader = ({ context, url }: Route.LoaderArgs) =>
  officeCall(context.get(serverApi), url, 'GetPriceTables', {});

/** The tables and limits from which prices are made. */
export default function Prices({ loaderData: tables }: Route.ComponentProps) {
  return (
    <div className="page py-8">
      <h1 className="text-4xl">Prices</h1>
      <p className="mt-2 max-w-2xl text-ink-soft">
        Every price is made from a dated version of these tables. A new version begins as a draft, is compared with the
        last hundred orders, and comes into force on a chosen day. Orders and quotations keep their prices.
      </p>
      <ul className="mt-6 grid gap-4 lg:grid-cols-3">
        {tables.map(({ kind, name, inForce, coming, draft }) => (
          <li key={kind}>
            <Card className="flex h-full flex-col gap-3 p-5">
              <div className="flex flex-wrap items-center justify-between gap-2">
                <h2 className="text-2xl">{name}</h2>
                {draft === null ? null : <Badge tone="notice">Draft</Badge>}
              </div>
              <p className="text-ink-soft">{tableTexts[kind]}</p>
              <p>{inForce === null ? 'Nothing is in force.' : `In force: ${versionText(inForce)}.`}</p>
              {coming.map((version) => (
                <p key={version.id}>Comes next: {versionText(version)}.</p>
              ))}
              {draft === null ? null : <p>Draft: {draftText(draft)}</p>}
              <LinkButton to={officePaths.priceTable(kind)} tone="ink" size="small" className="mt-auto self-start">
                {draft === null ? `Open ${name.toLowerCase()}` : `Go on with ${name.toLowerCase()}`}
              </LinkButton>
            </Card>
          </li>
        ))}
      </ul>
      <h2 className="mt-10 text-2xl">Tax, discounts, dates and limits</h2>
      <ul className="mt-4 grid gap-4 lg:grid-cols-3">
        {otherRates.map(({ name, text, to }) => (
          <li key={to}>
            <Card className="flex h-full flex-col gap-3 p-5">
              <h3 className="text-xl">{name}</h3>
              <p className="text-ink-soft">{text}</p>
              <LinkButton to={to} tone="outline" size="small" className="mt-auto self-start">
                Open {name.toLowerCase()}
              </LinkButton>
            </Card>
          </li>
        ))}
      </ul>
    </div>
  );
}
