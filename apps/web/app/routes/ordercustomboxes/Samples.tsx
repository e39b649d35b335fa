import type { Product } from '@boxwright/contract';
import { formatRupees, type Paise } from '@boxwright/money';
import { Link } from 'react-router';
import { inDays } from '../../features/catalogue/days.ts';
import { useShell } from '../../features/site/shell-data.ts';
import { paths } from '../../paths.ts';

export interface SamplesProps {
  products: readonly Pick<Product, 'id' | 'itemName' | 'route' | 'verticalName'>[];
  price: Paise;
}

/** Links to order a sample, one for each kind of box, folded by industry. Other pages about samples link here. */
export function Samples({ products, price }: SamplesProps) {
  const { daysToSample, sampleCreditDays } = useShell().company;
  const industries = [...Map.groupBy(products, ({ verticalName }) => verticalName)];
  return (
    <section id="samples" aria-labelledby="samples-title" className="border-line border-t bg-card">
      <div className="page py-14 md:py-20">
        <h2 id="samples-title" className="text-3xl md:text-4xl">
          Order a sample
        </h2>
        <p className="mt-3 max-w-prose text-ink-soft">
          Your exact box in both boards, digitally printed, with cards of the coatings: {formatRupees(price)} with GST
          and shipping. It leaves us within {inDays(daysToSample)}, from your approval on if your file is printed on it.
          The amount comes off your bulk order of that size and item within {inDays(sampleCreditDays)}. Which box?
        </p>
        <div className="crease mt-6 border-t">
          {industries.map(([industry, boxes]) => (
            <details key={industry} className="crease border-b">
              <summary className="cursor-pointer py-3 font-semibold marker:text-kraft-deep">
                {industry} <span className="figures ml-1 font-normal text-ink-soft">{boxes.length}</span>
              </summary>
              <ul className="mb-3 grid grid-cols-2 gap-x-5 sm:grid-cols-3 sm:gap-x-8 lg:grid-cols-5">
                {boxes.map(({ id, itemName, route }) => (
                  <li key={id}>
                    <Link
                      to={paths.orderSample(id, route)}
                      className="inline-flex min-h-11 items-center font-medium underline underline-offset-4"
                    >
                      {itemName} <span className="sr-only">sample</span>
                    </Link>
                  </li>
                ))}
              </ul>
            </details>
          ))}
        </div>
      </div>
    </section>
  );
}
