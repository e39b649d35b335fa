import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { FlatLines } from '../../features/dieline/FlatLines.tsx';
import { FoldedStill } from '../../features/dieline/FoldedStill.tsx';
import { pageMeta } from '../../features/shell/meta.ts';
import { paths } from '../../paths.ts';
import { serverApi } from '../../server-api.ts';
import { Breadcrumb } from '../../ui/Breadcrumb.tsx';
import type { Route } from './+types/route.ts';
import { loadDielines, type StyleCard } from './load-dielines.ts';

export const loader = ({ context }: Route.LoaderArgs) => loadDielines(context.get(serverApi));

export const meta = pageMeta;

export default function Dielines({ loaderData }: Route.ComponentProps) {
  return (
    <div className="page pb-16 md:pb-24">
      <Breadcrumb crumbs={[{ label: 'Home', to: paths.home }, { label: 'Free dielines' }]} />
      <h1 className="mt-2 max-w-[20ch] text-4xl md:text-6xl">Free dielines, in your size.</h1>
      <p className="mt-5 max-w-[42rem] text-ink-soft text-lg">
        Pick a style, type a size, and watch it fold. Then take the drawing: PDF with layers, SVG, DXF for the cutting
        table, CFF2 for the die, glTF for a rendering, and a template for your artwork. Free and without signing in, for
        any printer, ours included.
      </p>
      <ul className="mt-8 grid grid-cols-2 gap-3 sm:mt-10 sm:gap-5 lg:grid-cols-3">
        {loaderData.cards.map((card) => (
          <li key={card.id}>
            <Card card={card} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Card({ card: { id, name, ecma, inShort, frame, lines, folded } }: { card: StyleCard }) {
  return (
    <Link
      to={paths.dieline(id)}
      className="group flex h-full flex-col overflow-hidden rounded-lg border border-line bg-card transition-colors hover:border-ink"
    >
      <span className="grid grid-cols-[1.15fr_1fr] bg-board">
        <FlatLines frame={frame} lines={lines} className="aspect-[6/7] w-full p-2.5 sm:p-5" />
        <FoldedStill picture={folded} className="aspect-square w-full self-end p-2.5 pl-0 sm:p-5 sm:pl-0" />
      </span>
      <span className="crease flex flex-1 flex-col border-t p-3 sm:p-5">
        <span className="flex flex-wrap items-baseline justify-between gap-x-4">
          <span className="font-bold font-heading leading-snug sm:text-xl">{name}</span>
          {ecma === null ? null : <span className="figures text-ink-soft text-sm">{ecma}</span>}
        </span>
        <span className="mt-2 text-ink-soft max-sm:hidden">{inShort}</span>
        <span className="mt-auto inline-flex items-center gap-2 pt-2 font-semibold text-vermilion-deep underline-offset-4 group-hover:underline sm:pt-4">
          Draw yours <ArrowRight aria-hidden="true" className="size-5" />
        </span>
      </span>
    </Link>
  );
}
