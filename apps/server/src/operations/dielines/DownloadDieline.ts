import { dielineFileAddress, ok } from '@boxwright/contract';
import type { Handler } from '../../calls/call.ts';
import { currentCatalogue } from '../../selling/catalogue/catalogue.ts';
import { configureDieline, drawConfiguredDieline } from '../../selling/dielines/configured-dieline.ts';
import { contentTypes, dielineName } from '../../selling/dielines/dieline-file.ts';

export const DownloadDieline: Handler<'DownloadDieline'> = async ({ format, dimensions, ...asked }, { services }) => {
  const known = configureDieline(await currentCatalogue(services), asked);
  if (!known.ok) return known;
  const drawn = drawConfiguredDieline(known.value);
  if (!drawn.ok) return drawn;
  const { style, box, board } = drawn.value;
  const measures = Object.fromEntries(style.fields.map(({ id }) => [id, box.inside[id]]));
  const chosen = Object.fromEntries(
    style.options
      .filter(({ id, default: usual }) => box.options[id] !== usual)
      .map(({ id }) => [id, box.options[id] ?? null]),
  );
  const stated = { style: style.id, ...measures, boardId: board?.id ?? null, caliper: box.caliper, options: chosen };
  return ok({
    address: dielineFileAddress(stated, format, { dimensions: dimensions ?? true }),
    fileName: `${dielineName(drawn.value)}.${format}`,
    contentType: contentTypes[format],
  });
};
