import { ChosenGoods } from './ChosenGoods.tsx';
import { type BoxWithQuote, pricedFacts } from './priced-facts.ts';

/** A chosen box with its price, beside a form that is about it. */
export function ChosenBox(box: BoxWithQuote) {
  return <ChosenGoods title="Your box" facts={pricedFacts(box)} />;
}
