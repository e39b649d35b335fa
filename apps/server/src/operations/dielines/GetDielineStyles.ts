import { type DielineStyleRow, ok } from '@boxwright/contract';
import { type BoxStyle, boxStyles, type StyleOption } from '@boxwright/dieline';
import type { Handler } from '../../calls/call.ts';

export const GetDielineStyles: Handler<'GetDielineStyles'> = async () => ok(boxStyles.map(presentStyle));

const presentStyle = ({ id, name, ecma, family, fields, limits, options }: BoxStyle): DielineStyleRow => ({
  id,
  name,
  ecma,
  family,
  fields: fields.map((each) => ({
    id: each.id,
    label: each.label,
    hint: each.hint ?? null,
    least: limits[each.id][0],
    most: limits[each.id][1],
  })),
  options: options.map(presentOption),
  leastCaliper: limits.caliper[0],
  mostCaliper: limits.caliper[1],
});

const presentOption = (option: StyleOption): DielineStyleRow['options'][number] => ({
  id: option.id,
  label: option.label,
  kind: option.kind,
  usual: option.default,
  when: option.when ?? null,
  unit: option.kind === 'number' ? option.unit : null,
  least: option.kind === 'number' ? option.least : null,
  most: option.kind === 'number' ? option.most : null,
  choices: option.kind === 'choice' ? option.choices.map(({ id, label }) => ({ id, label })) : [],
});
