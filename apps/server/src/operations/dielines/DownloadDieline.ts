import { dielineFileAddress, ok } from '@boxwright/contract';
import { currentCatalogue } from '../../catalogue/catalogue.ts';
import { contentTypes, dielineName } from '../../dielines/dieline-file.ts';
import { askedOf, drawAsked } from '../../dielines/draw-asked.ts';
import type { Handler } from '../../door/call.ts';

export const DownloadDieline: Handler<'DownloadDieline'> = async ({ format, ...asked }, { services }) => {
  const known = askedOf(await currentCatalogue(services), asked);
  if (!known.ok) return known;
  const drawn = drawAsked(known.value);
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
    address: dielineFileAddress(stated, format),
    fileName: `${dielineName(drawn.value)}.${format}`,
    contentType: contentTypes[format],
  });
};
