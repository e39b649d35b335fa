import { Link } from 'react-router';
import { labelRules } from '../../features/label-finder/rules.ts';
import { paths } from '../../paths.ts';

const rules = [
  {
    title: 'Off the curves',
    text: `A label on a curve in two directions puckers and lifts. It stops ${labelRules.end} mm before shoulder and base.`,
  },
  {
    title: 'Read from the front',
    text: 'A front label covers two fifths of the way round. Nobody sees the rest without turning the bottle.',
  },
  {
    title: 'Ends that meet',
    text: `All round, the ends overlap by ${labelRules.overlap} mm, because no label goes on quite straight by hand; or they leave a gap of ${labelRules.gap} mm.`,
  },
  {
    title: 'Beside seals and creases',
    text: `${labelRules.besideSeal} mm stay free beside the seals of a pouch, which are stiff, and the creases of a box, which break a label.`,
  },
];

/** The rules by which labels are found. */
export function HowFound() {
  return (
    <section aria-labelledby="rules-title" className="crease mt-14 border-t pt-10">
      <h2 id="rules-title" className="mb-6 text-3xl">
        How these sizes are found
      </h2>
      <dl className="grid gap-x-10 gap-y-6 sm:grid-cols-2 lg:grid-cols-4">
        {rules.map(({ title, text }) => (
          <div key={title}>
            <dt className="font-semibold">{title}</dt>
            <dd className="mt-1 text-ink-soft">{text}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-8 max-w-prose text-ink-soft">
        Walls must be straight: on a cone or a waist a straight label runs off or folds. Cut the size out of paper and
        wrap it round before you order, or{' '}
        <Link to={paths.enquiry} className="font-semibold text-ink underline underline-offset-4">
          ask us
        </Link>
        . What each material withstands is on the page of the{' '}
        <Link to={paths.stickerMaterials} className="font-semibold text-ink underline underline-offset-4">
          sticker materials
        </Link>
        .
      </p>
    </section>
  );
}
