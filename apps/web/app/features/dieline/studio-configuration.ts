import type { Board, StatedDieline } from '@boxwright/contract';
import type { BoxProblem, BoxRequest, BoxStyle, Dimension, OptionValue, StyleOption } from '@boxwright/dieline';
import { isUnit, millimetresOf, numberIn, rangeIn, typedIn, type Unit } from './units.ts';

/** A style as a form is made from it: everything but how it is drawn. */
export type StyleForm = Omit<BoxStyle, 'draw'>;

/** A board that the style can be made of. */
export type StudioBoard = Pick<Board, 'id' | 'name' | 'gsm' | 'caliper'>;

/** What a style is shown with until somebody types a size: millimetres. */
export interface Example {
  readonly length: number;
  readonly width: number;
  readonly height: number;
  /** For styles that aren't made of the shop's boards. */
  readonly caliper?: number;
}

/** The studio's form as it stands on the screen: texts as typed, so that nothing typed is lost. */
export interface StudioConfiguration {
  readonly unit: Unit;
  readonly sizes: Readonly<Record<Dimension, string>>;
  /** Null: a thickness of one's own. */
  readonly boardId: number | null;
  /** In mm, whatever the unit is: nobody gives a board's thickness in inches. */
  readonly caliper: string;
  /** 'true' and 'false', the id of a choice, or millimetres as typed (empty: fitted to the box). */
  readonly options: Readonly<Record<string, string>>;
}

/** What is fixed while one style is being drawn. */
export interface StudioSettings {
  readonly style: StyleForm;
  readonly boards: readonly StudioBoard[];
  readonly example: Example;
}

const dimensions = ['length', 'width', 'height'] as const;
const ownThickness = '0';
const usualBoard = 'Folding Box Board';

/** The shop's boards that the style can be folded of; none for bags, labels and greyboard, which are of other stuff. */
export const boardsFor = ({ limits }: StyleForm, example: Example, boards: readonly StudioBoard[]): StudioBoard[] =>
  example.caliper !== undefined
    ? []
    : boards.filter(({ caliper }) => caliper >= limits.caliper[0] && caliper <= limits.caliper[1]);

/** Reads an address or the form's own controls. Sizes are taken as typed, even impossible ones; the drawing judges them. */
export const readStudio = (given: URLSearchParams, settings: StudioSettings): StudioConfiguration => {
  const { style, boards, example } = settings;
  // A checkbox that is off sends nothing, so it has a hidden companion before it: the last one counts.
  const last = (name: string) => given.getAll(name).at(-1) ?? null;
  const asked = last('unit');
  const unit = isUnit(asked) ? asked : 'mm';
  const typed = (id: Dimension) => (style.fields.some((field) => field.id === id) ? short(last(id)) : null);
  const sizes = Object.fromEntries(dimensions.map((id) => [id, typed(id) ?? typedIn(unit, example[id])]));
  const board = boards.find(({ id }) => String(id) === last('board')) ?? null;
  const isOwn = board === null && (last('board') === ownThickness || given.has('caliper'));
  const chosen = board ?? (isOwn ? null : boardOffered(boards));
  const caliper = chosen?.caliper ?? example.caliper ?? boardOffered(boards)?.caliper ?? style.limits.caliper[0];
  return {
    unit,
    sizes: sizes as Record<Dimension, string>, // made of all three
    boardId: chosen?.id ?? null,
    caliper: chosen === null ? (short(last('caliper')) ?? String(caliper)) : String(caliper),
    options: Object.fromEntries(style.options.map((option) => [option.id, short(last(option.id)) ?? usualOf(option)])),
  };
};

/** The configuration as an address says it; options only where they differ from the usual. */
export const writeStudio = (
  { unit, sizes, boardId, caliper, options }: StudioConfiguration,
  { fields, options: offered }: StyleForm,
): URLSearchParams => {
  const written = new URLSearchParams(fields.map(({ id }) => [id, sizes[id]]));
  if (unit !== 'mm') written.set('unit', unit);
  if (boardId === null) written.set('caliper', caliper);
  else written.set('board', String(boardId));
  for (const option of offered) {
    const value = options[option.id] ?? usualOf(option);
    if (value !== usualOf(option)) written.set(option.id, value);
  }
  return written;
};

/** The same size in another unit. What is no number stays as it was typed. */
export const inOtherUnit = (configuration: StudioConfiguration, unit: Unit): StudioConfiguration => {
  const turn = (typed: string) => {
    const length = millimetresOf(typed, configuration.unit);
    return Number.isNaN(length) ? typed : typedIn(unit, length);
  };
  const { length, width, height } = configuration.sizes;
  return { ...configuration, unit, sizes: { length: turn(length), width: turn(width), height: turn(height) } };
};

/** What the engine is asked to draw, in millimetres; NaN for what is no number. */
export const requestOf = (
  { unit, sizes, boardId, caliper, options }: StudioConfiguration,
  { style, boards }: Pick<StudioSettings, 'style' | 'boards'>,
): BoxRequest => ({
  length: millimetresOf(sizes.length, unit),
  width: millimetresOf(sizes.width, unit),
  height: millimetresOf(sizes.height, unit),
  caliper: boards.find(({ id }) => id === boardId)?.caliper ?? numberIn(caliper),
  options: Object.fromEntries(
    style.options
      .filter((option) => isAsked(option, options))
      .map((option) => [option.id, chosenValue(option, options[option.id] ?? usualOf(option))]),
  ),
});

/** Weight of the chosen board in g/m²; null for a thickness of one's own. */
export const gsmOf = ({ boardId }: StudioConfiguration, { boards }: Pick<StudioSettings, 'boards'>): number | null =>
  boards.find(({ id }) => id === boardId)?.gsm ?? null;

/** The same for the addresses of files. */
export const statedOf = (configuration: StudioConfiguration, settings: StudioSettings): StatedDieline => {
  const { style } = settings;
  const request = requestOf(configuration, settings);
  return {
    style: style.id,
    ...Object.fromEntries(style.fields.map(({ id }) => [id, request[id]])),
    ...(configuration.boardId === null ? { caliper: request.caliper } : { boardId: configuration.boardId }),
    options: Object.fromEntries(
      Object.entries(request.options ?? {}).filter(
        ([id, value]) => value !== style.options.find((option) => option.id === id)?.default,
      ),
    ),
  };
};

/** An option that hangs on another one is asked for while that one is on. */
export const isAsked = ({ when }: StyleOption, options: StudioConfiguration['options']): boolean =>
  when === undefined || options[when] === 'true';

/** What a field has to say about a problem: the engine's sentence, and the range in the unit that is typed in. */
export const problemText = ({ field, text, least, most }: BoxProblem, unit: Unit): string => {
  const isSize = dimensions.some((id) => id === field);
  const range = isSize && unit !== 'mm' ? rangeIn(unit, least, most) : null;
  return range === null ? text : `${text} That is ${range}.`;
};

const boardOffered = (boards: readonly StudioBoard[]): StudioBoard | null => {
  const usual = boards.filter(({ name }) => name === usualBoard);
  return usual[Math.floor(usual.length / 2)] ?? boards[0] ?? null;
};

const usualOf = (option: StyleOption): string => (option.default === null ? '' : String(option.default));

const chosenValue = (option: StyleOption, text: string): OptionValue => {
  if (option.kind === 'boolean') return text === 'true';
  if (option.kind === 'choice') return text;
  return text.trim() === '' && option.default === null ? null : numberIn(text);
};

/** Nothing that anybody types as a size is longer. */
const short = (text: string | null): string | null => text?.slice(0, 20) ?? null;
