import type { Coating } from '@boxwright/contract';
import { memo } from 'react';
import { Picture } from '../../ui/Picture.tsx';
import { RadioCards } from '../../ui/RadioCards.tsx';

interface CoatingChoiceProps {
  legend: string;
  name: string;
  coatings: readonly Coating[];
  /** Null stands for "None", which is offered only with `none`. */
  value: number | null;
  none?: boolean;
  onChoose: (coatingId: number | null) => void;
}

export const CoatingChoice = memo(function CoatingChoice({
  legend,
  name,
  coatings,
  value,
  none = false,
  onChoose,
}: CoatingChoiceProps) {
  const chosen = coatings.find(({ id }) => id === value);
  return (
    <div>
      <RadioCards
        legend={legend}
        name={name}
        value={value ?? 0}
        onChoose={(id) => onChoose(id === 0 ? null : id)}
        grid="grid-cols-3 max-[359px]:grid-cols-2 xl:grid-cols-4"
        cards={[
          ...(none ? [{ value: 0, content: <Swatch name="None" /> }] : []),
          ...coatings.map((coating) => ({
            value: coating.id,
            content: <Swatch name={coating.name} image={coating.image} alt={coating.imageAlt} />,
          })),
        ]}
      />
      <p className="mt-2 text-ink-soft text-sm">
        {chosen?.description ?? 'The bare board inside, which most goods need.'}
      </p>
    </div>
  );
});

function Swatch({ name, image, alt = '' }: { name: string; image?: string; alt?: string }) {
  return (
    <span className="flex w-full flex-col p-1.5 sm:p-2">
      {image === undefined ? (
        <span className="block h-12 rounded-sm border border-line bg-paper sm:h-16" />
      ) : (
        <Picture
          src={image}
          alt={alt}
          sizes="10rem"
          className="h-12 w-full rounded-sm border border-line object-cover sm:h-16"
        />
      )}
      <span className="mt-1.5 block px-0.5 font-medium text-sm leading-tight sm:mt-2 sm:text-[0.9375rem]">{name}</span>
    </span>
  );
}
