import type { SubmitEvent } from 'react';
import { paths } from '../../paths.ts';
import { chipStyle } from '../../ui/chip-style.ts';
import type { Goods } from './goods.ts';

interface GoodsChoiceProps {
  goods: readonly Goods[];
  chosen: Goods;
  onChoose: (goods: Goods) => void;
}

/** What goes in. A form that leads to the page with that box; a press before its script came is repeated. */
export function GoodsChoice({ goods, chosen, onChoose }: GoodsChoiceProps) {
  if (goods.length < 2) return null;
  // A press that was repeated sends the form without a click.
  const choose = (event: SubmitEvent<HTMLFormElement>) => {
    const pressed = event.nativeEvent.submitter?.getAttribute('value');
    const next = goods.find(({ id }) => id === pressed);
    if (next === undefined) return;
    event.preventDefault();
    onChoose(next);
  };
  return (
    <form action={paths.home} onSubmit={choose} className="mt-3 min-w-0 sm:mt-5 lg:col-start-1">
      <fieldset>
        <legend className="mb-1.5 font-medium text-[0.9375rem]">What goes in?</legend>
        <div className="scroll-row -ml-(--gutter) flex scroll-pl-(--gutter) gap-2 py-1 pr-1 pl-(--gutter) lg:ml-0 lg:flex-wrap lg:px-0">
          {goods.map((each) => (
            <button
              key={each.id}
              type="submit"
              name="in"
              value={each.id}
              aria-pressed={each.id === chosen.id}
              className={`${chipStyle(each.id === chosen.id)} shrink-0 snap-start`}
            >
              {each.name}
            </button>
          ))}
        </div>
      </fieldset>
    </form>
  );
}
