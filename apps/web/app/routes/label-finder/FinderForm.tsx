import { type FormEvent, type RefObject, useRef } from 'react';
import { Link } from 'react-router';
import {
  type Condition,
  type ContainerKind,
  conditionNames,
  conditions,
  containerKinds,
  containerTexts,
  type WayRound,
  waysRound,
} from '../../features/label-finder/containers.ts';
import {
  finderNames,
  isRound,
  measuresOf,
  ofKind,
  withMeasured,
  writeTyped,
} from '../../features/label-finder/typed-container.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { Select } from '../../ui/Select.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { ContainerIcon } from './ContainerIcon.tsx';
import type { Finder } from './use-finder.ts';

/** Links, so that a container can be chosen without JavaScript. */
export function ContainerChoice({ finder: { typed, follow } }: { finder: Finder }) {
  return (
    <nav aria-label="Container">
      <ul className="grid grid-cols-2 gap-2.5 md:grid-cols-4">
        {containerKinds.map((kind) => {
          const next = ofKind(typed, kind);
          const isChosen = kind === typed.kind;
          return (
            <li key={kind}>
              <Link
                to={paths.labelFinderOf(writeTyped(next))}
                replace
                preventScrollReset
                aria-current={isChosen || undefined}
                onClick={() => follow(next)}
                className={`flex h-full items-center gap-3 rounded-md border bg-card px-3 py-3 transition-colors hover:border-ink md:px-4 ${isChosen ? 'border-ink shadow-[inset_0_0_0_1px_var(--color-ink)]' : 'border-line-strong/60'}`}
              >
                <ContainerIcon kind={kind} />
                <span className="min-w-0">
                  <span className="block font-semibold leading-tight">{containerTexts[kind].name}</span>
                  <span className="mt-0.5 block text-ink-soft text-sm leading-snug max-[22rem]:hidden">
                    {containerTexts[kind].inShort}
                  </span>
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

interface FinderFormProps {
  finder: Finder;
  form: RefObject<HTMLFormElement | null>;
  onFound: () => void;
}

/** The container's measures and the label's use: a plain GET form; with JavaScript, labels are found while typing. */
export function FinderForm({ finder, form, onFound }: FinderFormProps) {
  const { typed, problems, change } = finder;
  const fields = useRef<HTMLDivElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const [wrong] = Object.keys(problems);
    if (wrong === undefined) return onFound();
    fields.current?.querySelector<HTMLInputElement>(`[name="${wrong}"]`)?.focus();
  };
  return (
    <form ref={form} action={paths.labelFinder} onSubmit={submit} noValidate className="flex flex-col gap-5">
      <input type="hidden" name={finderNames.container} value={typed.kind} />
      <fieldset>
        <legend className="mb-3 text-2xl font-bold font-heading">Size of the {nouns[typed.kind]}</legend>
        {isRound(typed.kind) ? (
          <GirthWays measured={typed.measured} onChoose={(way) => change((before) => withMeasured(before, way))} />
        ) : null}
        <div ref={fields} className="grid grid-cols-2 items-start gap-x-3 gap-y-4">
          {measuresOf(typed).map(({ name, label, hint, isOptional }) => (
            <div key={name} className={name === 'girth' ? 'col-span-2 sm:max-lg:col-span-1' : ''}>
              <TextField
                id={`measure-${name}`}
                name={name}
                // Both, because without JavaScript the label can't follow the chosen way.
                label={name === 'girth' ? 'Diameter or circumference' : label}
                hint={hint}
                error={problems[name]}
                {...(isOptional ? { optional: true } : {})}
                inputMode="decimal"
                autoComplete="off"
                maxLength={12}
                end="mm"
                className="figures"
                value={typed.sizes[name] ?? ''}
                onChange={(event) => {
                  const size = event.currentTarget.value;
                  change((before) => ({ ...before, sizes: { ...before.sizes, [name]: size } }));
                }}
              />
            </div>
          ))}
        </div>
      </fieldset>
      <Select
        label="What will it meet?"
        name={finderNames.meets}
        value={typed.meets}
        onChange={(event) => {
          const meets = event.currentTarget.value as Condition; // its options are conditions
          change((before) => ({ ...before, meets }));
        }}
        options={conditions.map((value) => ({ value, label: conditionNames[value] }))}
      />
      <Button type="submit">Find labels</Button>
    </form>
  );
}

const nouns: Readonly<Record<ContainerKind, string>> = { bottle: 'bottle', jar: 'jar', pouch: 'pouch', box: 'box' };

const ways: Readonly<Record<WayRound, string>> = {
  across: 'Diameter, with a ruler',
  around: 'Circumference, with a tape',
};

function GirthWays({ measured, onChoose }: { measured: WayRound; onChoose: (way: WayRound) => void }) {
  return (
    <div role="radiogroup" aria-label="Measured" className="mb-4 flex flex-wrap gap-x-5">
      {waysRound.map((way) => (
        <label key={way} className="inline-flex min-h-11 cursor-pointer items-center gap-2.5">
          <input
            type="radio"
            name={finderNames.measured}
            value={way}
            checked={way === measured}
            onChange={() => onChoose(way)}
            className="size-5 accent-ink"
          />
          {ways[way]}
        </label>
      ))}
    </div>
  );
}
