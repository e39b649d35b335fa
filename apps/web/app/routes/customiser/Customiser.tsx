import { boxQuantityPresets, boxRules, fail, firstBroken } from '@boxwright/contract';
import { ArrowLeft } from 'lucide-react';
import { type FormEvent, lazy, Suspense, useDeferredValue, useEffect, useRef, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { sizeText } from '../../features/configurator/box-words.ts';
import {
  changed,
  names,
  orderableQuantity,
  typedSize,
  writeConfiguration,
} from '../../features/configurator/configuration.ts';
import { prepareToAsk, useLiveQuote } from '../../features/configurator/useLiveQuote.ts';
import { paths } from '../../paths.ts';
import { afterFirstSign } from '../../ui/after-first-sign.ts';
import { Breadcrumb } from '../../ui/Breadcrumb.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { classes } from '../../ui/classes.ts';
import { notify } from '../../ui/notify.ts';
import { unreachable } from '../../unreachable.ts';
import { BoardChoice } from './BoardChoice.tsx';
import { CoatingChoice } from './CoatingChoice.tsx';
import { DeliveryChoice } from './DeliveryChoice.tsx';
import type { CustomiserData } from './load-customiser.ts';
import { PriceBar } from './PriceBar.tsx';
import { QuantityChoice } from './QuantityChoice.tsx';
import { QuotationButton } from './QuotationButton.tsx';
import { SizeChoice } from './SizeChoice.tsx';
import { useConfiguration } from './useConfiguration.ts';

/** The server's markup of both stands until somebody begins to choose; then their script is fetched. */
const BoxViews = import.meta.env.SSR
  ? (await import('./BoxViews.tsx')).BoxViews
  : lazy(() => afterFirstSign(() => import('./BoxViews.tsx').then(({ BoxViews }) => ({ default: BoxViews }))));

const OtherQuantities = import.meta.env.SSR
  ? (await import('./OtherQuantities.tsx')).OtherQuantities
  : lazy(() =>
      afterFirstSign(() =>
        import('./OtherQuantities.tsx').then(({ OtherQuantities }) => ({ default: OtherQuantities })),
      ),
    );

/** Links to press on a phone: they lead on by themselves, so their script comes later too. */
const SelectItem = import.meta.env.SSR
  ? (await import('./SelectItem.tsx')).SelectItem
  : lazy(() => afterFirstSign(() => import('./SelectItem.tsx').then(({ SelectItem }) => ({ default: SelectItem }))));

type Problem = { readonly field: string; readonly text: string } | null;

/** Pick a size, a board, coatings and a quantity, and see what it costs where it is to go. */
export function Customiser({ data }: { data: CustomiserData }) {
  const { product, offer } = data;
  const { choices, minimum } = offer;
  const form = useRef<HTMLFormElement>(null);
  const quantityField = useRef<HTMLInputElement>(null);
  const pincodeField = useRef<HTMLInputElement>(null);
  const termsField = useRef<HTMLInputElement>(null);
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const { configuration, change } = useConfiguration(data.initial, choices, product.id, form);
  const live = useLiveQuote(configuration, offer, { ...data, configuration: data.initial });
  const [problem, setProblem] = useState<Problem>(null);
  const [isAdding, setAdding] = useState(false);
  const sizes = useRef<HTMLDivElement>(null);

  const variant = choices.variants.find(({ id }) => id === configuration.variantId) ?? choices.variants[0];
  // Of one's own sizes the last that could be priced is shown.
  const shownSize = configuration.ownSize === null ? null : (live.quoted?.ownSize ?? null);
  const board = choices.boards.find(({ id }) => id === configuration.boardId);
  const isChosen = data.isEnteredByVariant || params.has(names.variant) || params.get('step') === 'customise';
  // A choice that comes before the views' script leaves them as they are until it is there.
  const seenVariant = useDeferredValue(variant);
  const seenSize = useDeferredValue(shownSize);
  const seenBoard = useDeferredValue(board);

  useEffect(() => {
    // Shown by the side panel, which is a comfort: without its script the box is still in the address.
    afterFirstSign(() => import('../../features/custom-box/keep-box.ts')).then(
      ({ keepBox }) => keepBox(product, choices, configuration),
      () => undefined,
    );
  }, [product, choices, configuration]);

  const deliveryError = live.isPending ? undefined : live.quote?.delivery?.error;
  useEffect(() => {
    if (deliveryError !== undefined) notify.error(deliveryError);
  }, [deliveryError]);

  const ownFirst = configuration.ownSize ?? (variant ? typedSize(variant) : null);
  const rules = boxRules(minimum);
  const values = () => ({ ...configuration, terms: termsField.current?.checked ?? false });
  const textFor = (field: string) => (problem?.field === field ? problem.text : undefined);
  const leaveQuantity = () => {
    const broken = firstBroken(
      rules.filter(({ field }) => field === 'quantity'),
      values(),
    );
    if (broken && configuration.quantity !== '') setProblem(broken);
  };
  const update: typeof change = (changes) => {
    setProblem(null);
    change(changes);
  };
  const show = (broken: NonNullable<Problem>) => {
    setProblem(broken);
    notify.error(broken.text);
    if (broken.field === sizeField) return focusWrong(sizes.current);
    ({ quantity: quantityField, pincode: pincodeField, terms: termsField })[broken.field]?.current?.focus();
  };
  const sizeBroken = () => (live.sizeProblem ? { field: sizeField, text: live.sizeProblem.text } : undefined);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isAdding) return;
    const broken = sizeBroken() ?? firstBroken(rules, values());
    if (broken) return show(broken);
    if (deliveryError !== undefined) return show({ field: 'pincode', text: deliveryError });
    setProblem(null);
    setAdding(true);
    const added = await import('./add-to-cart.ts').then(
      ({ addToCart }) => addToCart(configuration),
      () => fail('unavailable', unreachable),
    );
    setAdding(false);
    if (!added.ok) return notify.error(added.failure.text);
    if (added.value === paths.login) notify.success('Your box is kept. Please log in to order it.');
    await navigate(added.value);
  };

  const makeQuotation = async () => {
    const broken = sizeBroken() ?? firstBroken(rules, { ...values(), terms: true });
    if (broken) return show(broken);
    if (deliveryError !== undefined) return show({ field: 'pincode', text: deliveryError });
    const made = await import('./make-quotation.ts').then(
      ({ makeQuotation }) => makeQuotation(configuration),
      () => fail('unavailable', unreachable),
    );
    if (!made.ok) return notify.error(made.failure.text);
    notify.success(`Quotation ${made.value.number} is made. Its prices hold for 15 days.`);
  };
  const quotation = <QuotationButton onPress={makeQuotation} />;

  return (
    <>
      <div className="page">
        <div className="flex flex-wrap items-center justify-between gap-x-6">
          <Breadcrumb
            crumbs={[
              { label: 'Home', to: paths.home },
              { label: 'Custom boxes', to: paths.shop },
              { label: product.itemName },
            ]}
          />
          <GoBack className="max-md:hidden" to={paths.shop} />
          {isChosen ? <GoBack className="md:hidden" to={backToSizes(data, product.route)} /> : null}
        </div>
        {isChosen ? null : <h1 className="mb-5 text-4xl md:hidden">{product.itemName}</h1>}
        {isChosen ? null : (
          <Suspense>
            <SelectItem
              variants={choices.variants}
              category={product.itemName}
              addressOf={(variantId) => `?${writeConfiguration(changed(configuration, { variantId, ownSize: null }))}`}
              onSelect={(variantId) => change({ variantId, ownSize: null }, { isStep: true })}
              ownAddress={`?${writeConfiguration(changed(configuration, { ownSize: ownFirst }))}`}
              onOwn={() => change({ ownSize: ownFirst }, { isStep: true })}
            />
          </Suspense>
        )}
      </div>
      <form
        ref={form}
        onSubmit={(event) => void submit(event)}
        onFocus={prepareToAsk}
        onPointerOver={prepareToAsk}
        className={classes('block', !isChosen && 'max-md:hidden')}
        noValidate
      >
        <div className="page grid grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-7 pb-12 lg:grid-rows-[auto_1fr] lg:grid-cols-[minmax(0,1.08fr)_minmax(0,1fr)]">
          <div className="lg:col-start-2">
            <h1 className="text-4xl lg:text-5xl">{product.itemName}</h1>
            {variant ? (
              <p className="figures mt-2 text-ink-soft">
                {shownSize === null ? variant.shortDescription : 'Made to measure'} · {sizeText(shownSize ?? variant)}{' '}
                inside
              </p>
            ) : null}
          </div>
          <div className="lg:[@media(min-height:66rem)]:sticky lg:top-6 lg:col-start-1 lg:row-span-2 lg:row-start-1 lg:self-start">
            <Suspense fallback={<div className="aspect-[5/4] rounded-lg bg-board" />}>
              <BoxViews data={data} variant={seenVariant} ownSize={seenSize} board={seenBoard} />
            </Suspense>
          </div>
          <div className="flex flex-col gap-8 lg:col-start-2">
            <div ref={sizes}>
              <SizeChoice
                variants={choices.variants}
                styles={data.styles}
                category={product.itemName}
                configuration={configuration}
                problem={live.sizeProblem}
                priced={shownSize ?? variant}
                onChange={update}
              />
            </div>
            <BoardChoice
              boards={choices.boards}
              value={configuration.boardId}
              onChoose={(boardId) => update({ boardId })}
            />
            <CoatingChoice
              legend="Outer coating"
              name={names.outer}
              coatings={choices.outerCoatings}
              value={configuration.outerCoatingId}
              onChoose={(outerCoatingId) => update({ outerCoatingId })}
            />
            <CoatingChoice
              legend="Inner coating"
              name={names.inner}
              coatings={choices.innerCoatings}
              value={configuration.innerCoatingId}
              none
              onChoose={(innerCoatingId) => update({ innerCoatingId })}
            />
            <QuantityChoice
              configuration={configuration}
              quote={live.quote}
              error={textFor('quantity')}
              onChange={update}
              onLeave={leaveQuantity}
              fieldRef={quantityField}
            />
            <DeliveryChoice
              configuration={configuration}
              place={live.place}
              error={textFor('pincode') ?? deliveryError}
              onChange={update}
              fieldRef={pincodeField}
            />
            <div>
              <Checkbox
                ref={termsField}
                name="terms"
                error={textFor('terms')}
                onChange={() => setProblem(null)}
                label={
                  <>
                    I agree to the{' '}
                    <Link to={paths.terms} className="font-semibold underline underline-offset-4">
                      terms and conditions
                    </Link>
                  </>
                }
              />
              <p className="mt-1 text-ink-soft text-sm">
                After ordering you get the key line for your design by e-mail, and a digital sample before we print.
                Shipped within 7 working days of your approval.
              </p>
              <div className="mt-4 lg:hidden">{quotation}</div>
              <noscript>
                <button type="submit" className="mt-4 min-h-12 rounded-md border border-ink px-5 font-semibold">
                  Update the price
                </button>
              </noscript>
            </div>
          </div>
        </div>
        {live.quoted === null ? null : (
          <section aria-labelledby="ladder-title" className="border-line border-t">
            <div className="page py-12">
              <h2 id="ladder-title" className="mb-6 text-3xl">
                What other quantities cost
              </h2>
              <Suspense>
                <OtherQuantities
                  configuration={live.quoted}
                  quantity={orderableQuantity(live.quoted, minimum)}
                  onChoose={(quantity) =>
                    update({
                      quantity: String(quantity),
                      isCustomQuantity: !boxQuantityPresets.some((preset) => preset === quantity),
                    })
                  }
                />
              </Suspense>
            </div>
          </section>
        )}
        <PriceBar configuration={configuration} live={live} isAdding={isAdding} quotation={quotation} />
      </form>
    </>
  );
}

/** A size of one's own, as a field of the form. */
const sizeField = 'size';

const focusWrong = (frame: HTMLElement | null) =>
  frame?.querySelector<HTMLInputElement>('input[aria-invalid=true]')?.focus();

function GoBack({ to, className }: { to: string; className: string }) {
  return (
    <Link to={to} className={classes('inline-flex min-h-11 items-center gap-2 font-medium hover:underline', className)}>
      <ArrowLeft aria-hidden="true" className="size-4" /> Go Back
    </Link>
  );
}

const backToSizes = ({ isEnteredByVariant }: CustomiserData, route: string): string =>
  isEnteredByVariant ? paths.category(route) : '?';
