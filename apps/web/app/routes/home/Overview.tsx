import { formatCount } from '@boxwright/money';
import { Link } from 'react-router';
import { inDays } from '../../features/catalogue/days.ts';
import { useShell } from '../../features/site/shell-data.ts';
import { paths } from '../../paths.ts';

/** Four facts about the company. */
export function Overview() {
  const { company } = useShell();
  const facts = [
    { figure: '1972', text: 'Printers in Chennai since then; packaging is made under the same roof.' },
    {
      figure: formatCount(company.minimumBoxes),
      text: `boxes are the smallest order; ${formatCount(company.minimumStickers)} stickers.`,
    },
    {
      figure: inDays(company.daysToSample),
      text: 'until a plain sample box leaves us, so that you can hold it before you order.',
      more: { to: paths.samples, text: 'Order a sample' },
    },
    {
      figure: inDays(company.workingDaysToShip),
      text: '(working days) from your approval of the proof until your boxes ship, all over India.',
    },
  ];
  return (
    <section id="overview" aria-labelledby="overview-title" className="page">
      <div className="crease border-y py-12">
        <h2 id="overview-title" className="mb-8 max-w-3xl text-2xl leading-snug md:text-3xl">
          We print and fold cartons, labels and stickers for brands that want their own box and not somebody else’s.
        </h2>
        <dl className="grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-4">
          {facts.map(({ figure, text, more }) => (
            <div key={figure} className="flex flex-col-reverse justify-end">
              <dt className="text-ink-soft">
                {text}{' '}
                {more ? (
                  <Link to={more.to} className="font-semibold text-ink underline underline-offset-4">
                    {more.text}
                  </Link>
                ) : null}
              </dt>
              <dd className="figures font-bold font-heading text-4xl text-teal leading-tight">{figure}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
