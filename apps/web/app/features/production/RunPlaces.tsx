import type { BlankPicture, Output, RunPlaceRow } from '@boxwright/contract';
import { Badge } from '../../ui/Badge.tsx';
import { Card } from '../../ui/Card.tsx';
import { classes } from '../../ui/classes.ts';

type Facts = RunPlaceRow['facts'];

/** What is at each number of a run's sheet, and what all of them have in common, as its ticket says it. */
export function RunPlaces({ common, places }: Pick<Output<'GetRun'>, 'common' | 'places'>) {
  return (
    <section aria-labelledby="places" className="mt-8">
      <h2 id="places" className="text-2xl">
        What is at each number
      </h2>
      <FactList facts={common} className="mt-3 max-w-5xl lg:grid-cols-[7rem_minmax(0,1fr)_7rem_minmax(0,1fr)]" />
      <ul className="mt-4 grid grid-cols-1 gap-4 lg:grid-cols-2">
        {places.map((place) => (
          <li key={place.name}>
            <Place place={place} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Place({ place: { name, isScrapped, facts, picture } }: { place: RunPlaceRow }) {
  return (
    <Card className="flex h-full flex-col gap-3 p-5">
      <div>
        <h3 className="wrap-anywhere font-semibold text-lg">{name}</h3>
        {isScrapped ? <Badge tone="bad">To be scrapped</Badge> : null}
      </div>
      <div className="grid grid-cols-1 items-start gap-4 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        {picture === null ? (
          <p className="text-ink-soft">It can’t be drawn as it was laid out.</p>
        ) : (
          <Blank name={name} picture={picture} />
        )}
        <FactList facts={facts} />
      </div>
    </Card>
  );
}

/** A blank from its printed side: cuts solid, creases dashed, glue shaded. */
const Blank = ({ name, picture: { width, height, cuts, creases, glue } }: { name: string; picture: BlankPicture }) => (
  <svg
    role="img"
    aria-label={`The blank of ${name}, printed side`}
    viewBox={`-1 -1 ${width + 2} ${height + 2}`}
    className="max-h-64 w-full fill-none [&_path]:[vector-effect:non-scaling-stroke]"
  >
    <path d={glue} className="fill-board" />
    <path d={creases} className="stroke-crease [stroke-dasharray:4_3]" />
    <path d={cuts} strokeWidth="1.5" className="stroke-cut" />
  </svg>
);

const FactList = ({ facts, className = '' }: { facts: Facts; className?: string }) => (
  <dl className={classes('grid grid-cols-[7rem_minmax(0,1fr)] gap-x-3 gap-y-1', className)}>
    {facts.map(({ label, value }) => (
      <div key={label} className="contents">
        <dt className="text-ink-soft">{label}</dt>
        <dd className="wrap-anywhere">{value}</dd>
      </div>
    ))}
  </dl>
);
