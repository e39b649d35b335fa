import { ArrowRight } from 'lucide-react';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { names, ownSizeChoice, sides } from '../configurator/box-choice.ts';

const labels = { length: 'Length', width: 'Width', height: 'Height' } as const;

/** Three sides and a quantity lead to their price. A plain form, so it works without JavaScript. */
export function SizeToPrice({ route }: { route: string }) {
  return (
    <form action={paths.category(route)} className="rounded-lg border border-line bg-card p-4 sm:p-5">
      <p className="mb-3 font-semibold">You know the size? See its price.</p>
      <input type="hidden" name={names.variant} value={ownSizeChoice} />
      <div className="grid grid-cols-3 gap-x-2 gap-y-3 sm:grid-cols-[1fr_1fr_1fr_1.2fr_auto] sm:items-end sm:gap-x-3">
        {sides.map((side) => (
          <TextField
            key={side}
            label={labels[side]}
            name={names[side]}
            inputMode="decimal"
            autoComplete="off"
            required
            maxLength={12}
            end={<span className="text-sm">mm</span>}
            className="px-3"
          />
        ))}
        <div className="max-sm:col-span-1">
          <TextField
            label="Quantity"
            name={names.quantity}
            inputMode="numeric"
            autoComplete="off"
            required
            maxLength={20}
            defaultValue="2000"
            className="figures px-3"
          />
        </div>
        <Button type="submit" className="self-end max-sm:col-span-2">
          See the price <ArrowRight aria-hidden="true" className="size-5" />
        </Button>
      </div>
    </form>
  );
}
