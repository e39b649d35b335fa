import type { Company } from '@boxwright/contract';
import { Link } from 'react-router';
import { inDays } from '../../features/catalogue/days.ts';
import { useShell } from '../../features/site/shell-data.ts';
import { paths } from '../../paths.ts';

const steps = [
  { title: 'Pick a box', text: 'Choose the kind of box nearest to your product.' },
  { title: 'Pick the size', text: 'Each box comes in sizes that fit what people pack.' },
  { title: 'Board and coatings', text: 'Choose the board, the outer and the inner coating.' },
  { title: 'Quantity', text: 'Choose or type how many: the price per box shows at once.' },
  { title: 'Shipping', text: 'Have it sent to your pincode, or pick it up in Chennai.' },
  { title: 'Place the order', text: 'Pay exactly the price that you saw before: in full, by half or later.' },
];

const afterwards = (company: Pick<Company, 'daysToSample' | 'workingDaysToShip'>) => [
  { title: 'The key line', text: 'A link to download the key line design is mailed to you after ordering.' },
  { title: 'Your artwork', text: 'You approve a proof, a digital sample of your box, before we print in bulk.' },
  { title: 'No designer?', text: 'We can create the design for you, in-house.' },
  {
    title: 'Sample boxes',
    text: `A sample box leaves us within ${inDays(company.daysToSample)}, from your approval on if your file is printed on it; the days on the road depend on your pincode.`,
    more: { to: paths.samples, text: 'Order a sample' },
  },
  { title: 'Shipping', text: `Your boxes ship within ${company.workingDaysToShip} working days of your approval.` },
  { title: 'Everywhere', text: 'We deliver all over India.' },
];

export function HowItWorks() {
  return (
    <section aria-labelledby="how-title" className="border-line border-t bg-card">
      <div className="page py-14 md:py-20">
        <h2 id="how-title" className="mb-8 text-3xl md:text-4xl">
          How it works
        </h2>
        <ol className="grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
          {steps.map(({ title, text }, place) => (
            <li key={title} className="crease flex gap-5 border-t pt-5">
              <span aria-hidden="true" className="figures font-bold font-heading text-4xl text-kraft leading-none">
                {place + 1}
              </span>
              <div>
                <h3 className="text-xl">{title}</h3>
                <p className="mt-1.5 text-ink-soft">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

export function NextSteps() {
  const { company } = useShell();
  return (
    <section aria-labelledby="next-title" className="page py-14 md:py-20">
      <h2 id="next-title" className="mb-8 text-3xl md:text-4xl">
        What happens next
      </h2>
      <dl className="grid gap-x-10 gap-y-6 sm:grid-cols-2 lg:grid-cols-3">
        {afterwards(company).map(({ title, text, more }) => (
          <div key={title}>
            <dt className="font-semibold">{title}</dt>
            <dd className="mt-1 text-ink-soft">
              {text}{' '}
              {more ? (
                <Link to={more.to} className="font-semibold text-ink underline underline-offset-4">
                  {more.text}
                </Link>
              ) : null}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
