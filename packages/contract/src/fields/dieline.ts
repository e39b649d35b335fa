import { z } from 'zod';
import { field, record } from '../kernel/record.ts';
import { line } from '../kernel/text.ts';

const text = z.string();
const millimetres = z.number();
/** x to the right, y downwards, in millimetres. */
const point = z.tuple([millimetres, millimetres]);
const point3 = z.tuple([z.number(), z.number(), z.number()]);

/** Value of an option: on or off, millimetres, the id of a choice; null lets the engine choose a measure. */
export const dielineOptionValue = z.union([z.boolean(), z.number(), line(60), z.null()]);
export const dielineOptions = z.record(line(40), dielineOptionValue);

/** A measure that a style needs, with its name in that style. */
const styleField = record({
  id: field('fld_field', z.enum(['length', 'width', 'height'])),
  label: field('fld_label', text),
  hint: field('fld_hint', text.nullable()),
  least: field('fld_least', millimetres),
  most: field('fld_most', millimetres),
});

/** An option besides the size. For a boolean or a choice, `unit`, `least` and `most` are null. */
const styleOption = record({
  id: field('fld_option', text),
  label: field('fld_label', text),
  kind: field('fld_kind', z.enum(['boolean', 'number', 'choice'])),
  /** The value if nothing is chosen; null for a measure derived from the box. */
  usual: field('fld_default', dielineOptionValue),
  /** The boolean option that must be on for this one to apply. */
  when: field('fld_when', text.nullable()),
  unit: field('fld_unit', z.literal('mm').nullable()),
  least: field('fld_least', millimetres.nullable()),
  most: field('fld_most', millimetres.nullable()),
  choices: field('fld_choices', z.array(record({ id: field('value', text), label: field('label', text) }))),
});

/** The kind of construction. An insert is specified by the inside size of its box. */
const family = z.enum(['tube', 'tray', 'flat', 'wrapped', 'insert']);

/** A box style with what a form needs to ask for it. */
export const dielineStyle = record({
  id: field('fld_style', text),
  name: field('fld_style_name', text),
  /** ECMA code of folding carton styles, where there is one. */
  ecma: field('fld_ecma', text.nullable()),
  family: field('fld_family', family),
  fields: field('fld_fields', z.array(styleField)),
  options: field('fld_options', z.array(styleOption)),
  /** Range of board thickness that this style can be folded from, in mm. */
  leastCaliper: field('fld_caliper_least', millimetres),
  mostCaliper: field('fld_caliper_most', millimetres),
});
export type DielineStyleRow = z.output<typeof dielineStyle>;

/** Length is along x, height along y (up), width along z (towards the viewer of the front); millimetres. */
const boxSize = record({
  length: field('length', millimetres),
  width: field('width', millimetres),
  height: field('height', millimetres),
});

const panel = record({
  name: field('fld_panel', text),
  role: field('fld_role', text),
  /** Closed, clockwise as seen on the printed side. */
  outline: field('fld_outline', z.array(point)),
  holes: field('fld_holes', z.array(z.array(point))),
  /** For a panel that is curved in the closed box: lines across it, from point to point; otherwise none. */
  rulings: field('fld_rulings', z.array(z.array(point))),
  /** The angle of the fold at each ruling, as for a hinge. */
  rulingAngles: field('fld_ruling_angles', z.array(z.number())),
  rulingOrder: field('fld_ruling_order', z.number()),
});

/** Where a panel is attached to another. Positive angles (radians) turn the child away from the printed side. */
const hinge = record({
  parent: field('fld_parent', text),
  child: field('fld_child', text),
  crease: field('fld_crease', z.tuple([point, point])),
  /** For a curved crease between bent panels: all its points, equally many per strip between rulings; else none. */
  curve: field('fld_curve', z.array(point)),
  angle: field('fld_angle', z.number()),
  /** Lower orders fold first, equal ones together. */
  order: field('fld_order', z.number()),
  /** For folds that move back and forth: pairs of order and angle, instead of a single fold at `order`. */
  motion: field('fld_motion', z.array(z.tuple([z.number(), z.number()])).nullable()),
});

/** A blank's position in the assembled box, and how far it is folded, at a given progress of the whole box. */
const pose = record({
  progress: field('fld_progress', z.number()),
  folding: field('fld_folding', z.number()),
  origin: field('fld_origin', point3),
  xAxis: field('fld_x_axis', point3),
  yAxis: field('fld_y_axis', point3),
});

const ruleKinds = ['cut', 'crease', 'perforation', 'cutCrease'] as const;
/**
 * What a line of the drawing is: a knife, a rule, or a border for the artwork. `glue` is a glue zone on the printed face,
 * `glueInside` one on the bare face.
 */
export const dielinePathKinds = [...ruleKinds, 'bleed', 'glue', 'glueInside', 'safety'] as const;

const boardFace = z.enum(['outside', 'inside']);

/** An area that is glued to another one, its partner; both are in the list. */
const glueZone = record({
  panel: field('fld_panel', text),
  /** The printed face, or the bare one. */
  face: field('fld_face', boardFace),
  outline: field('fld_outline', z.array(point)),
  holes: field('fld_holes', z.array(z.array(point))),
  /** Null if something other than board is glued on, such as a blister. Its blank is null if it is the same one. */
  partner: field(
    'fld_partner',
    record({
      panel: field('fld_panel', text),
      face: field('fld_face', boardFace),
      blank: field('fld_blank_name', text.nullable()),
    }).nullable(),
  ),
  /** Whether glue is applied here; otherwise the partner is pressed on here. */
  isApplied: field('fld_is_applied', z.boolean()),
  /** Glued when the folds of this order are made. */
  order: field('fld_order', z.number()),
});

const blank = record({
  name: field('fld_blank_name', text),
  part: field('fld_part', text),
  /** How many of this blank one box needs. */
  quantity: field('fld_quantity', z.int()),
  caliper: field('fld_caliper', millimetres),
  flatWidth: field('fld_flat_width', millimetres),
  flatHeight: field('fld_flat_height', millimetres),
  /** Of one blank, without windows and holes, in mm². */
  boardArea: field('fld_board_area', z.number()),
  /** Total length of knife and rule in its die, in mm. */
  ruleLength: field(
    'fld_rule_length',
    record({
      cut: field('cut', millimetres),
      crease: field('crease', millimetres),
      perforation: field('perforation', millimetres),
      cutCrease: field('cutCrease', millimetres),
    }),
  ),
  /** The first panel is the root of the hinges: it stays still while the blank is folded. */
  panels: field('fld_panels', z.array(panel)),
  hinges: field('fld_hinges', z.array(hinge)),
  paths: field(
    'fld_paths',
    z.array(
      record({
        kind: field('fld_kind', z.enum(dielinePathKinds)),
        points: field('fld_points', z.array(point)),
        closed: field('fld_closed', z.boolean()),
      }),
    ),
  ),
  glue: field('fld_glue', z.array(glueZone)),
  /** Ascending from progress 0 to 1; positions in between are interpolated linearly. */
  poses: field('fld_poses', z.array(pose)),
  /** The same for each further piece, where one box needs several. */
  furtherPoses: field('fld_further_poses', z.array(z.array(pose))),
});
export type DielineBlank = z.output<typeof blank>;

/** The drawing of a box as data. */
export const dieline = record({
  style: field('fld_style', text),
  styleName: field('fld_style_name', text),
  ecma: field('fld_ecma', text.nullable()),
  family: field('fld_family', family),
  /** As requested, in mm; 0 for measures that the style doesn't have. */
  length: field('fld_length', millimetres),
  width: field('fld_width', millimetres),
  height: field('fld_height', millimetres),
  caliper: field('fld_caliper', millimetres),
  boardId: field('fld_board_id', z.int().nullable()),
  board: field('fld_board_name', text.nullable()),
  gsm: field('fld_gsm', z.number().nullable()),
  /** The value of every option of the style. */
  options: field('fld_options', dielineOptions),
  /** Inside size of the closed box, measured on the drawing; null for flat work. For an insert, the size of a cell. */
  inside: field('fld_inside', boxSize.nullable()),
  outside: field('fld_outside', boxSize),
  /** Of one box with all its blanks, in mm². */
  boardArea: field('fld_board_area', z.number()),
  /** Sum over one die per blank, in mm. */
  ruleLength: field('fld_total_rule_length', millimetres),
  /** Of one box in grams, unprinted; null when only a thickness was given. */
  weight: field('fld_weight', z.number().nullable()),
  /** What the engine had to change to draw the box, as texts for the buyer. */
  notices: field('fld_notices', z.array(record({ code: field('fld_code', text), text: field('fld_text', text) }))),
  blanks: field('fld_blanks', z.array(blank)),
});
export type DielineRow = z.output<typeof dieline>;
