import {
  type Board,
  type DielineFormat,
  dielineFileAddress,
  type StatedDieline,
  type Variant,
} from '@boxwright/contract';
import { Download } from 'lucide-react';
import { Link } from 'react-router';
import { FlatLines } from '../../features/dieline/FlatLines.tsx';
import { TemplateLinks } from '../../features/dieline/TemplateLinks.tsx';
import { paths } from '../../paths.ts';
import { buttonStyle } from '../../ui/button-style.ts';
import { NarrowFold } from '../../ui/NarrowFold.tsx';
import { drawnFrom, type SmallDrawing, useFlatLines } from './use-flat-lines.ts';

const formats: readonly DielineFormat[] = ['pdf', 'svg', 'dxf'];

interface DielineReadyProps {
  variant: Variant;
  board: Board;
  /** Drawing of the box that the page was loaded with; `isFirst` while that box is still chosen. */
  first: SmallDrawing | null;
  isFirst: boolean;
  /** Whether it is printed inside, too. */
  hasInside: boolean;
}

/** The chosen box's dieline, to give to a designer before ordering. */
export function DielineReady({ variant, board, first, isFirst, hasInside: inside }: DielineReadyProps) {
  const { style, length, width, height } = variant;
  const drawing = useFlatLines(first, isFirst, drawnFrom(variant, board));
  const stated: StatedDieline = { style, length, width, height, boardId: board.id };
  const studio = new URLSearchParams({
    length: String(length),
    width: String(width),
    height: String(height),
    board: String(board.id),
  });
  return (
    <section
      aria-labelledby="dieline-title"
      className="crease grid items-center gap-x-6 gap-y-4 border-t pt-6 sm:grid-cols-[1fr_1.45fr] md:mt-6"
    >
      {drawing === null ? (
        <span />
      ) : (
        <FlatLines frame={drawing.frame} lines={drawing.lines} className="max-h-44 w-full sm:max-h-52" />
      )}
      <div>
        <h2 id="dieline-title" className="text-2xl">
          Your dieline is ready.
        </h2>
        <p className="mt-2 text-ink-soft">
          Cut, crease, bleed and glue on their own layers, at 1&nbsp;:&nbsp;1. Give it to your designer today; ordering
          can wait.
        </p>
        <ul className="mt-4 grid grid-cols-3 gap-2">
          {formats.map((format) => (
            <li key={format}>
              <a
                href={dielineFileAddress(stated, format, { inside })}
                download
                className={buttonStyle('outline', 'small', 'w-full px-2')}
              >
                <Download aria-hidden="true" className="size-5 max-[359px]:hidden" /> {format.toUpperCase()}
              </a>
            </li>
          ))}
        </ul>
        <div className="mt-4">
          <NarrowFold summary="Artwork template" className="crease lg:border-t lg:pt-4">
            <TemplateLinks stated={stated} hasInside={inside} />
          </NarrowFold>
        </div>
        <Link
          to={paths.dieline(style, studio.toString())}
          className="mt-1 inline-flex min-h-11 items-center font-medium text-teal underline-offset-4 hover:underline"
        >
          Another size or option, in the studio
        </Link>
      </div>
    </section>
  );
}
