import type { JobPartRow, JobRow } from '@boxwright/contract';
import { formatCount } from '@boxwright/money';
import { PlatesLink } from '../../features/production/PlatesLink.tsx';
import { BridgesForm, SheetFiles } from '../../features/production/SheetFiles.tsx';
import { ToolFiles } from '../../features/production/ToolFiles.tsx';
import type { TypedBridges } from '../../office-paths.ts';
import { officePaths } from '../../office-paths.ts';
import { Card } from '../../ui/Card.tsx';

interface JobSheetsProps {
  job: JobRow;
  parts: readonly JobPartRow[];
  /** Why there are no files. */
  noFiles: string | null;
  bridges: TypedBridges;
  /** Why the typed bridges weren't used. */
  wrong: string | null;
}

/** The sheets of a job with their files, laid out as for its price. */
export function JobSheets({ job, parts, noFiles, bridges, wrong }: JobSheetsProps) {
  const hasFiles = parts.some(({ file }) => file !== null);
  return (
    <div className="mt-3 flex flex-col gap-4">
      {noFiles === null ? null : <p className="text-ink-soft">{noFiles}</p>}
      {hasFiles ? (
        <div>
          <p className="text-ink-soft">
            As it was laid out for the price: gripper edge, lays, ups, grain, register marks and bleed. In the CFF2
            file, a rule has a bridge for each pitch. The tools that strip waste and push the blanks out have files of
            their own.
          </p>
          <div className="mt-3">
            <BridgesForm bridges={bridges} />
          </div>
          {wrong === null ? null : (
            <p role="alert" className="mt-2 font-medium text-vermilion-deep">
              {wrong}
            </p>
          )}
        </div>
      ) : null}
      {parts.map(({ name, sheet, ups, sheets, isInRun, file, isStripped }) => (
        <Card key={name} className="flex flex-wrap items-center justify-between gap-4 p-5">
          <div>
            <h3 className="font-semibold text-lg">{name}</h3>
            <p className="text-ink-soft">
              {isInRun
                ? 'On the sheet of its run.'
                : `${ups} ups on ${sheet}, ${formatCount(sheets)} sheets with waste and makeready`}
            </p>
          </div>
          {file === null ? null : (
            <div className="flex flex-wrap gap-2.5">
              <PlatesLink
                href={officePaths.jobPlates({ orderId: job.orderId, line: job.line, part: file })}
                of={`${job.code}, ${name}`}
                jobs={[job]}
              />
              <SheetFiles
                of={`${job.code}, ${name}`}
                addressOf={(format) =>
                  officePaths.jobSheet({
                    orderId: job.orderId,
                    line: job.line,
                    part: file,
                    format,
                    bridges: format === 'cf2' ? bridges : undefined,
                  })
                }
              />
            </div>
          )}
          {file === null ? null : (
            <div className="w-full border-line border-t pt-4">
              <ToolFiles
                of={`${job.code}, ${name}`}
                isStripped={isStripped}
                addressOf={(tool) => officePaths.jobTool({ orderId: job.orderId, line: job.line, part: file, ...tool })}
              />
            </div>
          )}
        </Card>
      ))}
    </div>
  );
}
