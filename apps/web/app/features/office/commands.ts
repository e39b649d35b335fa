import { begins, mayDo, wordsOf } from '@boxwright/contract';
import { officePaths } from '../../office-paths.ts';
import { furtherPages, officeAreas } from './areas.ts';

interface Command {
  readonly name: string;
  readonly to: string;
}

/** The pages whose names have the typed words, and then the searches for them, as far as the role may do each. */
export const commandsFor = (typed: string, role: string): readonly Command[] => {
  const wanted = wordsOf(typed);
  const pages = typed.trim() === '' ? officeAreas : [...officeAreas, ...furtherPages];
  const areas = pages.filter(({ name, right }) => {
    const words = wordsOf(name);
    return mayDo(role, right) && wanted.every((word) => words.some((known) => begins(word, known)));
  });
  const search = typed.trim();
  if (search === '') return areas;
  const asked = new URLSearchParams({ search });
  return [
    ...areas,
    ...(mayDo(role, 'orders') ? [{ name: `Orders with “${search}”`, to: officePaths.officeOrdersOf(asked) }] : []),
    ...(mayDo(role, 'customers')
      ? [{ name: `Customers with “${search}”`, to: officePaths.officeCustomersOf({ search }) }]
      : []),
  ];
};
