import { stickerAddress } from '@boxwright/contract';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { ContainerDrawing, sizeOfLabel } from '../../features/label-finder/ContainerDrawing.tsx';
import { type Condition, type Container, conditionNames } from '../../features/label-finder/containers.ts';
import type { FoundLabel } from '../../features/label-finder/find-labels.ts';
import { useShell } from '../../features/site/shell-data.ts';
import { thatStand } from '../../features/stickers/material-knowledge.ts';
import { paths } from '../../paths.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';
import type { FinderData } from './load-finder.ts';
import type { Finder } from './use-finder.ts';

interface FoundLabelsProps {
  finder: Finder;
  offer: Pick<FinderData, 'shapes' | 'materials'>;
}

/** The found labels, drawn to scale, each with a material that withstands its use. */
export function FoundLabels({ finder: { typed, container, found, isCurrent }, offer }: FoundLabelsProps) {
  if (container === null || found === null) {
    return <Note text="The labels appear here when each size is a number in mm." />;
  }
  if (!found.ok) return <Note text={found.text} />;
  const suitable = thatStand(offer.materials, typed.meets);
  return (
    <div>
      {isCurrent ? null : <p className="mb-3 font-medium">These labels are for the last sizes that were complete.</p>}
      <Suitable materials={suitable} meets={typed.meets} />
      <ul className="grid gap-5 sm:grid-cols-2">
        {found.labels.map((label, place) => (
          <li key={label.place} className={place === 0 && found.labels.length === 3 ? 'sm:col-span-2' : ''}>
            <LabelCard
              label={label}
              container={container}
              offer={offer}
              material={materialFor(label, suitable)}
              isWide={place === 0 && found.labels.length === 3}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

type Material = FinderData['materials'][number];

/** The first material that withstands the use; over a gap, clear film if it does. */
const materialFor = ({ place }: FoundLabel, suitable: readonly Material[]): Material | undefined =>
  (place === 'gap' ? suitable.find(({ code }) => code === 'transparent-vinyl') : undefined) ?? suitable[0];

function Note({ text }: { text: string }) {
  return <p className="crease rounded-lg border bg-card px-5 py-8 text-center text-ink-soft">{text}</p>;
}

function Suitable({ materials, meets }: { materials: readonly Material[]; meets: Condition }) {
  const use = conditionNames[meets];
  return (
    <p className="mb-4 text-ink-soft">
      {use}:{' '}
      {materials.length === 0 ? (
        <>
          none of our materials is known to withstand it.{' '}
          <Link to={paths.enquiry} className="font-semibold text-ink underline underline-offset-4">
            Ask us
          </Link>
          .
        </>
      ) : (
        <>
          {materials.map(({ code, name }, place) => (
            <span key={code}>
              {place === 0 ? '' : place === materials.length - 1 ? ' or ' : ', '}
              <Link to={paths.stickerMaterial(code)} className="font-semibold text-ink underline underline-offset-4">
                {name}
              </Link>
            </span>
          ))}
          .
        </>
      )}
    </p>
  );
}

interface LabelCardProps {
  label: FoundLabel;
  container: Container;
  offer: FoundLabelsProps['offer'];
  material: Material | undefined;
  isWide: boolean;
}

function LabelCard({ label, container, offer, material, isWide }: LabelCardProps) {
  const { minimumStickers } = useShell().company;
  const shape = offer.shapes.find(({ outline }) => outline === label.outline);
  const chosen = material ?? offer.materials[0];
  const { length, width } = label;
  const address =
    shape && chosen
      ? stickerAddress({ shapeId: shape.id, materialId: chosen.id, length, width, quantity: minimumStickers })
      : paths.stickers;
  const id = `label-${label.place}`;
  return (
    <article
      aria-labelledby={id}
      className={`grid h-full overflow-hidden rounded-lg border border-line bg-card ${isWide ? 'content-start md:grid-cols-[1.25fr_1fr]' : 'grid-rows-[auto_1fr]'}`}
    >
      <ContainerDrawing container={container} found={label} />
      <div className="crease flex flex-col items-start gap-2 border-t p-5 md:border-t">
        <h3 id={id} className="text-xl">
          {label.title}
        </h3>
        <p className="figures font-bold font-heading text-2xl">{sizeOfLabel(label)}</p>
        <p className="text-ink-soft">{label.why}</p>
        {label.note === undefined ? null : <p className="font-medium">{label.note}</p>}
        <p className="mt-auto pt-2">
          <LinkButton
            to={address}
            tone="outline"
            size="small"
            aria-describedby={id}
            className="max-sm:whitespace-normal"
          >
            See its price{material === undefined ? '' : ` on ${material.name}`}
            <ArrowRight aria-hidden="true" className="size-5 shrink-0" />
          </LinkButton>
        </p>
      </div>
    </article>
  );
}
