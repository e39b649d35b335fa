import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { answerTo } from '../../answers.tsx';
import { paths } from '../../paths.ts';
import type { Command } from '../../ui/CommandField.tsx';
import { sizeIn } from './find-pages.ts';
import { pricedSize } from './priced-size.ts';

/** So long after the last key, in ms, the shop is asked. */
const pause = 200;
/** More are on the page that the search opens. */
const most = 5;

/** The price of a typed size, and the boxes and sizes of the shop that the other words find. */
export function useBoxesFound(typed: string): readonly Command[] {
  const sized = sizeIn(typed);
  const words = (sized === null ? typed : sized.rest).trim();
  const [asked, setAsked] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAsked(words), pause);
    return () => clearTimeout(timer);
  }, [words]);
  const isAsked = asked === words && words.length > 1;
  const products = useQuery(answerTo('GetProductMaster', { where: { status: 'Active' } }));
  const { refetch } = products;
  const hasFailed = products.data?.ok === false;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the next key asks again.
  useEffect(() => {
    if (hasFailed) void refetch();
  }, [typed]);
  const boxes = useQuery({ ...answerTo('FindBoxes', { search: words }), enabled: isAsked });
  if (!products.data?.ok) return [];
  const all = products.data.value;
  const found = isAsked && boxes.data?.ok && !boxes.isPlaceholderData ? boxes.data.value : null;
  const shown = (found?.categoryIds ?? []).flatMap((wanted) => all.filter(({ id }) => id === wanted));
  const isSizeAlone = words === '';
  const price =
    sized !== null && (isSizeAlone || found)
      ? pricedSize(sized.size, isSizeAlone ? all : shown, { isAny: isSizeAlone, isMade: true })
      : null;
  // The shop knows whether anybody can make a size, and leads on to its price.
  const priceAt = (to: string) => (isSizeAlone ? `${paths.shop}?${new URLSearchParams({ search: typed.trim() })}` : to);
  return [
    ...(price === null ? [] : [{ name: `See the price of ${price.words}`, to: priceAt(price.to), kind: 'Price' }]),
    ...shown.slice(0, most).map(({ itemName, route }) => ({ name: itemName, to: paths.category(route), kind: 'Box' })),
    ...(found?.variants ?? []).slice(0, most).map(({ id, name }) => ({
      ...{ name, to: paths.customiseVariant(id), kind: 'Size' },
    })),
  ];
}
