import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { FlatLines } from '../../features/dieline/FlatLines.tsx';
import { FoldedStill } from '../../features/dieline/FoldedStill.tsx';
import { paths } from '../../paths.ts';
import type { PackagingData } from './load-packaging.ts';

/** The style's drawing, flat and folded, with a link to the studio. */
export function DielineBlock({ dieline }: { dieline: NonNullable<PackagingData['dieline']> }) {
  const { styleId, name, ecma, inShort, size, frame, lines, folded } = dieline;
  return (
    <Link
      to={paths.dieline(styleId)}
      className="group flex flex-col overflow-hidden rounded-lg border border-line bg-card transition-colors hover:border-ink"
    >
      <span className="grid grid-cols-[1.15fr_1fr] bg-board">
        <FlatLines frame={frame} lines={lines} className="aspect-[6/7] w-full p-5" />
        <FoldedStill picture={folded} className="aspect-square w-full self-end p-5 pl-0" />
      </span>
      <span className="crease flex flex-col border-t p-5">
        <span className="font-bold font-heading text-xl">{name}</span>
        <span className="figures text-ink-soft text-sm">
          {[ecma, size].filter((each) => each !== null).join(' · ')}
        </span>
        <span className="mt-2 text-ink-soft">{inShort}</span>
        <span className="mt-3 inline-flex items-center gap-2 font-semibold text-vermilion-deep underline-offset-4 group-hover:underline">
          Draw it in your size <ArrowRight aria-hidden="true" className="size-5" />
        </span>
      </span>
    </Link>
  );
}
