import { TemplateLinks } from '../../features/dieline/TemplateLinks.tsx';
import type { DrawnKeyLine } from './load-key-lines.ts';

type Kind = DrawnKeyLine['blanks'][number]['paths'][number]['kind'];

/** Cuts and creases as in the PDF, cuts drawn last; borders for the artwork are faint. */
const strokes: Record<Kind, string> = {
  cut: 'stroke-cut',
  crease: 'stroke-crease [stroke-dasharray:3_1.5]',
  perforation: 'stroke-cut [stroke-dasharray:1_1]',
  cutCrease: 'stroke-cut [stroke-dasharray:4_2]',
  bleed: 'stroke-line-strong opacity-50',
  // Filled, because its outline lies under the cut.
  glue: 'fill-kraft/25 stroke-kraft',
  glueInside: 'stroke-kraft [stroke-dasharray:1.5_1.5]',
  safety: 'stroke-line-strong opacity-50 [stroke-dasharray:1_2]',
};

const legend = [
  { kind: 'cut', label: 'Cut' },
  { kind: 'crease', label: 'Crease' },
  { kind: 'perforation', label: 'Perforation' },
  { kind: 'glue', label: 'Glue outside: no ink' },
  { kind: 'glueInside', label: 'Glue inside' },
  { kind: 'bleed', label: 'Bleed, 3 mm' },
  { kind: 'safety', label: 'Keep text inside' },
] as const satisfies readonly { kind: Kind; label: string }[];

/** One box of the order: its description, its flat blanks, a legend, and its template. */
export function KeyLineFigure({ drawn }: { drawn: DrawnKeyLine }) {
  const { itemName, styleName, description, stated, hasInside, blanks } = drawn;
  const shown = legend.filter(({ kind }) => blanks.some(({ paths }) => paths.some((path) => path.kind === kind)));
  return (
    <figure className="rounded-lg border border-line bg-card">
      <figcaption className="crease flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-b p-5 sm:px-8">
        <h2 className="text-2xl">{itemName}</h2>
        <p className="text-ink-soft">{styleName}</p>
        <p className="w-full text-sm text-ink-soft">Inside {description}</p>
      </figcaption>
      <div className="flex flex-wrap justify-center gap-8 p-5 sm:p-8">
        {blanks.map(({ name, viewBox, width, height, paths }) => (
          <svg
            key={name}
            viewBox={viewBox}
            role="img"
            aria-label={`${name}, flat: ${Math.round(width - 10)} by ${Math.round(height - 10)} mm`}
            className="max-h-[70vh] w-full max-w-3xl fill-none"
          >
            {paths.toReversed().map(({ kind, d }) => (
              <path key={kind} d={d} className={strokes[kind]} strokeWidth={kind === 'cut' ? 0.7 : 0.5} />
            ))}
          </svg>
        ))}
      </div>
      <ul className="crease flex flex-wrap gap-x-6 gap-y-2 border-t px-5 py-4 text-sm text-ink-soft sm:px-8">
        {shown.map(({ kind, label }) => (
          <li key={kind} className="flex items-center gap-2">
            <svg viewBox="0 0 24 4" aria-hidden="true" className="h-1 w-6">
              <path d="M0 2H24" className={strokes[kind]} strokeWidth={1.5} />
            </svg>
            {label}
          </li>
        ))}
      </ul>
      <div className="crease border-t px-5 py-5 sm:px-8" data-noprint>
        <TemplateLinks stated={stated} name={itemName} hasInside={hasInside} />
      </div>
    </figure>
  );
}
