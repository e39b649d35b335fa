import { type DielineFormat, dielineFileAddress } from '@boxwright/contract';
import type { Size } from '@boxwright/dieline';
import { ArrowRight, Download, Mail, MessageCircle, Phone } from 'lucide-react';
import { AskForQuote } from '../../features/configurator/AskForQuote.tsx';
import {
  enquiryQuery,
  requestOf,
  type StudioSettings,
  statedOf,
  writeStudio,
} from '../../features/dieline/studio-configuration.ts';
import { TemplateLinks } from '../../features/dieline/TemplateLinks.tsx';
import { sizeIn } from '../../features/dieline/units.ts';
import { useShell } from '../../features/site/shell-data.ts';
import { telephone } from '../../features/site/telephone.ts';
import { paths } from '../../paths.ts';
import { buttonStyle } from '../../ui/button-style.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { isSameSize, nearestSize, type ShopSize } from './nearest-size.ts';
import { type GoodDrawing, hasUsualOptions, insideOf } from './use-studio.ts';
import { WhyOnRequest } from './WhyOnRequest.tsx';

const files: readonly { readonly format: DielineFormat; readonly name: string; readonly use: string }[] = [
  { format: 'pdf', name: 'PDF', use: 'for print' },
  { format: 'svg', name: 'SVG', use: 'to draw on' },
  { format: 'dxf', name: 'DXF', use: 'for the cutter' },
  { format: 'cf2', name: 'CFF2', use: 'for the die' },
  { format: 'gltf', name: 'glTF', use: 'for 3D' },
];

interface TakeAwayProps {
  settings: StudioSettings;
  good: GoodDrawing;
  sizes: readonly ShopSize[];
  /** Whether our rates price the style. */
  isPriced: boolean;
}

/** The files of the current drawing, and a link to order the box. */
export function TakeAway({ settings, good, sizes, isPriced }: TakeAwayProps) {
  const { style } = settings;
  const { unit } = good.configuration;
  const size = sizeIn(unit, good.picture.facts.inside);
  const stated = statedOf(insideOf(good, settings), settings);
  return (
    <section aria-labelledby="files-title">
      <h2 id="files-title" className="text-2xl">
        Take it with you
      </h2>
      <p className="figures mt-2 text-ink-soft">
        {size}, at 1 : 1 with every kind of line on its own layer. Free, for any printer.
      </p>
      <ul className="mt-4 grid grid-cols-2 gap-2">
        {files.map(({ format, name, use }) => (
          <li key={format}>
            <a
              href={dielineFileAddress(stated, format)}
              download
              data-event="dieline_download"
              data-label={format}
              data-command={`Download dieline as ${name}`}
              className={buttonStyle('outline', 'regular', 'w-full justify-start px-3.5')}
            >
              <Download aria-hidden="true" className="size-5 shrink-0" />
              <span className="py-2 text-left">
                {name} <span className="block font-normal text-ink-soft text-sm leading-tight">{use}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
      <div className="crease mt-5 border-t pt-5">
        <TemplateLinks stated={stated} />
      </div>
      <Order settings={settings} good={good} sizes={sizes} isPriced={isPriced} size={`${style.name}, ${size}`} />
    </section>
  );
}

function Order({ settings, good, sizes, isPriced, size }: TakeAwayProps & { size: string }) {
  const { company, publicUrl } = useShell();
  const { style } = settings;
  const { length = 0, width = 0, height = 0 } = statedOf(insideOf(good, settings), settings);
  const wanted = { length, width, height };
  const nearest = nearestSize(sizes, wanted);
  const address = publicUrl + paths.dieline(style.id, writeStudio(good.configuration, style).toString());
  const message = encodeURIComponent(`What would 2,000 of these cost? ${size}\n${address}`);
  const [phone] = company.phones;
  const isUsual = hasUsualOptions(good, settings);
  return (
    <div className="crease mt-6 border-t pt-5">
      {nearest === null ? null : (
        <>
          <LinkButton
            to={`${paths.category(nearest.itemRoute)}?${orderQuery(nearest, wanted, good, settings)}`}
            data-command="Order this box"
            className="w-full"
          >
            Order this box <ArrowRight aria-hidden="true" className="size-5" />
          </LinkButton>
          <p className="figures mt-2 mb-4 text-ink-soft text-sm">
            {isSameSize(nearest, wanted)
              ? `${nearest.name} has this size: its price is on the next page.`
              : 'Made to measure: its price is on the next page.'}
            {isUsual ? '' : ' It is priced and cut with the usual options; write us yours with the order.'}
          </p>
        </>
      )}
      {nearest === null ? (
        <p className="mb-3">
          <strong className="font-semibold">Order this box:</strong> <WhyOnRequest style={style} isPriced={isPriced} />{' '}
          <AskForQuote box={enquiryQuery(good.configuration, style)}>Ask for a quote</AskForQuote> with this drawing in
          it, or send it with one press.
        </p>
      ) : null}
      <ul className="flex flex-wrap gap-2">
        {company.whatsapp === '' ? null : (
          <li>
            <a
              href={`https://wa.me/${company.whatsapp.replace(/\D/g, '')}?text=${message}`}
              rel="noopener"
              className={buttonStyle('outline', 'small')}
            >
              <MessageCircle aria-hidden="true" className="size-5" /> WhatsApp
            </a>
          </li>
        )}
        <li>
          <a
            href={`mailto:${company.email}?subject=${encodeURIComponent(size)}&body=${message}`}
            className={buttonStyle('outline', 'small')}
          >
            <Mail aria-hidden="true" className="size-5" /> E-mail
          </a>
        </li>
        {phone === undefined ? null : (
          <li>
            <a href={telephone(phone)} className={buttonStyle('outline', 'small')}>
              <Phone aria-hidden="true" className="size-5" /> Call us
            </a>
          </li>
        )}
      </ul>
    </div>
  );
}

/** Query of the shop's page for this size, and this board if it is one of the shop's. */
const orderQuery = (
  nearest: ShopSize,
  wanted: Size,
  { configuration }: GoodDrawing,
  settings: StudioSettings,
): URLSearchParams => {
  const { boardId, measured, contents } = configuration;
  const { length, width, height } = requestOf(configuration, settings);
  const isOwn = measured !== 'inside' || !isSameSize(nearest, wanted);
  return new URLSearchParams({
    variant: String(nearest.id),
    ...(isOwn ? { length: String(length), width: String(width), height: String(height) } : {}),
    ...(measured === 'inside' ? {} : { measured }),
    ...(boardId === null ? {} : { board: String(boardId) }),
    ...(contents === '' ? {} : { contents }),
    step: 'customise',
  });
};
