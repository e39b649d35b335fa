import { classes } from '../../ui/classes.ts';
import { Chapter, row, Specimen } from './Specimen.tsx';
import { contrast, type Token } from './tokens.ts';

interface TokensProps {
  colours: readonly Token[];
  radii: readonly Token[];
  shadows: readonly Token[];
}

const grounds = ['paper', 'card', 'board'];

/** Colours with their contrasts, typography, spacing, corners and shadows. */
export function Tokens({ colours, radii, shadows }: TokensProps) {
  const hexOf = (name: string) => colours.find((colour) => colour.name === name)?.value ?? '#fff';
  return (
    <>
      <Chapter title="Colours">
        <p className="-mt-3 max-w-prose text-ink-soft">
          The figures are the contrast on paper, card and board. Text needs 4.5, large text and the borders of fields 3;
          colours with a lower contrast are for surfaces and small printed details.
        </p>
        <ul className="grid grid-cols-2 gap-3 sm:gap-4 md:grid-cols-3 lg:grid-cols-4">
          {colours.map(({ name, value }) => (
            <li key={name} className="overflow-hidden rounded-lg border border-line bg-card">
              <span className="block h-16 border-line border-b" style={{ background: value }} />
              <span className="block px-3 pt-2 font-semibold">{name}</span>
              <span className="figures block px-3 text-ink-soft text-sm">{value}</span>
              <span className="figures flex flex-wrap gap-x-3 px-3 pt-1 pb-2.5 text-sm">
                {grounds.map((ground) => (
                  <Ratio key={ground} ground={ground} ratio={contrast(value, hexOf(ground))} />
                ))}
              </span>
            </li>
          ))}
        </ul>
      </Chapter>
      <Chapter title="Type">
        <Specimen name="Headings" note="Bricolage Grotesque, 700">
          <p className="font-bold font-heading text-5xl leading-tight tracking-tight lg:text-6xl">
            Boxes to your measure
          </p>
          <p className="mt-3 font-bold font-heading text-4xl tracking-tight">Choose your box</p>
          <p className="mt-3 font-bold font-heading text-3xl tracking-tight">What other quantities cost</p>
          <p className="mt-3 font-bold font-heading text-2xl tracking-tight">Another box in mind?</p>
          <p className="mt-3 font-bold font-heading text-xl tracking-tight">Pick a box</p>
        </Specimen>
        <Specimen name="Text" note="Inter, 400 to 700">
          <p className="max-w-prose text-lg">
            18 px: introductions. 2,000 soap boxes at ₹8.15 each, landed in Coimbatore.
          </p>
          <p className="mt-2 max-w-prose">16 px: text and fields. The key line for your design comes by e-mail.</p>
          <p className="mt-2 max-w-prose text-[0.9375rem]">15 px: menus, lists, texts beside a field.</p>
          <p className="mt-2 max-w-prose text-ink-soft text-sm">14 px: notes and hints.</p>
          <p className="figures mt-2 text-[0.8125rem] text-ink-soft">13 px: labels in the price bar. ₹16,300.00</p>
        </Specimen>
      </Chapter>
      <Chapter title="Spacing, corners, shadows">
        <Specimen name="Spacing" note="Steps of 4 px">
          <ul className="flex flex-col gap-1.5">
            {[4, 8, 12, 16, 20, 28, 40, 56, 80].map((size) => (
              <li key={size} className="figures flex items-center gap-3 text-sm">
                <span className="w-12 text-ink-soft">{size} px</span>
                <span className="h-3 bg-kraft" style={{ width: size }} />
              </li>
            ))}
          </ul>
        </Specimen>
        <Specimen name="Corners">
          <ul className={row}>
            {radii.map(({ name, value }) => (
              <li key={name} className="text-sm">
                <span className="block size-20 border border-line-strong bg-card" style={{ borderRadius: value }} />
                {name}, {value}
              </li>
            ))}
          </ul>
        </Specimen>
        <Specimen name="Shadows">
          <ul className="flex flex-wrap gap-8">
            {shadows.map(({ name, value }) => (
              <li key={name} className="text-sm">
                <span className="mb-3 block h-20 w-32 rounded-md bg-card" style={{ boxShadow: value }} />
                {name}
              </li>
            ))}
          </ul>
        </Specimen>
        <Specimen name="Crease" note="Divides sections, as on a dieline">
          <div className="crease border-t" />
        </Specimen>
      </Chapter>
    </>
  );
}

function Ratio({ ground, ratio }: { ground: string; ratio: number }) {
  return (
    <span className={classes(ratio < 3 ? 'text-ink-soft' : 'font-semibold')}>
      <span className="sr-only">on {ground} </span>
      {ratio.toFixed(1)}
      {ratio >= 4.5 ? ' ✓' : ''}
    </span>
  );
}
