import { boxRules, fail, firstBroken } from '@boxwright/contract';
import { ArrowLeft } from 'lucide-react';
import { type FormEvent, lazy, Suspense, useDeferredValue, useEffect, useRef, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { sizeText } from '../../features/configurator/box-words.ts';
import { names, writeConfiguration } from '../../features/configurator/configuration.ts';
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
import { SelectItem } from './SelectItem.tsx';
import { ShareLink } from './ShareLink.tsx';
import { SizeChoice } from './SizeChoice.tsx';
import { useConfiguration } from './useConfiguration.ts';

/** The server's markup stands until somebody begins to choose; then its script is fetched. */
const BoxViews = import.meta.env.SSR
  ? (await import('./BoxViews.tsx')).BoxViews
  : lazy(() => afterFirstSign(() => import('./BoxViews.tsx').then(({ BoxViews }) => ({ default: BoxViews }))));

type Problem = { readonly field: string; readonly text: string } | null;

/** Pick a size, a board, coatings and a quantity, and see what it costs where it is to go. */
export function Customiser({ data }: { data: CustomiserData }) {
  const { product, choices, minimum } = data;
  const form = useRef<HTMLFormElement>(null);
  const quantityField = useRef<HTMLInputElement>(null);
  const pincodeField = useRef<HTMLInputElement>(null);
  const termsField = useRef<HTMLInputElement>(null);
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const { configuration, change } = useConfiguration(data.initial, choices, product.id, form);
  const live = useLiveQuote(configuration, minimum, { ...data, configuration: data.initial });
  const [problem, setProblem] = useState<Problem>(null);
  const [isAdding, setAdding] = useState(false);

  const variant = choices.variants.find(({ id }) => id === configuration.variantId) ?? choices.variants[0];
  const board = choices.boards.find(({ id }) => id === configuration.boardId);
  const isChosen = data.isEnteredByVariant || params.has(names.variant) || params.get('step') === 'customise';
  // A choice that comes before the views' script leaves them as they are until it is there.
  const seenVariant = useDeferredValue(variant);
  const seenBoard = useDeferredValue(board);

  const deliveryError = live.isPending ? undefined : live.quote?.delivery?.error;
  useEffect(() => {
    if (deliveryError !== undefined) notify.error(deliveryError);
  }, [deliveryError]);

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
    ({ quantity: quantityField, pincode: pincodeField, terms: termsField })[broken.field]?.current?.focus();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isAdding) return;
    const broken = firstBroken(rules, values());
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
          <SelectItem
            variants={choices.variants}
            category={product.itemName}
            addressOf={(variantId) => `?${writeConfiguration({ ...configuration, variantId })}`}
            onSelect={(variantId) => change({ variantId }, { isStep: true })}
          />
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
                {variant.shortDescription} · {sizeText(variant)} inside
              </p>
            ) : null}
          </div>
          <div className="lg:[@media(min-height:66rem)]:sticky lg:top-6 lg:col-start-1 lg:row-span-2 lg:row-start-1 lg:self-start">
            <Suspense fallback={<div className="aspect-[5/4] rounded-lg bg-board" />}>
              <BoxViews data={data} variant={seenVariant} board={seenBoard} />
            </Suspense>
            <div className="crease mt-6 border-t pt-5">
              {variant ? <p className="max-w-prose text-ink-soft">{variant.longDescription}</p> : null}
              {variant ? <ShareLink variantRoute={variant.route} publicUrl={data.publicUrl} /> : null}
            </div>
          </div>
          <div className="flex flex-col gap-8 lg:col-start-2">
            <SizeChoice
              variants={choices.variants}
              category={product.itemName}
              value={configuration.variantId}
              onChoose={(variantId) => update({ variantId })}
            />
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
              <noscript>
                <button type="submit" className="mt-4 min-h-12 rounded-md border border-ink px-5 font-semibold">
                  Update the price
                </button>
              </noscript>
            </div>
          </div>
        </div>
        <PriceBar configuration={configuration} live={live} isAdding={isAdding} />
      </form>
    </>
  );
}

function GoBack({ to, className }: { to: string; className: string }) {
  return (
    <Link to={to} className={classes('inline-flex min-h-11 items-center gap-2 font-medium hover:underline', className)}>
      <ArrowLeft aria-hidden="true" className="size-4" /> Go Back
    </Link>
  );
}

const backToSizes = ({ isEnteredByVariant }: CustomiserData, route: string): string =>
  isEnteredByVariant ? paths.category(route) : '?';
