import type { SheetTool } from '../../office-paths.ts';
import { buttonStyle } from '../../ui/button-style.ts';

const tools = [
  { station: 'stripping', name: 'Stripping tool' },
  { station: 'blanking', name: 'Blanking tool' },
] as const;

const halves = [
  { half: 'upper', name: 'upper' },
  { half: 'lower', name: 'lower' },
] as const;

const formats = [
  { format: 'dxf', name: 'DXF' },
  { format: 'cf2', name: 'CFF2' },
] as const;

interface ToolFilesProps {
  /** Names the sheet for people who can't see it beside the links. */
  of: string;
  /** Whether anything is stripped from the sheet. */
  isStripped: boolean;
  addressOf: (tool: SheetTool) => string;
}

/** Links to the tools of the stripping and blanking stations, each half as a file of its own. */
export function ToolFiles({ of, isStripped, addressOf }: ToolFilesProps) {
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-4">
      {tools.map(({ station, name }) => (
        <div key={station}>
          <dt className="font-semibold">{name}</dt>
          {station === 'stripping' && !isStripped ? (
            <dd className="mt-1.5 max-w-60 text-ink-soft">None: no cut-outs are stripped from this sheet.</dd>
          ) : (
            halves.map(({ half, name: side }) => (
              <dd key={half} className="mt-1.5 flex flex-wrap items-center gap-2.5">
                <span className="w-14 text-ink-soft">{side}</span>
                {formats.map(({ format, name: says }) => (
                  <a key={format} href={addressOf({ station, half, format })} className={buttonStyle('outline')}>
                    {says}
                    <span className="sr-only">
                      {' '}
                      of the {name.toLowerCase()}, {side}, for {of}
                    </span>
                  </a>
                ))}
              </dd>
            ))
          )}
        </div>
      ))}
    </dl>
  );
}
