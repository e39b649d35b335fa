import type { BoxFact } from './box-facts.ts';

interface ChosenGoodsProps {
  /** "Your box". */
  title: string;
  facts: readonly BoxFact[];
}

/** Chosen goods and their price, beside a form that is about them. */
export function ChosenGoods({ title, facts }: ChosenGoodsProps) {
  return (
    <section aria-labelledby="goods-title" className="crease border-t pt-6 lg:border-t-0 lg:border-l lg:pt-0 lg:pl-10">
      <h2 id="goods-title" className="mb-4 text-2xl">
        {title}
      </h2>
      <dl className="figures grid grid-cols-[auto_1fr] gap-x-5 gap-y-2 text-[0.9375rem]">
        {facts.map(({ name, value }) => (
          <div key={name} className="contents">
            <dt className="text-ink-soft">{name}</dt>
            <dd className="text-balance text-right font-medium">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
