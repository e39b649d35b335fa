import { ExternalLink } from 'lucide-react';
import { useShell } from '../../features/site/shell-data.ts';

/** Links to the companies of the group. */
export function GroupBar() {
  const { groupCompanies } = useShell().company;
  if (groupCompanies.length === 0) return null;
  return (
    <nav aria-label="Group companies" className="border-line border-t">
      <div className="page flex flex-wrap items-center gap-x-8 gap-y-1 py-5">
        <span className="text-ink-soft">Also of our group</span>
        <ul className="flex flex-wrap gap-x-7">
          {groupCompanies.map(({ name, address }) => (
            <li key={name}>
              <a
                href={address}
                rel="noopener"
                className="inline-flex min-h-11 items-center gap-2 font-semibold underline-offset-4 hover:underline"
              >
                {name} <ExternalLink aria-hidden="true" className="size-4 text-ink-soft" />
              </a>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}
