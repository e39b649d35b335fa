import { contentsText, goodContents, measuredNames } from '@boxwright/contract';
import { boxStyleOf } from '@boxwright/dieline';
import { styleTextOf } from '../../../content/dielines/texts.ts';
import { boardsFor, readStudio, statedOf, writeStudio } from '../../features/dieline/studio-configuration.ts';
import { sizeIn } from '../../features/dieline/units.ts';
import { paths } from '../../paths.ts';
import type { ServerApi } from '../../server-api.ts';
import type { AskedBox } from './asked-box.server.ts';

/** Describes the box of an enquiry from the dieline studio, with a link to its drawing; null if no style is named. */
export async function askedDrawing(api: ServerApi, asked: URLSearchParams): Promise<AskedBox | null> {
  const style = boxStyleOf(asked.get('style') ?? '');
  const example = style && styleTextOf(style.id)?.example;
  if (style === undefined || example === undefined) return null;
  const offered = await api.call('GetBoard', { where: { status: 'Active' } });
  if (!offered.ok) return null;
  const boards = boardsFor(style, example, offered.value);
  const configuration = readStudio(asked, { style, boards, example });
  const stated = statedOf(configuration, { style, boards, example });
  const size = style.fields.map(({ id }) => stated[id] ?? Number.NaN);
  // The studio's page reports sizes that aren't numbers, so such a box isn't described here.
  if (!size.every((side) => side > 0 && side < 100_000)) return null;
  const board = offered.value.find(({ id }) => id === configuration.boardId);
  const { unit, measured } = configuration;
  const way = measured === 'inside' ? '' : `, ${measuredNames[measured].toLowerCase()}`;
  const contents = goodContents(configuration.contents);
  const lines = [
    'Please quote for this box:',
    `Style: ${style.name}`,
    `Size: ${sizeIn(unit, size)} (${style.fields.map(({ label }) => label.toLowerCase()).join(' × ')}${way})`,
    ...(board === undefined ? [] : [`Board: ${board.name}, ${board.gsm} gsm`]),
    ...(contents === null ? [] : [`Contents: ${contentsText(contents)}`]),
    `Drawing: ${api.publicUrl}${paths.dieline(style.id, writeStudio(configuration, style).toString())}`,
    'Quantity: ',
  ];
  return { message: lines.join('\n'), pincode: '', shown: null };
}
