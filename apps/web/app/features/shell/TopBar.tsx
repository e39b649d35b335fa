import { useShell } from '../site/shell-data.ts';
import { telephone } from '../site/telephone.ts';

/** The thin line above the header on wide screens: the company, and its telephone hours. */
export function TopBar() {
  const { company } = useShell();
  const [phone] = company.phones;
  return (
    <div className="hidden bg-ink text-[0.8125rem] text-white/90 lg:block">
      <div className="page flex min-h-9 items-center justify-between">
        <p className="flex gap-8">
          <span>Printers since 1972 · Chennai</span>
          <span>Delivery all over India</span>
        </p>
        <p className="figures flex gap-8">
          <span>{company.hours}</span>
          {phone === undefined ? null : (
            <a href={telephone(phone)} data-event="call_click" className="underline-offset-4 hover:underline">
              {phone}
            </a>
          )}
        </p>
      </div>
    </div>
  );
}
