import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { answerTo } from '../../answers.tsx';
import { paths } from '../../paths.ts';
import type { Command } from '../../ui/CommandField.tsx';
import { pricedSize } from './priced-size.ts';
import { sizeIn } from './size-in.ts';

/** How long after the last key the shop is asked, in ms. */
const pause = 200;
/** More are on the page that the search opens. */
const most = 5;

/**
 * The price of a typed size, or that nobody can make it, and the boxes and sizes of the shop that the other words find; for
 * the command bars of the shop and of the back office.
 *
 * @param isAmongOthers whether orders and people are searched as well: then boxes must have all the words
 */
export function useBoxesFound(typed: string, isAmongOthers = false): readonly Command[] {
  const [asked, setAsked] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAsked(typed), pause);
    return () => clearTimeout(timer);
  }, [typed]);
  const sized = sizeIn(typed);
  const words = (sized === null ? typed : sized.rest).trim();
  const isSizeAlone = sized !== null && words === '';
  const isAsked = asked === typed && words.length > 1;
  const products = useQuery(answerTo('GetProductMaster', { where: { status: 'Active' } }));
  const { refetch } = products;
  const hasFailed = products.data?.ok === false;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the next key asks again.
  useEffect(() => {
    if (hasFailed) void refetch();
  }, [typed]);
  const boxes = useQuery({ ...answerTo('FindBoxes', { search: words }), enabled: isAsked });
  if (!products.data?.ok || asked !== typed) return [];
  const all = products.data.value;
  const answer = isAsked && boxes.data?.ok && !boxes.isPlaceholderData ? boxes.data.value : null;
  const found = answer?.match === 'some' && isAmongOthers ? null : answer;
  const shown = (found?.categoryIds ?? []).flatMap((wanted) => all.filter(({ id }) => id === wanted));
  const size = sized && (isSizeAlone || found) ? pricedSize(sized.size, isSizeAlone ? all : shown, isSizeAlone) : null;
  return [
    ...(size === null ? [] : [{ name: size.name, to: size.to, kind: size.isMade ? 'Price' : 'Sizes' }]),
    ...shown.slice(0, most).map(({ itemName, route }) => ({ name: itemName, to: paths.category(route), kind: 'Box' })),
    ...(found?.variants ?? []).slice(0, most).map(({ id, name }) => ({
      ...{ name, to: paths.customiseVariant(id), kind: 'Size' },
    })),
  ];
}
