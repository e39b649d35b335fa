import { dielineFileAddress } from '@boxwright/contract';
import { formatCount } from '@boxwright/money';
import { usualCaliper } from '../../features/dieline/usual-caliper.ts';
import { Card } from '../../ui/Card.tsx';
import { Money } from '../../ui/Money.tsx';
import { millimetresIn } from './millimetres-in.ts';
import type { CheckedSize, SizeTyped } from './use-checked-size.ts';

/** The box's drawing and its price for a usual quantity, or why it can't be made. */
export function SizePreview({ size, checked }: { size: SizeTyped; checked: CheckedSize }) {
  const sides = [size.length, size.width, size.height].map(millimetresIn);
  const [length, width, height] = sides;
  const isSized = sides.every((side) => side !== null && side > 0);
  return (
    <Card className="p-5">
      <h2 className="text-2xl">Drawing and price</h2>
      <p role="status" className="mt-3">
        {checked.ok ? (
          checked.value.total === null ? (
            'Quoted on request: this style has no rates.'
          ) : (
            <>
              {formatCount(checked.value.quantity)} boxes on {checked.value.board}, not coated:{' '}
              <Money amount={checked.value.total} className="font-semibold" /> before tax
            </>
          )
        ) : (
          <span className={isSized ? 'font-medium text-vermilion-deep' : 'text-ink-soft'}>{checked.failure.text}</span>
        )}
      </p>
      {checked.ok && isSized && length != null && width != null && height != null ? (
        <img
          src={dielineFileAddress(
            { style: size.style, length, width, height, boardId: null, caliper: usualCaliper },
            'svg',
          )}
          alt={`Flat drawing of the box, ${size.length} × ${size.width} × ${size.height} mm inside`}
          className="mt-4 max-h-96 w-full object-contain"
        />
      ) : null}
    </Card>
  );
}
