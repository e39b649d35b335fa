import {
  type ArtworkRow,
  artworkPreviewAddress,
  type ChosenPlace,
  type FindingRow,
  laidInPlace,
  readPlace,
  shownInPlace,
} from '@boxwright/contract';
import { Crop } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import type { SwitchedOn } from '../FilePicture.tsx';
import type { FlatWork } from '../flat-work.ts';
import { ProofDrawing } from '../ProofDrawing.tsx';
import { CropTools } from './CropTools.tsx';
import { moved, whole } from './change-place.ts';
import { dragged as draggedCrop } from './crop-place.ts';
import { PlaceTools } from './PlaceTools.tsx';
import type { Move } from './use-drag.ts';

interface PlaceArtworkProps {
  work: FlatWork;
  /** The item's name. */
  name: string;
  artwork: ArtworkRow;
  /** As `writePlace` writes it. */
  place: string;
  findings: readonly FindingRow[];
  /** What of it is switched on; all of it without this. */
  on?: SwitchedOn;
  onPlace: (place: ChosenPlace) => void;
}

/** A file on the drawing that its buyer moves, zooms, turns and crops. What lies beyond the cut is cropped by it. */
export default function PlaceArtwork({ work, name, artwork, place: text, findings, on, onPlace }: PlaceArtworkProps) {
  const placing = { work, ratio: artwork.ratio };
  const place = readPlace(text) ?? whole({ turn: 0 }, placing);
  const [isCropping, setCropping] = useState(false);
  const [dragged, setDragged] = useState<ChosenPlace | null>(null);
  // A pointer may be lifted before its last move is rendered.
  const latest = useRef<ChosenPlace | null>(null);
  const from = useRef(place);
  const shown = dragged ?? place;
  const drag = {
    onStart: () => {
      from.current = latest.current ?? place;
    },
    onMove: (move: Move) => {
      latest.current = (isCropping ? draggedCrop : moved)(from.current, move, placing);
      setDragged(latest.current);
    },
    onEnd: () => {
      if (latest.current !== null) onPlace(latest.current);
      latest.current = null;
      setDragged(null);
    },
  };
  return (
    <>
      <ProofDrawing
        work={work}
        picture={{
          href: artworkPreviewAddress(artwork.token),
          placed: laidInPlace(shown, artwork.ratio),
          on,
        }}
        name={name}
        findings={dragged === null ? findings : []}
        drag={drag}
        frame={isCropping ? shownInPlace(shown, artwork.ratio) : undefined}
      />
      {isCropping ? (
        <CropTools placing={placing} place={shown} onPlace={onPlace} />
      ) : (
        <PlaceTools placing={placing} artwork={artwork} place={shown} onPlace={onPlace} />
      )}
      {/* One button, so that it keeps the focus. */}
      <Button tone="quiet" size="small" className="mt-2" onClick={() => setCropping(!isCropping)}>
        <Crop aria-hidden="true" className="size-5" /> {isCropping ? 'Done cropping' : 'Crop it'}
      </Button>
    </>
  );
}
