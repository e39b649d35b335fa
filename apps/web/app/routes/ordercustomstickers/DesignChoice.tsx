import { type ArtworkRow, labelTemplateAddress, stickerDesignFileAddress } from '@boxwright/contract';
import { BookOpen, MessageCircle } from 'lucide-react';
import { lazy, type MouseEvent, memo, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { useShell } from '../../features/site/shell-data.ts';
import { whatsAppChat } from '../../features/site/telephone.ts';
import {
  type DesignOption,
  designOptions,
  designTypes,
  sizeOf,
  stickerNames,
  typedSizeOf,
} from '../../features/stickers/sticker-choice.ts';
import { buttonStyle } from '../../ui/button-style.ts';
import { RadioCards } from '../../ui/RadioCards.tsx';
import type { StickerFormState } from './use-sticker-form.ts';

const DesignInstructions = lazy(() =>
  import('./DesignInstructions.tsx').then(({ DesignInstructions }) => ({ default: DesignInstructions })),
);

/** The choice between the buyer's own design and our help, with instructions, a chat and a template. */
export function DesignChoice({ form }: { form: StickerFormState }) {
  const { selection, shape, update } = form;
  const [isOpen, setOpen] = useState(false);
  const { length, width } = sizeOf(selection);
  return (
    <div>
      <DesignOptions design={selection.design} row={form.picture.file.row} update={update} />
      <div className="mt-3 flex flex-wrap gap-2.5">
        {/* A link to the PDF; with JavaScript it opens the dialog, which links to the PDF. */}
        <a
          href={stickerDesignFileAddress}
          aria-haspopup="dialog"
          onClick={(event) => {
            event.preventDefault();
            setOpen(true);
          }}
          className={buttonStyle('outline', 'small')}
        >
          <BookOpen aria-hidden="true" className="size-5" /> Design instructions
        </a>
        <Assistance form={form} />
      </div>
      <TemplateLink outline={shape?.outline} length={length} width={width} />
      {isOpen ? (
        <Suspense>
          <DesignInstructions onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </div>
  );
}

interface DesignOptionsProps {
  design: DesignOption;
  row: ArtworkRow | null;
  update: StickerFormState['update'];
}

const DesignOptions = memo(({ design, row, update }: DesignOptionsProps) => {
  const { company } = useShell();
  return (
    <RadioCards
      legend="Design"
      name={stickerNames.design}
      value={design}
      onChoose={(chosen) => update({ design: chosen })}
      grid="sm:grid-cols-2"
      cards={designOptions.map((value) => ({
        value,
        content: (
          <span className="flex flex-col px-3.5 py-2.5">
            <span className="font-semibold">{designTypes[value]}</span>
            <span className="text-ink-soft text-sm">{textOf(value, company.email, row)}</span>
          </span>
        ),
      }))}
    />
  );
});

const textOf = (design: DesignOption, email: string, row: ArtworkRow | null): string => {
  if (design === 'help')
    return 'Our own people draw it: we get in touch once you have ordered, ask what you have, and say what it costs before we begin.';
  return row === null
    ? `Add it to the sticker on this page, send it in the cart or once you have ordered, or mail it to ${email} with the number of your order.`
    : `We have your picture ${row.name}. It is kept with your order, and we print from it.`;
};

/** A chat with the choice as its first message; it needs shape, size, quantity and material. */
function Assistance({ form: { selection, shape, material, mayChat } }: { form: StickerFormState }) {
  const { company } = useShell();
  const { length, width } = typedSizeOf(selection);
  const message = [
    'I need help with the design of custom stickers.',
    `Shape: ${shape?.name ?? ''}`,
    `Size: ${length} × ${width} mm`,
    `Quantity: ${selection.quantity}`,
    `Material: ${material?.name ?? ''}`,
  ].join('\n');
  const chat = whatsAppChat(company.whatsapp, message);
  if (chat === null) return null;
  const begin = (event: MouseEvent) => {
    if (!mayChat()) event.preventDefault();
  };
  return (
    <a
      href={chat}
      target="_blank"
      rel="noopener"
      data-event="whatsapp_click"
      onClick={begin}
      className={buttonStyle('outline', 'small', 'max-[400px]:whitespace-normal')}
    >
      <MessageCircle aria-hidden="true" className="size-5 shrink-0" /> Design assistance on WhatsApp
    </a>
  );
}

interface TemplateLinkProps {
  outline: string | undefined;
  length: number | null;
  width: number | null;
}

/** The drawing of a round or rectangular sticker in its size, to lay the design on. */
const TemplateLink = memo((stickers: TemplateLinkProps) => {
  const template = labelTemplateAddress(stickers);
  if (template === null) return null;
  return (
    <p className="mt-2 text-[0.9375rem]">
      <Link to={template} className="inline-flex min-h-11 items-center underline underline-offset-4">
        Free template in this size: PDF, SVG and DXF
      </Link>
    </p>
  );
});
