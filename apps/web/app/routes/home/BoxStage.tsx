import type { Board } from '@boxwright/contract';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import type { OwnSize } from '../../features/configurator/box-choice.ts';
import { PrintedBox } from '../../features/dieline/PrintedBox.tsx';
import { paths } from '../../paths.ts';
import { DrawnBlank } from './DrawnBlank.tsx';
import type { DrawnChoice, Goods } from './goods.ts';
import { useDrawnChoice } from './use-drawn-choice.ts';

interface BoxStageProps {
  first: DrawnChoice;
  goods: Goods;
  size: OwnSize;
  board: Pick<Board, 'caliper' | 'gsm'>;
}

/** The blank of the typed box, drawn line by line, and the box that folds of it. */
export function BoxStage({ first, goods, size, board }: BoxStageProps) {
  const { drawn, folding } = useDrawnChoice(first, goods, size, board.caliper);
  const { box, print } = drawn;
  const grams = Math.round((box.boardArea / 1e6) * board.gsm * 10) / 10;
  const query = new URLSearchParams({ length: size.length, width: size.width, height: size.height });
  return (
    <div className="relative mt-3 flex flex-col overflow-hidden rounded-lg border border-line bg-board lg:col-start-2 lg:row-span-4 lg:row-start-1 lg:mt-0">
      <div className="relative grid h-36 grid-cols-2 gap-5 px-5 py-3.5 sm:h-64 sm:gap-8 sm:p-8 lg:h-auto lg:min-h-[30rem] lg:flex-1 lg:grid-cols-1 lg:grid-rows-2">
        <div className="relative">
          <DrawnBlank key={drawn.key} lines={box.lines} print={print} className="absolute inset-0 size-full" />
        </div>
        <div className="relative">
          <PrintedBox
            picture={folding ?? box.folded}
            flat={box.flat}
            print={print}
            className="absolute inset-0 size-full"
          />
        </div>
        <Mark className="top-2 left-2" />
        <Mark className="top-2 right-2" />
      </div>
      {/* As high as its link on phones, and two lines of the caption fit into that: the fields below never move. */}
      <p className="crease figures flex items-center justify-between gap-x-3 border-t px-4 py-1 text-ink-soft text-sm max-[359px]:min-h-18 sm:px-5">
        <span>
          Flat {Math.round(box.flat.width)} × {Math.round(box.flat.height)} mm, {grams} g
        </span>
        <Link
          to={paths.dieline(goods.style, query.toString())}
          className="inline-flex min-h-11 shrink-0 items-center gap-1.5 font-semibold text-ink underline underline-offset-4"
        >
          Its dieline, free <ArrowRight aria-hidden="true" className="size-4" />
        </Link>
      </p>
    </div>
  );
}

/** A registration mark. */
function Mark({ className }: { className: string }) {
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true" className={`absolute size-5 text-ink/40 ${className}`}>
      <circle cx="10" cy="10" r="5" fill="none" stroke="currentColor" />
      <path d="M10 1v18M1 10h18" stroke="currentColor" />
    </svg>
  );
}
