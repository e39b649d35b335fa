/** A length in millimetres. A plain number: geometry adds and scales lengths everywhere. */
export type Millimetres = number;

/**
 * A place on the flat sheet in millimetres, seen from the printed (outer) side: x to the right, y downwards as on a
 * screen. Exporters that want y upwards turn it round themselves.
 */
export type Point = readonly [x: Millimetres, y: Millimetres];

export type Size = { readonly length: Millimetres; readonly width: Millimetres; readonly height: Millimetres };

/** One flat face of the carton. The outline is closed implicitly and runs clockwise as seen on the printed side. */
export type Panel = {
  readonly name: string;
  readonly role: PanelRole;
  readonly outline: readonly Point[];
  /** Windows, hang holes and the like cut out of the panel: closed, anticlockwise, clear of the outline and each other. */
  readonly holes?: readonly (readonly Point[])[];
};

/**
 * What a panel is for: walls, lids, bases, headers and faces of flat work carry artwork; the others are out of sight
 * when the box is closed. Glue flaps take neither ink nor varnish.
 */
export type PanelRole =
  | 'wall'
  | 'lid'
  | 'base'
  | 'header'
  | 'face'
  | 'gusset'
  | 'tuck'
  | 'dustFlap'
  | 'glueFlap'
  | 'bottomFlap'
  | 'innerWall'
  | 'strip'
  | 'tab'
  | 'turnIn';

/**
 * Where two panels hang together. Both crease ends are vertices of both outlines.
 * `angle` is the fold in radians when the box is closed; positive turns the child away from the printed side.
 * `order` says when it is folded: lower first, equal ones together.
 */
export type Hinge = {
  readonly parent: string;
  readonly child: string;
  readonly crease: readonly [Point, Point];
  readonly angle: number;
  readonly order: number;
  /**
   * What rule lies on the crease: a plain crease unless told. Tear-off parts hang on a perforation, stiff folds on a
   * cut-crease, 'none' parts one flat face in two; a list puts different rules on shares (0…1) of its length.
   */
  readonly line?:
    | RuleKind
    | 'none'
    | readonly { readonly kind: RuleKind; readonly from: number; readonly to: number }[];
  /**
   * For folds that go back and forth (a bottom glued flat and then erected): angles at steps of the folding order,
   * ascending (1.5 is halfway through order 1), in place of one way at one time. The last angle equals `angle`.
   */
  readonly motion?: readonly (readonly [step: number, angle: number])[];
};

export const pathKinds = ['cut', 'crease', 'perforation', 'cutCrease', 'bleed', 'glue', 'safety'] as const;

/** What a line of the drawing is: a knife, a rule, or a border for the artwork. */
export type PathKind = (typeof pathKinds)[number];

/** Rules that a panel can hang on. */
export type RuleKind = 'crease' | 'perforation' | 'cutCrease';

export type Path = { readonly kind: PathKind; readonly points: readonly Point[]; readonly closed: boolean };

/** What the drawing had to change, in the buyer's words. */
export type Notice = { readonly code: string; readonly text: string };

/** The flat drawing of one carton. Everything else (sizes, price, pictures, files) is derived from it. */
export type Dieline = {
  readonly style: string;
  readonly inside: Size;
  readonly caliper: Millimetres;
  /** The first panel is the root of the hinge tree: it stays still when the box is folded. */
  readonly panels: readonly Panel[];
  readonly hinges: readonly Hinge[];
  readonly paths: readonly Path[];
  readonly notices: readonly Notice[];
};

export type StyleId = 'straight-tuck-end' | 'reverse-tuck-end';

/** What a style asks for: inside size and the board's caliper, all in millimetres. */
export type DielineRequest = Size & { readonly caliper: Millimetres };

export type SizeLimits = { readonly [dimension in keyof DielineRequest]: readonly [least: number, most: number] };

/** A row of the table of styles. */
export type DielineStyle = {
  readonly id: StyleId;
  readonly name: string;
  /** ECMA code of folding carton styles. */
  readonly ecma: string;
  readonly limits: SizeLimits;
};

export type DrawnDieline =
  | { readonly ok: true; readonly dieline: Dieline }
  | { readonly ok: false; readonly problem: DielineProblem; readonly text: string };

/** Which measure is out of the style's limits (or no number at all), or that no such style exists. */
export type DielineProblem = keyof DielineRequest | 'style';
