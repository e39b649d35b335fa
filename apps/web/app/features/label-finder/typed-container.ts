import { lengthIn, lengthUnreadable } from '@boxwright/contract';
import {
  around,
  type Condition,
  type Container,
  type ContainerKind,
  conditions,
  containerKinds,
  containerTexts,
  type Measure,
  type WayRound,
  waysRound,
} from './containers.ts';

/** Parameter names in the address besides the measures; the form's controls have the same names. */
export const finderNames = { container: 'container', measured: 'measured', meets: 'meets' } as const;

/** All names in the address. */
export const finderQuery: readonly string[] = [
  ...Object.values(finderNames),
  ...containerKinds.flatMap((kind) => containerTexts[kind].measures.map(({ name }) => name)),
];

/** The container as typed, even if impossible. */
export interface TypedContainer {
  readonly kind: ContainerKind;
  readonly measured: WayRound;
  readonly meets: Condition;
  /** By the names of the kind's measures. */
  readonly sizes: Readonly<Record<string, string>>;
}

/** Sizes are shown and read up to this length. */
const longest = 12;

/**
 * Reads an address or the form's controls. Missing measures get the kind's examples, so that every address shows
 * labels.
 */
export const readTyped = (given: URLSearchParams): TypedContainer => {
  const kind = oneOf(containerKinds, given.get(finderNames.container));
  const { measures } = containerTexts[kind];
  return {
    kind,
    measured: oneOf(waysRound, given.get(finderNames.measured)),
    meets: oneOf(conditions, given.get(finderNames.meets)),
    sizes: Object.fromEntries(
      measures.map(({ name, example }) => [name, (given.get(name) ?? String(example)).slice(0, longest)]),
    ),
  };
};

/** The same as query parameters. */
export const writeTyped = ({ kind, measured, meets, sizes }: TypedContainer): URLSearchParams =>
  new URLSearchParams({
    [finderNames.container]: kind,
    ...(isRound(kind) ? { [finderNames.measured]: measured } : {}),
    ...sizes,
    [finderNames.meets]: meets,
  });

/** Another kind of container: measures that both kinds have are kept, unless they are the first kind's example. */
export const ofKind = (typed: TypedContainer, kind: ContainerKind): TypedContainer => {
  const own = containerTexts[typed.kind].measures.filter(({ name, example }) => typed.sizes[name] !== String(example));
  const kept = new URLSearchParams(own.map(({ name }): [string, string] => [name, typed.sizes[name] ?? '']));
  kept.set(finderNames.container, kind);
  kept.set(finderNames.meets, typed.meets);
  if (kept.has('girth')) kept.set(finderNames.measured, typed.measured);
  return readTyped(kept);
};

/** Measured round the container instead of across, or the reverse; the field keeps the same girth. */
export const withMeasured = (typed: TypedContainer, measured: WayRound): TypedContainer => {
  const girth = lengthIn(typed.sizes['girth'] ?? '');
  if (measured === typed.measured || Number.isNaN(girth)) return { ...typed, measured };
  const other = measured === 'around' ? girth * Math.PI : girth / Math.PI;
  return { ...typed, measured, sizes: { ...typed.sizes, girth: String(Math.round(other * 10) / 10) } };
};

export const isRound = (kind: ContainerKind): boolean => kind === 'bottle' || kind === 'jar';

/** The measures that are asked for, with the girth as it is measured. */
export const measuresOf = ({ kind, measured }: Pick<TypedContainer, 'kind' | 'measured'>): readonly Measure[] =>
  containerTexts[kind].measures.map((measure) =>
    measure.name === 'girth' && measured === 'around' ? around : measure,
  );

export type ReadContainer =
  | { readonly ok: true; readonly container: Container }
  /** Problems by the measures' names. */
  | { readonly ok: false; readonly problems: Readonly<Record<string, string>> };

/** The container in mm, or the problem of each measure. */
export const containerOf = (typed: TypedContainer): ReadContainer => {
  const problems: Record<string, string> = {};
  const read: Record<string, number | null> = {};
  for (const measure of measuresOf(typed)) {
    const { name } = measure;
    const text = typed.sizes[name] ?? '';
    const problem = problemOf(measure, text);
    if (problem === null) read[name] = text.trim() === '' ? null : lengthIn(text);
    else problems[name] = problem;
  }
  if (Object.keys(problems).length > 0) return { ok: false, problems };
  return { ok: true, container: assembled(typed, (name) => read[name] ?? 0, read['lid'] ?? null) };
};

const problemOf = ({ label, said, least, most, isOptional }: Measure, typed: string): string | null => {
  if (typed.trim() === '') return isOptional ? null : `Please enter ${said} in mm.`;
  const size = lengthIn(typed);
  if (Number.isNaN(size)) return lengthUnreadable(said);
  if (size < least) return `${label}: ${least} mm or more.`;
  return size > most ? `${label}: ${most} mm or less.` : null;
};

const assembled = (
  { kind, measured }: TypedContainer,
  size: (name: string) => number,
  lid: number | null,
): Container => {
  if (kind === 'pouch') {
    return {
      kind,
      width: size('width'),
      height: size('height'),
      seal: size('seal'),
      top: size('top'),
      foot: size('foot'),
    };
  }
  if (kind === 'box') return { kind, length: size('length'), width: size('width'), height: size('height') };
  const girth = size('girth') * (measured === 'around' ? 1 : Math.PI);
  return kind === 'jar'
    ? { kind, around: girth, straight: size('straight'), lid }
    : { kind, around: girth, straight: size('straight') };
};

const oneOf = <T extends string>(known: readonly [T, ...T[]], asked: string | null): T =>
  known.find((each) => each === asked) ?? known[0];
