import { boxQuantityPresets } from '@boxwright/contract';
import { formatCount } from '@boxwright/money';
import { ArrowRight, BadgeCheck, ReceiptText, Ruler } from 'lucide-react';
import { useState } from 'react';
import { amountOrDash, perPiece } from '../../features/configurator/box-words.ts';
import { type Configuration, writeConfiguration } from '../../features/configurator/configuration.ts';
import { prepareToAsk, useLiveQuote } from '../../features/configurator/useLiveQuote.ts';
import { paths } from '../../paths.ts';
import { classes } from '../../ui/classes.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Select } from '../../ui/Select.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { BannerPicture } from './BannerPicture.tsx';
import type { BannerData } from './load-home.ts';

/** The promise of the shop, kept at once: a box, a quantity and a pincode, and the whole price. */
export function Banner({ data }: { data: BannerData | null }) {
  const [configuration, setConfiguration] = useState(data?.configuration);
  const box = data?.boxes.find(({ variantId }) => variantId === configuration?.variantId);
  return (
    <section id="home" className="page grid items-center gap-x-12 gap-y-10 py-10 md:py-16 lg:grid-cols-[1.18fr_1fr]">
      <div>
        <p className="font-semibold text-vermilion-deep text-xs uppercase tracking-[0.05em] sm:text-[0.8125rem] sm:tracking-[0.08em]">
          Custom printed packaging, made in Chennai
        </p>
        <h1 className="mt-4 max-w-[16ch] text-[2.75rem] leading-[1.04] sm:text-6xl">
          Boxes to your measure. The price while you think.
        </h1>
        <p className="mt-5 max-w-[34rem] text-ink-soft text-lg">
          Pick a box, a quantity and where it goes. You see the whole price, GST and delivery included, before you speak
          to anyone.
        </p>
        {data && configuration ? (
          <Calculator data={data} configuration={configuration} onChange={setConfiguration} />
        ) : (
          <LinkButton to={paths.shop} className="mt-7">
            See all boxes <ArrowRight aria-hidden="true" className="size-5" />
          </LinkButton>
        )}
        <ul className="mt-6 flex flex-wrap gap-x-7 gap-y-2 text-[0.9375rem] text-ink-soft">
          <Assurance Icon={Ruler} text="Key line for your designer" />
          <Assurance Icon={BadgeCheck} text="Digital sample before print" />
          <Assurance Icon={ReceiptText} text="GST invoice" />
        </ul>
      </div>
      <BannerPicture pictures={box?.pictures ?? []} name={box ? `${box.name}, ${box.size}` : ''} />
    </section>
  );
}

function Assurance({ Icon, text }: { Icon: typeof Ruler; text: string }) {
  return (
    <li className="flex items-center gap-2.5">
      <Icon aria-hidden="true" className="size-5 text-kraft-deep" /> {text}
    </li>
  );
}

interface CalculatorProps {
  data: BannerData;
  configuration: Configuration;
  onChange: (configuration: Configuration) => void;
}

function Calculator({ data, configuration, onChange }: CalculatorProps) {
  const { quote: last, isPending, place, failure } = useLiveQuote(configuration, data.offer, data);
  const quote = failure === null ? last : null;
  const price = quote?.price ?? undefined;
  const delivery = quote?.delivery ?? undefined;
  const box = data.boxes.find(({ variantId }) => variantId === configuration.variantId);
  const problem = failure?.text ?? delivery?.error;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only fetches what the controls inside will need.
    <div
      className="mt-7 rounded-lg border border-line-strong/70 bg-card shadow-lift"
      onFocus={prepareToAsk}
      onPointerOver={prepareToAsk}
    >
      <div className="grid grid-cols-2 gap-3 p-4 sm:grid-cols-[1.5fr_1fr_1fr] sm:p-5">
        <div className="max-sm:col-span-2">
          <Select
            label="Box"
            value={configuration.variantId}
            options={data.boxes.map(({ variantId, name }) => ({ value: variantId, label: name }))}
            onChange={(event) => onChange({ ...configuration, variantId: Number(event.currentTarget.value) })}
          />
        </div>
        <Select
          label="Quantity"
          value={configuration.quantity}
          options={boxQuantityPresets.map((preset) => ({ value: String(preset), label: formatCount(preset) }))}
          onChange={(event) => onChange({ ...configuration, quantity: event.currentTarget.value })}
        />
        <TextField
          label="Pincode"
          digitsOnly
          maxLength={6}
          autoComplete="postal-code"
          value={configuration.pincode}
          onChange={(event) => onChange({ ...configuration, pincode: event.currentTarget.value })}
        />
      </div>
      <div className="crease flex flex-col gap-4 border-t p-4 sm:p-5">
        <dl
          aria-busy={isPending}
          className={classes(
            'figures grid grow grid-cols-3 items-end gap-x-5 gap-y-3 transition-opacity delay-200 sm:flex sm:flex-wrap sm:gap-x-8',
            isPending && 'opacity-55',
          )}
        >
          <Figure name="per box" value={price ? perPiece(price) : '—'} className="font-bold font-heading text-2xl" />
          <Figure name="goods" value={amountOrDash(price?.total)} />
          <Figure name={price ? `GST ${price.gstRate} %` : 'GST'} value={amountOrDash(delivery?.gst)} />
          <Figure
            name={place === '' ? 'delivery' : `to ${place.split(',')[0]}`}
            value={amountOrDash(delivery?.delivery)}
          />
          <Figure name="landed" value={amountOrDash(delivery?.total)} className="text-teal" />
        </dl>
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
          <p role="status" className="min-h-10 max-w-80 content-center text-ink-soft text-sm">
            {problem ?? `${box?.size ?? ''} inside, ${data.material}.`}
          </p>
          <LinkButton
            className="max-sm:w-full"
            to={`${paths.category(box?.categoryRoute ?? '')}?${writeConfiguration(configuration)}`}
          >
            Make this box <ArrowRight aria-hidden="true" className="size-5" />
          </LinkButton>
        </div>
      </div>
    </div>
  );
}

function Figure({ name, value, className = '' }: { name: string; value: string; className?: string }) {
  return (
    <div>
      <dt className="text-[0.8125rem] text-ink-soft">{name}</dt>
      <dd className={classes('whitespace-nowrap font-semibold leading-7', className)}>{value}</dd>
    </div>
  );
}
