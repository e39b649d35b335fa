import { formatCount } from '@boxwright/money';
import { Link } from 'react-router';
import { ofShape, stickerNames } from '../../features/stickers/sticker-choice.ts';
import { paths } from '../../paths.ts';
import { breakable } from '../../ui/field-parts.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { RadioSlider } from '../../ui/RadioSlider.tsx';
import type { StickersData } from './load-stickers.ts';
import { QuantityField } from './QuantityField.tsx';
import { SizeChoice } from './SizeChoice.tsx';
import type { StickerFormState } from './use-sticker-form.ts';

interface ChoicesProps {
  data: Pick<StickersData, 'offer'>;
  form: StickerFormState;
}

/** Shape, size, quantity and material. */
export function StickerChoices({ data: { offer }, form }: ChoicesProps) {
  const { selection, live, refs, shape, material, update, textFor } = form;
  return (
    <>
      <div ref={refs.shape}>
        <RadioSlider
          legend="Shape"
          name={stickerNames.shape}
          value={selection.shapeId}
          onChoose={(id) => {
            const chosen = offer.shapes.find((each) => each.id === id);
            if (chosen) update(ofShape(selection, chosen));
          }}
          error={textFor('shape')}
          cards={offer.shapes.map(({ id, name, image, startingPrice }) => ({
            value: id,
            content: (
              <Tile
                name={name}
                image={image}
                text={`from ₹${startingPrice} for ${formatCount(offer.least)}`}
                priority={id === selection.shapeId}
              />
            ),
          }))}
        />
      </div>
      <div ref={refs.size}>
        <SizeChoice
          shape={shape}
          selection={selection}
          problem={live.sizeProblem ?? sizeError(textFor('length', 'width'))}
          onChange={update}
        />
        <p className="mt-2 text-sm">
          <Link to={paths.labelFinder} className={guide}>
            Which size fits my bottle, jar, pouch or box?
          </Link>
        </p>
      </div>
      <QuantityField
        quantity={selection.quantity}
        quantities={offer.quantities}
        least={offer.least}
        room={live.price === null || live.isPending ? null : (live.quote?.room ?? null)}
        error={textFor('quantity') ?? live.quantityProblem ?? undefined}
        onChange={(quantity) => update({ quantity })}
        onLeave={form.leaveQuantity}
        fieldRef={refs.quantity}
      />
      <div ref={refs.material}>
        <RadioSlider
          legend="Material"
          name={stickerNames.material}
          value={selection.materialId}
          onChoose={(materialId) => update({ materialId })}
          error={textFor('material')}
          cards={offer.materials.map(({ id, name, image }) => ({
            value: id,
            content: <Tile name={name} image={image} />,
          }))}
        />
        <p className="mt-2 text-ink-soft text-sm">
          {material?.description}{' '}
          <Link to={paths.stickerMaterials} className={guide}>
            All materials close up
          </Link>
        </p>
      </div>
    </>
  );
}

const guide = 'inline-flex min-h-11 items-center text-ink underline underline-offset-4 md:min-h-0';

const sizeError = (text: string | undefined) => (text === undefined ? undefined : { text });

interface TileProps {
  name: string;
  image: string;
  text?: string;
  priority?: boolean;
}

function Tile({ name, image, text, priority = false }: TileProps) {
  return (
    <span className="flex w-full flex-col">
      <Picture
        src={image}
        alt=""
        sizes="(min-width: 64rem) 9rem, 43vw"
        priority={priority}
        className="aspect-[5/4] w-full object-cover"
      />
      <span className="crease block grow border-t px-2.5 py-2 font-semibold text-[0.9375rem] leading-tight">
        {breakable(name)}
        {text === undefined ? null : (
          <span className="figures mt-0.5 block font-normal text-ink-soft text-sm">{text}</span>
        )}
      </span>
    </span>
  );
}
