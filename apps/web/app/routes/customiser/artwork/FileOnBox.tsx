import { type ArtworkRow, artworkPreviewAddress, type Output, printsInside, writePlace } from '@boxwright/contract';
import { Move, Undo2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { wholeFile } from '../../../features/proof/FilePicture.tsx';
import { InkPanel } from '../../../features/proof/InkPanel.tsx';
import { InsideDrawing } from '../../../features/proof/InsideDrawing.tsx';
import { ProofDrawing } from '../../../features/proof/ProofDrawing.tsx';
import { placeArtwork } from '../../../features/proof/place-artwork.ts';
import { firstPlace } from '../../../features/proof/placing/change-place.ts';
import { Button } from '../../../ui/Button.tsx';
import type { LaidOnBox, PrintedBox } from './use-artwork-check.ts';
import { useFlatWork } from './use-flat-work.ts';

const PlaceArtwork = lazy(() => import('../../../features/proof/placing/PlaceArtwork.tsx'));

interface FileOnBoxProps {
  box: PrintedBox;
  name: string;
  row: ArtworkRow | null;
  /** Where the buyer has put it; null where the program places it. */
  place: string | null;
  /** How it lies there; null until that is known. */
  laid: LaidOnBox | null;
  /** What its check has found; null until that has ended. */
  checked: Checked | null;
  onPlace: (place: string | null) => void;
}

type Checked = Output<'GetArtworkPlacement'>;

/** The file on the flat drawing of the box, with the places of what its check has found; its buyer can move it there. So is its page for a printed inside. */
export function FileOnBox({ box, name, row, place, laid, checked, onPlace }: FileOnBoxProps) {
  const work = useFlatWork(box);
  const inside = useFlatWork(printsInside(box.print ?? null) ? box : null, 'inside');
  const [on, setOn] = useState(wholeFile);
  const findings = (checked?.findings ?? []).filter(({ side }) => side !== 'inside');
  const waiting = <div className="aspect-[5/4] rounded-lg border border-line bg-board" />;
  if (work === null) return waiting;
  const placed = row && laid && placeArtwork(work, null, { artwork: row, placement: laid.placement });
  const isMoved = place !== null && row !== null;
  const canMove = placed && row && !row.byHand;
  return (
    <>
      <figure>
        {isMoved ? (
          <Suspense fallback={waiting}>
            <PlaceArtwork
              {...{ work, name, artwork: row, place, findings, on }}
              onPlace={(next) => onPlace(writePlace(next))}
            />
          </Suspense>
        ) : (
          <ProofDrawing
            work={work}
            picture={placed && row ? { href: artworkPreviewAddress(row.token), placed, on } : null}
            name={name}
            findings={findings}
          />
        )}
        {!isMoved && placed?.isCertain === false ? (
          <figcaption className="mt-2 text-[0.9375rem]">
            Where this file lies on the drawing isn’t known, so it is only fitted into its middle here, not in its own
            size, and isn’t on the folded box{canMove ? ' until you place it' : ''}.
          </figcaption>
        ) : null}
        {/* One button, so that it keeps the focus. */}
        {isMoved || canMove ? (
          <Button
            tone={canMove && !placed.isCertain ? 'outline' : 'quiet'}
            size="small"
            className="mt-2"
            onClick={() =>
              onPlace(isMoved || !canMove ? null : writePlace(firstPlace(placed, { work, ratio: row.ratio })))
            }
          >
            {isMoved ? (
              <>
                <Undo2 aria-hidden="true" className="size-5" /> Place it automatically again
              </>
            ) : (
              <>
                <Move aria-hidden="true" className="size-5" /> Move, zoom or turn it
              </>
            )}
          </Button>
        ) : null}
        {(isMoved || placed) && row ? (
          <InkPanel
            key={row.token}
            token={row.token}
            printsWhite={false}
            shines={laid?.shines ?? false}
            onShow={setOn}
          />
        ) : null}
      </figure>
      {inside && row && !row.byHand ? (
        <InsideDrawing
          work={inside}
          name={name}
          artwork={row}
          placement={checked?.insidePlacement ?? null}
          findings={checked?.findings ?? null}
          placed="The proof shows it, too."
        />
      ) : null}
    </>
  );
}
