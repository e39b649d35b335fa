import { Form } from 'react-router';
import type { SheetFileFormat, TypedBridges } from '../../office-paths.ts';
import { Button } from '../../ui/Button.tsx';
import { buttonStyle } from '../../ui/button-style.ts';
import { TextField } from '../../ui/TextField.tsx';

const formats = [
  { format: 'pdf', name: 'PDF', says: 'for plates and as a check' },
  { format: 'dxf', name: 'DXF', says: 'for CAD and plotter' },
  { format: 'cf2', name: 'CFF2', says: 'for the die maker' },
] as const;

interface SheetFilesProps {
  /** Names the sheet for people who can't see it beside the links. */
  of: string;
  addressOf: (format: SheetFileFormat) => string;
}

/** Links to a sheet as files. */
export function SheetFiles({ of, addressOf }: SheetFilesProps) {
  return (
    <ul className="flex flex-wrap gap-2.5">
      {formats.map(({ format, name, says }) => (
        <li key={format}>
          <a
            href={addressOf(format)}
            className={buttonStyle('outline')}
            {...(format === 'pdf' ? { target: '_blank', rel: 'noreferrer' } : {})}
          >
            {name}
            <span className="sr-only">
              {' '}
              of {of}, {says}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Sets the bridges of the CFF2 file, in the page's address. */
export function BridgesForm({ bridges: { pitch, bridge } }: { bridges: TypedBridges }) {
  return (
    <Form role="search" aria-label="Bridges of the CFF2 file" className="flex flex-wrap items-end gap-2.5">
      <TextField
        key={`pitch ${pitch}`}
        label="Bridge pitch, mm"
        name="pitch"
        inputMode="decimal"
        autoComplete="off"
        maxLength={5}
        defaultValue={pitch}
        className="max-w-44"
      />
      <TextField
        key={`bridge ${bridge}`}
        label="Bridge width, mm"
        name="bridge"
        inputMode="decimal"
        autoComplete="off"
        maxLength={5}
        defaultValue={bridge}
        className="max-w-44"
      />
      <Button type="submit" tone="outline">
        Set bridges
      </Button>
    </Form>
  );
}
