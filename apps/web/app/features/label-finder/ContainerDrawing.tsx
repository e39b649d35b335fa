import { BoxDrawing } from './BoxDrawing.tsx';
import { type Container, containerTexts } from './containers.ts';
import type { FoundLabel } from './find-labels.ts';
import { PouchDrawing } from './PouchDrawing.tsx';
import { RoundDrawing } from './RoundDrawing.tsx';

/** The label on its container, both to the same scale. */
export function ContainerDrawing({ container, found }: { container: Container; found: FoundLabel }) {
  const label = `${containerTexts[container.kind].name} with ${found.title.toLowerCase()}, ${sizeOfLabel(found)}, to scale`;
  if (container.kind === 'pouch') return <PouchDrawing container={container} found={found} label={label} />;
  if (container.kind === 'box') return <BoxDrawing container={container} found={found} label={label} />;
  return <RoundDrawing container={container} found={found} label={label} />;
}

/** "75 × 114 mm", "40 mm round". */
export const sizeOfLabel = ({ outline, length, width }: FoundLabel): string =>
  outline === 'round' ? `${length} mm round` : `${length} × ${width} mm`;
