import type { ComplaintFiguresRow, LookFiguresRow } from '@boxwright/contract';
import { formatCount } from '@boxwright/money';
import { unlistedMeta } from '../../features/shell/meta.ts';
import { officePaths } from '../../office-paths.ts';
import { serverApi } from '../../server-api.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Table, type TableColumn } from '../../ui/Table.tsx';
import type { Route } from './+types/route.ts';
import { FigureSection } from './FigureSection.tsx';
import { JobTable } from './JobTable.tsx';
import { loadFigures } from './load-figures.ts';
import { MarginTable } from './MarginTable.tsx';
import { shareWords } from './margin-words.ts';

export const meta = unlistedMeta('Figures');

export const loader = ({ url, context }: Route.LoaderArgs) => loadFigures(url, context.get(serverApi));

/** How a period went: costs and margins, lateness, complaints, what quotations and carts became, what is looked at. */
export default function Figures({ loaderData: { periods, period, figures } }: Route.ComponentProps) {
  const { jobs, orders, customers, styles, complaints, looks } = figures;
  return (
    <div className="page py-8">
      <h1 className="text-4xl">Figures</h1>
      <p className="mt-2 mb-6 max-w-2xl text-ink-soft">
        Of orders that were sent in a period, before tax. Costs are those of the price: its board, printing, plates,
        die, coats and finishing, without what is added for profit, and further costs that were entered at the job. The
        price of a sample, and an older one of stickers, isn’t stored with its costs.
      </p>
      <ul aria-label="Periods" className="flex flex-wrap gap-2">
        {periods.map(({ name, from, to }) => (
          <li key={name}>
            <LinkButton
              to={officePaths.figuresOf({ from, to })}
              tone={from === period.from && to === period.to ? 'ink' : 'outline'}
              aria-current={from === period.from && to === period.to ? 'true' : undefined}
              size="small"
            >
              {name}
            </LinkButton>
          </li>
        ))}
      </ul>
      <dl className="mt-8 grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
        <Share name="Sent" value={formatCount(figures.sent)} />
        <Share name="Sent on time, of those with a day" value={shareWords(figures.onTime, figures.promised)} />
        <Share name="Quotations ordered" value={shareWords(figures.quotationsOrdered, figures.quotations)} />
        <Share name="Carts ordered" value={shareWords(figures.cartsOrdered, figures.carts)} />
      </dl>
      <FigureSection
        list="jobs"
        period={period}
        text="Minutes are counted where a step’s start and end were both pressed."
        none="Nothing was sent in this period."
        isEmpty={jobs.length === 0}
      >
        <JobTable jobs={jobs} />
        {figures.hasMoreJobs ? <p className="mt-3 text-ink-soft">The file has all jobs of the period.</p> : null}
      </FigureSection>
      <FigureSection
        list="orders"
        period={period}
        text="All items of an order together; those with the largest sales come first."
        none="Nothing was sent in this period."
        isEmpty={orders.length === 0}
      >
        <MarginTable caption="Orders" rows={orders} />
      </FigureSection>
      <FigureSection
        list="customers"
        period={period}
        text="With the number of the account, because two may have one name."
        none="Nobody was sent anything."
        isEmpty={customers.length === 0}
      >
        <MarginTable caption="Customers" rows={customers} />
      </FigureSection>
      <FigureSection
        list="styles"
        period={period}
        text="Boxes by their style, and other goods."
        none="Nothing was sent in this period."
        isEmpty={styles.length === 0}
      >
        <MarginTable caption="Styles" rows={styles} />
      </FigureSection>
      <FigureSection
        list="complaints"
        period={period}
        text="Return requests, and orders that came back on their way."
        none="Nobody has complained, and nothing came back."
        isEmpty={complaints.length === 0}
      >
        <Table
          caption="Complaints"
          columns={complaintColumns}
          rows={complaints}
          keyOf={({ reason, accepted }) => `${reason} ${accepted === null}`}
        />
      </FigureSection>
      <FigureSection
        list="looks"
        period={period}
        text="Counted without anything about the visitor."
        none="Nothing was counted."
        isEmpty={looks.length === 0}
      >
        <Table
          caption="What is looked at"
          columns={lookColumns}
          rows={looks}
          keyOf={({ event, page, label }) => `${event} ${page} ${label}`}
        />
      </FigureSection>
    </div>
  );
}

const Share = ({ name, value }: { name: string; value: string }) => (
  <div className="rounded-lg border border-line bg-card p-4">
    <dt className="text-ink-soft">{name}</dt>
    <dd className="figures mt-1 font-semibold text-2xl">{value}</dd>
  </div>
);

const complaintColumns: readonly TableColumn<ComplaintFiguresRow>[] = [
  { id: 'reason', head: 'Reason', isName: true, cell: ({ reason }) => reason },
  { id: 'count', head: 'Count', isFigure: true, cell: ({ count }) => formatCount(count) },
  { id: 'accepted', head: 'Accepted', isFigure: true, cell: ({ accepted }) => (accepted === null ? '–' : accepted) },
];

const lookColumns: readonly TableColumn<LookFiguresRow>[] = [
  { id: 'page', head: 'Page', isName: true, cell: ({ page }) => <span className="wrap-anywhere">{page}</span> },
  { id: 'event', head: 'What happened', cell: ({ event }) => event.replaceAll('_', ' ') },
  { id: 'label', head: 'About', cell: ({ label }) => (label === '' ? '–' : label) },
  { id: 'count', head: 'Count', isFigure: true, cell: ({ count }) => formatCount(count) },
];
