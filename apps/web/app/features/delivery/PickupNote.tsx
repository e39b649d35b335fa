import { useShell } from '../site/shell-data.ts';
import { telephone } from '../site/telephone.ts';

/** Self Pickup: where, when, and whom to ask. */
export function PickupNote({ className = '' }: { className?: string }) {
  const { company } = useShell();
  const [phone] = company.phones;
  return (
    <dl className={`grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5 text-[0.9375rem] [&_dt]:text-ink-soft ${className}`}>
      <dt>Where</dt>
      <dd>
        <address className="not-italic">{[company.legalName, ...company.addressLines].join(', ')}</address>
      </dd>
      <dt>When</dt>
      <dd>{company.hours}, once it is ready</dd>
      {phone === undefined ? null : (
        <>
          <dt>Ask</dt>
          <dd>
            <a href={telephone(phone)} className="figures inline-block py-0.5 underline underline-offset-4">
              {phone}
            </a>
          </dd>
        </>
      )}
    </dl>
  );
}
