import type { Millimetres, Notice, Size } from '../dieline.ts';
import type { Blank } from '../folding/blank.ts';
import { boxStyleOf } from '../styles/box-styles.ts';
import type { BoxProblem, BoxStyle, Options, OptionValue, StyleOption, StyleRequest } from '../styles/style.ts';
import { type DrawingRevision, newestRevision, toolingOf } from '../styles/tooling.ts';

/** Inside size and caliper in millimetres. Dimensions that the style doesn't use are ignored. */
export type BoxRequest = Size & {
  readonly caliper: Millimetres;
  readonly options?: Options;
  /** By default the newest one. */
  readonly revision?: DrawingRevision;
};

/** A box of any style: its blanks, and how they are assembled. */
export type Box = {
  readonly style: string;
  readonly inside: Size;
  readonly caliper: Millimetres;
  readonly options: Options;
  readonly blanks: readonly Blank[];
  /** What had to be changed to draw the box, with a text for the buyer. */
  readonly notices: readonly Notice[];
};

export type DrawnBox = { readonly ok: true; readonly box: Box } | { readonly ok: false; readonly problem: BoxProblem };

/**
 * Draws a box of the given style, or returns the invalid field and its valid range as a text for the buyer. Style id
 * and options may be unvalidated input.
 */
export function drawBox(styleId: string, request: BoxRequest): DrawnBox {
  const style = boxStyleOf(styleId);
  if (!style) {
    return refuse({ field: 'style', code: 'unknown-style', text: 'We do not make this style of box.' });
  }
  const problem = sizeProblem(style, request) ?? optionsProblem(style, request.options ?? {});
  if (problem) return refuse(problem);
  const complete = completed(style, request);
  const drawn = style.draw(complete);
  if (!('blanks' in drawn)) return refuse(drawn);
  const { length, width, height, caliper, options } = complete;
  const notices = [...(drawn.notices ?? []), ...drawn.blanks.flatMap(({ dieline }) => dieline.notices)];
  return {
    ok: true,
    box: {
      style: style.id,
      inside: { length, width, height },
      caliper,
      options,
      blanks: drawn.blanks,
      notices: notices.filter(({ text }, index) => notices.findIndex((other) => other.text === text) === index),
    },
  };
}

const refuse = (problem: BoxProblem): DrawnBox => ({ ok: false, problem });

function sizeProblem({ name, fields, limits }: BoxStyle, request: BoxRequest): BoxProblem | null {
  for (const { id, label } of [...fields, { id: 'caliper', label: 'Board thickness' } as const]) {
    const [least, most] = limits[id];
    const value = request[id];
    if (!(typeof value === 'number' && value >= least && value <= most)) {
      const noun = /box|carton|tray|sleeve|bag|card|label|tag|drawer|lid|shell|insert/i.test(name) ? '' : ' box';
      const text = `${label} of a ${name.toLowerCase()}${noun} must be from ${least} to ${most} mm.`;
      return { field: id, code: Number.isFinite(value) ? 'out-of-range' : 'not-a-number', text, least, most };
    }
  }
  return null;
}

function optionsProblem({ name, options }: BoxStyle, chosen: Options): BoxProblem | null {
  for (const [id, value] of Object.entries(chosen)) {
    const option = options.find((each) => each.id === id);
    if (!option) {
      return { field: id, code: 'unknown-option', text: `A ${name.toLowerCase()} has no such option.` };
    }
    const problem = optionProblem(option, value);
    if (problem) return problem;
  }
  return null;
}

function optionProblem(option: StyleOption, value: OptionValue): BoxProblem | null {
  const { id, label } = option;
  if (option.kind === 'boolean') {
    return typeof value === 'boolean'
      ? null
      : { field: id, code: 'not-offered', text: `${label} is either on or off.` };
  }
  if (option.kind === 'choice') {
    if (option.choices.some((choice) => choice.id === value)) return null;
    const offered = option.choices.map((choice) => choice.label.toLowerCase()).join(', ');
    return { field: id, code: 'not-offered', text: `${label} can be: ${offered}.` };
  }
  if (value === null && option.default === null) return null;
  const { least, most } = option;
  if (typeof value === 'number' && value >= least && value <= most) return null;
  const text = `${label} must be from ${least} to ${most} mm.`;
  return { field: id, code: Number.isFinite(value) ? 'out-of-range' : 'not-a-number', text, least, most };
}

function completed({ fields, options }: BoxStyle, request: BoxRequest): StyleRequest {
  const asked = (dimension: keyof Size) => (fields.some(({ id }) => id === dimension) ? request[dimension] : 0);
  return {
    length: asked('length'),
    width: asked('width'),
    height: asked('height'),
    caliper: request.caliper,
    tooling: toolingOf(request.revision ?? newestRevision),
    options: Object.fromEntries(options.map(({ id, default: usual }) => [id, request.options?.[id] ?? usual])),
  };
}
