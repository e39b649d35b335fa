import { memo } from 'react';
import { Link } from 'react-router';
import { startingWords } from '../../features/stickers/price-words.ts';
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
        <ShapeChoice offer={offer} shapeId={selection.shapeId} error={textFor('shape')} update={update} />
      </div>
      <div ref={refs.size}>
        <SizeChoice
          shape={shape}
          listedSize={selection.listedSize}
          customSize={selection.customSize}
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
        onChoose={form.chooseQuantity}
        onLeave={form.leaveQuantity}
        fieldRef={refs.quantity}
      />
      <div ref={refs.material}>
        <MaterialChoice offer={offer} materialId={selection.materialId} error={textFor('material')} update={update} />
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

interface SliderProps {
  offer: StickersData['offer'];
  error: string | undefined;
  update: StickerFormState['update'];
}

// Memoised, because the page is rendered again with every key typed in a field.
const ShapeChoice = memo(({ offer, shapeId, error, update }: SliderProps & { shapeId: number | null }) => (
  <RadioSlider
    legend="Shape"
    name={stickerNames.shape}
    value={shapeId}
    onChoose={(id) => {
      const chosen = offer.shapes.find((each) => each.id === id);
      if (chosen) update((selection) => ofShape(selection, chosen));
    }}
    error={error}
    cards={offer.shapes.map(({ id, name, image, imageAlt, startingPrice }) => ({
      value: id,
      content: (
        <Tile
          name={name}
          image={image}
          alt={imageAlt}
          text={startingPrice === null ? '' : `from ${startingWords(startingPrice, offer.least)}`}
          priority={id === shapeId}
        />
      ),
    }))}
  />
));

const MaterialChoice = memo(({ offer, materialId, error, update }: SliderProps & { materialId: number | null }) => (
  <RadioSlider
    legend="Material"
    name={stickerNames.material}
    value={materialId}
    onChoose={(id) => update({ materialId: id })}
    error={error}
    cards={offer.materials.map(({ id, name, image, imageAlt }) => ({
      value: id,
      content: <Tile name={name} image={image} alt={imageAlt} />,
    }))}
  />
));

const guide = 'inline-flex min-h-11 items-center text-ink underline underline-offset-4 md:min-h-0';

const sizeError = (text: string | undefined) => (text === undefined ? undefined : { text });

interface TileProps {
  name: string;
  image: string;
  alt: string;
  text?: string;
  priority?: boolean;
}

function Tile({ name, image, alt, text, priority = false }: TileProps) {
  return (
    <span className="flex w-full flex-col">
      <Picture
        src={image}
        alt={alt}
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
