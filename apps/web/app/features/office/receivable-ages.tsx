import { Money } from '../../ui/Money.tsx';

/** The ages of what is open, in the order in which the server sums them. */
export const ageWords = ['Not due', 'Up to 30 days late', '31–60 days', '61–90 days', 'Over 90 days'] as const;

/** What is open by its age, beside each other. */
export const OpenByAge = ({ ages, open }: { ages: readonly number[]; open: number }) => (
  <dl className="grid grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-3 lg:grid-cols-6">
    <Sum name="Open" amount={open} isStrong />
    {ageWords.map((name, age) => (
      <Sum key={name} name={name} amount={ages[age] ?? 0} />
    ))}
  </dl>
);

const Sum = ({ name, amount, isStrong = false }: { name: string; amount: number; isStrong?: boolean }) => (
  <div>
    <dt className="text-ink-soft text-sm">{name}</dt>
    <dd className={isStrong ? 'font-semibold text-xl' : 'text-lg'}>
      <Money amount={amount} />
    </dd>
  </div>
);
