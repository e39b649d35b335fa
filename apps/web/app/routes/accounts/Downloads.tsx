import {
  type AccountExport,
  type AccountPeriodForm,
  accountExportAddress,
  accountExports,
  refusedExport,
} from '@boxwright/contract';
import { Download } from 'lucide-react';
import { buttonStyle } from '../../ui/button-style.ts';
import { Card } from '../../ui/Card.tsx';

/** The files of the period. */
export const Downloads = ({ period }: { period: AccountPeriodForm }) => (
  <ul className="grid gap-3 md:grid-cols-2 xl:grid-cols-3">
    {Object.entries(accountExports).map(([file, { name, text }]) => (
      <li key={file}>
        <Card className="flex h-full flex-col items-start gap-3 p-5">
          <h3 className="font-semibold font-text text-lg tracking-normal">{name}</h3>
          <p className="grow text-[0.9375rem] text-ink-soft">{text}</p>
          <FileLink file={file as AccountExport} name={name} period={period} />
        </Card>
      </li>
    ))}
  </ul>
);

function FileLink({ file, name, period }: { file: AccountExport; name: string; period: AccountPeriodForm }) {
  const refused = refusedExport(file, period);
  if (refused !== undefined) return <p className="font-semibold text-[0.9375rem]">{refused}</p>;
  return (
    <a href={accountExportAddress(file, period)} download className={buttonStyle('outline', 'small')}>
      <Download aria-hidden="true" className="size-4.5" /> Download
      <span className="sr-only"> {name}</span>
    </a>
  );
}
