import type { StyleForm } from '../../features/dieline/studio-configuration.ts';
import type { StudioPicture } from '../../features/dieline/studio-picture.ts';
import { sizeIn, type Unit } from '../../features/dieline/units.ts';

interface FactsProps {
  style: StyleForm;
  picture: StudioPicture;
  unit: Unit;
}

/** The box's data as figures and texts. */
export function Facts({ style, picture, unit }: FactsProps) {
  const { inside, outside, blanks, boardArea, weight, ups } = picture.facts;
  const order = style.fields.map(({ label }) => label.toLowerCase()).join(' × ');
  const isFlat = style.family === 'flat';
  const isInsert = style.family === 'insert';
  return (
    <section aria-labelledby="facts-title">
      <h2 id="facts-title" className="text-2xl">
        In figures
      </h2>
      <dl className="figures mt-4">
        <Fact
          name={isFlat ? 'Size' : isInsert ? 'Inside of its box' : 'Inside'}
          note={order}
          value={sizeIn(unit, inside)}
        />
        {outside === null ? null : (
          <Fact name="Outside" note={isInsert ? 'put together' : 'closed'} value={sizeIn(unit, outside)} />
        )}
        {blanks.map(({ name, width, height }) => (
          <Fact key={name} name={blanks.length > 1 ? `${name}, flat` : 'Flat'} value={sizeIn(unit, [width, height])} />
        ))}
        <Fact name="Board" note="for one" value={`${Math.round(boardArea / 100)} cm²`} />
        {weight === null ? null : <Fact name="Weight" note="of one, unprinted" value={`${weight} g`} />}
        {ups.map((count, index) => {
          const name = blanks.length > 1 ? `${blanks[index]?.name}, on a sheet` : 'On a sheet';
          return count === 0 ? null : <Fact key={name} name={name} note="23 × 36 inches" value={`${count} up`} />;
        })}
      </dl>
      {picture.notices.length === 0 ? null : (
        <ul className="mt-4 flex flex-col gap-2 border-kraft border-l-2 pl-4">
          {picture.notices.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Fact({ name, note, value }: { name: string; note?: string; value: string }) {
  return (
    <div className="crease flex flex-wrap items-baseline justify-between gap-x-4 border-t py-2">
      <dt>
        {name} {note === undefined ? null : <span className="text-ink-soft text-sm">{note}</span>}
      </dt>
      <dd className="ml-auto font-semibold">{value}</dd>
    </div>
  );
}
