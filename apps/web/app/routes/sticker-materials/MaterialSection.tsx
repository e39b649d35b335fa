import { stickerAddress } from '@boxwright/contract';
import { formatCount } from '@boxwright/money';
import { ArrowRight, Check, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { closeUpOf } from '../../features/stickers/close-up.ts';
import { factNames, facts, type MaterialKnowledge } from '../../features/stickers/material-knowledge.ts';
import { paths } from '../../paths.ts';
import { Beside } from '../../ui/Beside.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Money } from '../../ui/Money.tsx';
import { across, Picture } from '../../ui/Picture.tsx';
import type { MaterialsData, ShownMaterial } from './load-materials.ts';

interface MaterialSectionProps {
  material: ShownMaterial;
  compared: MaterialsData['compared'];
}

/** One material close up, with its known properties. A material added by staff has only its own picture and text. */
export function MaterialSection({ material, compared }: MaterialSectionProps) {
  const { id, code, name, description, image, imageAlt, knowledge } = material;
  return (
    <section
      aria-labelledby={code}
      className="crease grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-6 border-t py-10 md:py-14 lg:grid-cols-2"
    >
      <Beside className="lg:self-start">
        <Picture
          src={knowledge === null ? image : closeUpOf(code)}
          alt={knowledge?.alt ?? imageAlt}
          sizes={`(min-width: 64rem) 36rem, ${across}`}
          className="aspect-[5/4] w-full rounded-lg object-cover"
        />
      </Beside>
      <div>
        <h2 id={code} className="scroll-mt-6 text-3xl md:text-4xl">
          {name}
        </h2>
        <p className="mt-3 text-lg">{knowledge?.inShort ?? description}</p>
        {knowledge === null ? null : <Known knowledge={knowledge} />}
        <div className="mt-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-4 rounded-lg border border-line bg-card p-4 sm:p-5">
          <Price material={material} compared={compared} />
          <LinkButton
            className="max-sm:whitespace-normal"
            to={
              compared.shapeId === null
                ? paths.stickers
                : stickerAddress({
                    shapeId: compared.shapeId,
                    materialId: id,
                    length: compared.length,
                    width: compared.width,
                    quantity: compared.quantity,
                  })
            }
          >
            Order on {name} <ArrowRight aria-hidden="true" className="size-5 shrink-0" />
          </LinkButton>
        </div>
      </div>
    </section>
  );
}

function Known({ knowledge }: { knowledge: MaterialKnowledge }) {
  return (
    <>
      <div className="mt-6 grid gap-x-8 gap-y-5 sm:grid-cols-2">
        <Uses
          title="Good for"
          uses={knowledge.goodFor}
          icon={<Check aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-teal" />}
        />
        <Uses
          title="Not for"
          uses={knowledge.notFor}
          icon={<X aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-vermilion-deep" />}
        />
      </div>
      <dl className="mt-6 border-line border-t">
        {facts.map((fact) => (
          <div key={fact} className="grid gap-x-5 border-line border-b py-2.5 sm:grid-cols-[7rem_1fr]">
            <dt className="font-semibold">{factNames[fact]}</dt>
            <dd>{knowledge.facts[fact]}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function Uses({ title, uses, icon }: { title: string; uses: readonly string[]; icon: ReactNode }) {
  return (
    <div>
      <h3 className="font-semibold font-text text-base tracking-normal">{title}</h3>
      <ul className="mt-2 flex flex-col gap-1.5">
        {uses.map((use) => (
          <li key={use} className="flex gap-2">
            {icon}
            <span>{use}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Price({ material: { price }, compared: { length, width, quantity } }: MaterialSectionProps) {
  if (price === null) return <p className="text-ink-soft">Its price is on the sticker page.</p>;
  return (
    <p className="figures">
      <span className="block text-ink-soft text-[0.9375rem]">
        {formatCount(quantity)} pieces of {length} × {width} mm
      </span>
      <Money amount={price.total} className="font-bold font-heading text-2xl" />{' '}
      <span className="text-ink-soft">
        before GST, <Money amount={price.totalWithGst} /> with {price.gstRate}%; free shipping
      </span>
    </p>
  );
}
