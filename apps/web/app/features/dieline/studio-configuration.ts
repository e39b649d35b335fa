import {
  type Board,
  contentsAsGrams,
  lengthIn,
  lengthUnreadable,
  type Measured,
  measuredIn,
  type StatedDieline,
} from '@boxwright/contract';
import type { BoxProblem, BoxRequest, BoxStyle, Dimension, OptionValue, StyleOption } from '@boxwright/dieline';
import { isUnit, millimetresOf, rangeIn, typedIn, type Unit } from './units.ts';

/** A style without its draw function, for the form. */
export type StyleForm = Omit<BoxStyle, 'draw'>;

/** A board that is suitable for the style. */
export type StudioBoard = Pick<Board, 'id' | 'name' | 'gsm' | 'caliper'>;

/** A style's initial size in millimetres. */
export interface Example {
  readonly length: number;
  readonly width: number;
  readonly height: number;
  /** For styles that aren't made of the shop's boards. */
  readonly caliper?: number;
}

/** The studio's form values: texts as typed, so that nothing is lost. */
export interface StudioConfiguration {
  readonly unit: Unit;
  readonly sizes: Readonly<Record<Dimension, string>>;
  /** How these sizes were measured. */
  readonly measured: Measured;
  /** Null means a custom thickness. */
  readonly boardId: number | null;
  /** Always in mm, whatever the unit: board thickness is never given in inches. */
  readonly caliper: string;
  /** Weight of the contents in grams, or as typed if that isn't a weight; empty for styles without an inside. */
  readonly contents: string;
  /** 'true' and 'false', the id of a choice, or millimetres as typed (empty: derived from the box). */
  readonly options: Readonly<Record<string, string>>;
}

/** The fixed settings for one style. */
export interface StudioSettings {
  readonly style: StyleForm;
  readonly boards: readonly StudioBoard[];
  readonly example: Example;
}

const dimensions = ['length', 'width', 'height'] as const;
const ownThickness = '0';
const usualBoard = 'Folding Box Board';

/** The shop's boards that suit the style; none for bags, labels and greyboard, which need other materials. */
export const boardsFor = ({ limits }: StyleForm, example: Example, boards: readonly StudioBoard[]): StudioBoard[] =>
  example.caliper !== undefined
    ? []
    : boards.filter(({ caliper }) => caliper >= limits.caliper[0] && caliper <= limits.caliper[1]);

/** Reads a URL's query or the form's controls. Sizes are taken as typed, even invalid ones; drawing validates them. */
export const readStudio = (given: URLSearchParams, settings: StudioSettings): StudioConfiguration => {
  const { style, boards, example } = settings;
  // An unticked checkbox sends nothing, so a hidden field precedes it: the last value counts.
  const last = (name: string) => given.getAll(name).at(-1) ?? null;
  const asked = last('unit');
  const unit = isUnit(asked) ? asked : 'mm';
  const typed = (id: Dimension) => (style.fields.some((field) => field.id === id) ? short(last(id)) : null);
  const sizes = Object.fromEntries(dimensions.map((id) => [id, typed(id) ?? typedIn(unit, example[id])]));
  // The board of the advice's button replaces the one that is chosen in the form.
  const named = (name: string) => boards.find(({ id }) => String(id) === last(name));
  const board = named('use') ?? named('board') ?? null;
  const isOwn = board === null && (last('board') === ownThickness || given.has('caliper'));
  const chosen = board ?? (isOwn ? null : boardOffered(boards));
  const caliper = chosen?.caliper ?? example.caliper ?? boardOffered(boards)?.caliper ?? style.limits.caliper[0];
  return {
    unit,
    sizes: sizes as Record<Dimension, string>, // made of all three
    measured: isMeasuredAnyWay(style) ? measuredIn(last('measured')) : 'inside',
    boardId: chosen?.id ?? null,
    caliper: chosen === null ? (short(last('caliper')) ?? String(caliper)) : String(caliper),
    contents: hasAdvice(settings) ? contentsAsGrams(last('contents') ?? '') : '',
    options: Object.fromEntries(style.options.map((option) => [option.id, short(last(option.id)) ?? usualOf(option)])),
  };
};

/** The configuration as a query; options only if they differ from the default. */
export const writeStudio = (
  { unit, sizes, measured, boardId, caliper, contents, options }: StudioConfiguration,
  { fields, options: offered }: StyleForm,
): URLSearchParams => {
  const written = new URLSearchParams(fields.map(({ id }) => [id, sizes[id]]));
  if (measured !== 'inside') written.set('measured', measured);
  if (unit !== 'mm') written.set('unit', unit);
  if (boardId === null) written.set('caliper', caliper);
  else written.set('board', String(boardId));
  if (contents !== '') written.set('contents', contents);
  for (const option of offered) {
    const value = options[option.id] ?? usualOf(option);
    if (value !== usualOf(option)) written.set(option.id, value);
  }
  return written;
};

/**
 * The configuration with what was typed into its form before the scripts arrived. The unit stays: the press on another
 * unit is repeated (see hold-early-presses) and then converts the sizes.
 */
export const withTyped = (
  configuration: StudioConfiguration,
  fields: URLSearchParams,
  settings: StudioSettings,
): StudioConfiguration => {
  // Values that the form doesn't show, such as the thickness of one of the shop's boards.
  const rendered = [...writeStudio(configuration, settings.style), ['caliper', configuration.caliper]] as string[][];
  const typed = readStudio(new URLSearchParams([...rendered, ...fields]), settings);
  return { ...typed, unit: configuration.unit };
};

/** The box as a query of the enquiry form. */
export const enquiryQuery = (configuration: StudioConfiguration, style: StyleForm): URLSearchParams =>
  new URLSearchParams([['style', style.id], ...writeStudio(configuration, style)]);

/**
 * Whether a style's size can be given outside or by its creases: so it is for boxes and trays, which have an inside.
 */
export const isMeasuredAnyWay = ({ family, fields }: Pick<StyleForm, 'family' | 'fields'>): boolean =>
  (family === 'tube' || family === 'tray') && fields.length === dimensions.length;

/** Whether a board can be advised: for styles with an inside that are made of the shop's boards. */
export const hasAdvice = ({ style, boards }: Pick<StudioSettings, 'style' | 'boards'>): boolean =>
  boards.length > 0 && isMeasuredAnyWay(style);

/** The configuration with the inside size that was drawn, in the order of the style's fields, in mm. */
export const drawnInside = (
  configuration: StudioConfiguration,
  { fields }: Pick<StyleForm, 'fields'>,
  inside: readonly number[],
): StudioConfiguration => {
  const { unit, sizes, measured } = configuration;
  if (measured === 'inside') return configuration;
  const drawn = fields.map(({ id }, index) => [id, typedIn(unit, inside[index] ?? 0)]);
  return { ...configuration, measured: 'inside', sizes: { ...sizes, ...Object.fromEntries(drawn) } };
};

/** The same size in another unit. Text that isn't a number stays as typed. */
export const inOtherUnit = (configuration: StudioConfiguration, unit: Unit): StudioConfiguration => {
  const turn = (typed: string) => {
    const length = millimetresOf(typed, configuration.unit);
    return Number.isNaN(length) ? typed : typedIn(unit, length);
  };
  const { length, width, height } = configuration.sizes;
  return { ...configuration, unit, sizes: { length: turn(length), width: turn(width), height: turn(height) } };
};

/** The engine's request, in millimetres; NaN for text that isn't a number. */
export const requestOf = (
  { unit, sizes, boardId, caliper, options }: StudioConfiguration,
  { style, boards }: Pick<StudioSettings, 'style' | 'boards'>,
): BoxRequest => ({
  length: millimetresOf(sizes.length, unit),
  width: millimetresOf(sizes.width, unit),
  height: millimetresOf(sizes.height, unit),
  caliper: boards.find(({ id }) => id === boardId)?.caliper ?? lengthIn(caliper),
  options: Object.fromEntries(
    style.options
      .filter((option) => isAsked(option, options))
      .map((option) => [option.id, chosenValue(option, options[option.id] ?? usualOf(option))]),
  ),
});

/** Weight of the chosen board in g/m²; null for a custom thickness. */
export const gsmOf = ({ boardId }: StudioConfiguration, { boards }: Pick<StudioSettings, 'boards'>): number | null =>
  boards.find(({ id }) => id === boardId)?.gsm ?? null;

/** The stated box, for URLs of its files. */
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

/** Whether an option applies: a dependent option only while the other one is on. */
export const isAsked = ({ when }: StyleOption, options: StudioConfiguration['options']): boolean =>
  when === undefined || options[when] === 'true';

/** The text of a field's problem: how to type a size, or the engine's sentence and the range in the current unit. */
export const problemText = (
  { field, code, text, least, most }: BoxProblem,
  unit: Unit,
  { fields }: Pick<StyleForm, 'fields'>,
): string => {
  const size = fields.find(({ id }) => id === field);
  if (size && code === 'not-a-number') return lengthUnreadable(`the ${size.label.toLowerCase()}`, unit);
  const range = size && unit !== 'mm' ? rangeIn(unit, least, most) : null;
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
  return text.trim() === '' && option.default === null ? null : lengthIn(text);
};

/** Limits the length; no valid size is longer. */
const short = (text: string | null): string | null => text?.slice(0, 20) ?? null;
