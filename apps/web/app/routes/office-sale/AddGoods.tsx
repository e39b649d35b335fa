import { grainChoices, printsOfInside, printsOfOutside } from '@boxwright/contract';
import type { Posted } from '../../features/office/posted-form.ts';
import { Button } from '../../ui/Button.tsx';
import { Select } from '../../ui/Select.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { LongSelect } from './LongSelect.tsx';
import type { Choices, Sale } from './load-sale.ts';
import { SaleForm } from './sale-form.tsx';

interface AddGoodsProps {
  sale: Sale;
  choices: Choices;
  posted: Posted | undefined;
}

type Field = Parameters<Parameters<typeof SaleForm>[0]['children']>[0];

const grid = 'mt-4 grid grid-cols-1 items-start gap-4 sm:grid-cols-6';

/** The enquiry's data, filled into the form until the sale has a box. */
function askedBox({ enquiry, lines }: Sale) {
  if (enquiry === null || lines.some(({ kind }) => kind === 'box')) return {};
  const { box, quantity, sizeCm, pincode } = enquiry;
  const text = (value: number | null | undefined) => (value ? String(value) : '');
  const [length, width, height] = box
    ? [box.lengthMm, box.widthMm, box.heightMm]
    : (sizeCm ?? []).map((side) => Math.round(side * 1000) / 100);
  return {
    variant: text(box?.variantId),
    board: text(box?.boardId),
    outer: text(box?.outerCoatingId),
    inner: text(box?.innerCoatingId),
    length: text(length),
    width: text(width),
    height: text(height),
    quantity: text(box?.quantity ?? quantity),
    pincode: pincode ?? '',
  };
}

/** Adds a box to the sale. */
export function AddBox({ sale, choices, posted }: AddGoodsProps) {
  const asked = askedBox(sale);
  return (
    <SaleForm name="box" seen={sale.version} posted={posted} className={grid} label="Add a box">
      {(field, busy) => (
        <>
          <div className="sm:col-span-6">
            <LongSelect
              label="Box"
              fits="sm:hidden"
              placeholder="Choose a box or a style"
              options={[...choices.styles, ...choices.variants]}
              {...field('variantId', asked.variant)}
            />
          </div>
          <div className="sm:col-span-6">
            <LongSelect
              label="Board"
              fits="sm:hidden"
              placeholder="Choose a board"
              options={choices.boards}
              {...field('boardId', asked.board)}
            />
          </div>
          <div className="sm:col-span-3">
            <Select label="Outer coating" placeholder="None" options={choices.outer} {...field('outer', asked.outer)} />
          </div>
          <div className="sm:col-span-3">
            <Select label="Inner coating" placeholder="None" options={choices.inner} {...field('inner', asked.inner)} />
          </div>
          <PrintFields field={field} />
          <div className="sm:col-span-3">
            <Select label="Grain" placeholder="As this box needs it" options={grainChoices} {...field('grain')} />
          </div>
          <Sides
            field={field}
            names={['length', 'width', 'height']}
            hint="In mm, inside. Leave empty for the box’s size."
            initial={asked}
          />
          <Delivery field={field} sale={sale} initial={asked} />
          <div className="sm:col-span-6">
            <Button type="submit" tone="ink" busy={busy && 'Pricing…'}>
              Add box
            </Button>
          </div>
        </>
      )}
    </SaleForm>
  );
}

/** What each side is printed with. The first choice is as buyers' boxes of that style are printed unless they say more. */
function PrintFields({ field }: { field: Field }) {
  return (
    <>
      <div className="sm:col-span-3">
        <Select
          label="Print outside"
          placeholder="As usual for the box"
          options={printsOfOutside}
          {...field('outside')}
        />
      </div>
      <div className="sm:col-span-3">
        <Select label="Print inside" options={printsOfInside} {...field('inside')} />
      </div>
      <div className="sm:col-span-3">
        <TextField
          label="Spot inks"
          optional
          hint="Names with commas between them, outside first."
          maxLength={130}
          autoComplete="off"
          {...field('inks')}
        />
      </div>
    </>
  );
}

/** Adds stickers to the sale. */
export function AddStickers({ sale, choices, posted }: AddGoodsProps) {
  return (
    <SaleForm name="stickers" seen={sale.version} posted={posted} className={grid} label="Add stickers">
      {(field, busy) => (
        <>
          <div className="sm:col-span-3">
            <Select label="Shape" placeholder="Choose a shape" options={choices.shapes} {...field('shape')} />
          </div>
          <div className="sm:col-span-3">
            <Select
              label="Material"
              placeholder="Choose a material"
              options={choices.materials}
              {...field('material')}
            />
          </div>
          <Sides field={field} names={['length', 'width']} hint="In mm." />
          <Delivery field={field} sale={sale} />
          <div className="sm:col-span-6">
            <Button type="submit" tone="ink" busy={busy && 'Pricing…'}>
              Add stickers
            </Button>
          </div>
        </>
      )}
    </SaleForm>
  );
}

/** Adds a sample of a box to the sale. */
export function AddSample({ sale, choices, posted }: AddGoodsProps) {
  return (
    <SaleForm name="sample" seen={sale.version} posted={posted} className={grid} label="Add a sample">
      {(field, busy) => (
        <>
          <div className="sm:col-span-6">
            <LongSelect
              label="Sample of"
              fits="sm:hidden"
              placeholder="Choose a box"
              options={choices.variants}
              {...field('variantId')}
            />
          </div>
          <div className="sm:col-span-6">
            <LongSelect
              label="Board they have in mind"
              fits="sm:hidden"
              placeholder="Choose a board"
              options={choices.boards}
              {...field('boardId')}
            />
          </div>
          <Sides field={field} names={['length', 'width', 'height']} hint="In mm. Leave empty for the box’s size." />
          <Delivery field={field} sale={sale} isOne />
          <p className="text-ink-soft text-sm sm:col-span-6">
            One kit at its fixed price, with GST and shipping. It comes off an order of such boxes once it is paid.
          </p>
          <div className="sm:col-span-6">
            <Button type="submit" tone="ink" busy={busy && 'Adding…'}>
              Add sample
            </Button>
          </div>
        </>
      )}
    </SaleForm>
  );
}

const sideNames = { length: 'Length', width: 'Width', height: 'Height' } as const;

type Initial = Partial<Record<keyof typeof sideNames | 'quantity' | 'pincode', string>>;

interface SidesProps {
  field: Field;
  names: readonly (keyof typeof sideNames)[];
  hint: string;
  initial?: Initial;
}

const Sides = ({ field, names, hint, initial = {} }: SidesProps) => (
  <>
    {names.map((name) => (
      <div key={name} className="sm:col-span-2">
        <TextField
          label={sideNames[name]}
          inputMode="decimal"
          maxLength={8}
          hint={hint}
          {...field(name, initial[name])}
        />
      </div>
    ))}
  </>
);

interface DeliveryProps {
  field: Field;
  sale: Sale;
  initial?: Initial;
  /** Without a quantity: a sample is one box. */
  isOne?: boolean;
}

/** Fields for the quantity, the delivery and a note to the printer. */
function Delivery({ field, sale, initial = {}, isOne = false }: DeliveryProps) {
  const pincode = sale.pincode || initial.pincode || sale.addresses.at(-1)?.pincode || sale.enquiry?.pincode || '';
  return (
    <>
      {isOne ? null : (
        <div className="sm:col-span-2">
          <TextField
            label="Quantity"
            inputMode="numeric"
            autoComplete="off"
            maxLength={12}
            {...field('quantity', initial.quantity)}
          />
        </div>
      )}
      <div className="sm:col-span-2">
        <Select
          label="Delivery"
          options={[
            { value: 'StandardShipping', label: 'To be delivered' },
            { value: 'SelfPickup', label: 'Picked up' },
          ]}
          {...field('delivery', 'StandardShipping')}
        />
      </div>
      <div className="sm:col-span-2">
        <TextField label="Pincode" inputMode="numeric" autoComplete="off" {...field('destination', pincode)} />
      </div>
      <div className="sm:col-span-6">
        <TextArea label="Note to the printer" optional rows={2} maxLength={500} {...field('note')} />
      </div>
    </>
  );
}
