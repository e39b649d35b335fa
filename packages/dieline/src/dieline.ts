/** A length in millimetres. A plain number: geometry adds and scales lengths everywhere. */
export type Millimetres = number;

/**
 * A point on the flat sheet in millimetres, seen from the printed (outer) side: x to the right, y downwards as on a
 * screen. Exporters whose format has y upwards convert it.
 */
export type Point = readonly [x: Millimetres, y: Millimetres];

export type Size = { readonly length: Millimetres; readonly width: Millimetres; readonly height: Millimetres };

/** One flat face of the carton. The outline is closed implicitly and runs clockwise as seen on the printed side. */
export type Panel = {
  readonly name: string;
  readonly role: PanelRole;
  readonly outline: readonly Point[];
  /** Windows, hang holes etc. in the panel: closed, anticlockwise, without touching the outline or each other. */
  readonly holes?: readonly (readonly Point[])[];
  /**
   * Its holes are slits for tabs: rectangles of the tab's thickness, each cut by one knife along its middle, from which
   * the board gives way.
   */
  readonly slits?: true;
  /** How the panel is curved in the closed box. Such a panel has no holes. */
  readonly bend?: Bend;
};

/**
 * How a panel is bent: slightly folded at each ruling, so that it is a row of narrow flat strips when it is folded. On the
 * sheet it stays one panel without lines between its strips.
 */
export type Bend = {
  /** Straight lines across the panel, in order. Each runs clockwise around the strip before it, as a crease does. */
  readonly rulings: readonly (readonly [Point, Point])[];
  /** The fold at each ruling in radians when the box is closed; positive away from the printed side. */
  readonly angles: readonly number[];
  readonly order: number;
};

/**
 * What a panel is for. Walls, lids, bases, headers and faces of flat work carry artwork; the others are hidden in the
 * closed box. A glue flap is glued to the panel on which it lies in the closed box; its glue zone says which of its
 * faces stays free of ink and varnish.
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
  | 'divider'
  | 'turnIn';

/**
 * The crease between two panels. Both its ends are vertices of both outlines.
 *
 * A curved crease joins two bent panels with equally many strips. Their common points are in `curve`, equally many for
 * each strip. Folding along a curve mirrors one panel's rulings in the plane of the crease (arXiv:2410.17593, "Pillow
 * Box Design"), so the fold is deeper where the panel slopes; `angle` is that of the middle.
 *
 * `angle` is the fold in radians when the box is closed; positive turns the child away from the printed side. `order`
 * is the folding order: lower first, equal ones together.
 */
export type Hinge = {
  readonly parent: string;
  readonly child: string;
  readonly crease: readonly [Point, Point];
  /** All points of a curved crease, from one end to the other. */
  readonly curve?: readonly Point[];
  readonly angle: number;
  readonly order: number;
  /**
   * The kind of rule on the crease, by default a plain crease. Tear-off parts have a perforation, stiff folds a
   * cut-crease, 'none' divides a flat face into two panels; a list gives different rules for shares (0…1) of its
   * length.
   */
  readonly line?:
    | RuleKind
    | 'none'
    | readonly { readonly kind: RuleKind; readonly from: number; readonly to: number }[];
  /**
   * This fold and the next one, so far away on the child, are both made by one crease as wide as that, midway between
   * them.
   */
  readonly wide?: Millimetres;
  /**
   * For folds that move back and forth (a bottom that is glued flat and then erected): pairs of folding order and
   * angle, ascending (1.5 is halfway through order 1), instead of a single fold at `order`. The last angle equals
   * `angle`.
   */
  readonly motion?: readonly (readonly [step: number, angle: number])[];
};

export const pathKinds = [
  'cut',
  'crease',
  'perforation',
  'cutCrease',
  'bleed',
  'glue',
  'glueInside',
  'safety',
] as const;

/**
 * The kind of a line: a knife, a rule, or a border for the artwork. `glue` is a glue zone on the printed face, which
 * stays free of ink and varnish; `glueInside` one on the bare face.
 */
export type PathKind = (typeof pathKinds)[number];

/** The kinds of rule between two panels. */
export type RuleKind = 'crease' | 'perforation' | 'cutCrease';

export type Path = {
  readonly kind: PathKind;
  readonly points: readonly Point[];
  readonly closed: boolean;
  /** Of a crease that is wider than usual. */
  readonly width?: Millimetres;
};

/** A side of the board: printed outside or bare inside. */
export type BoardFace = 'outside' | 'inside';

/**
 * An area of a panel that is glued to another one. Every joint has two zones, each the other's partner: in the closed
 * box they lie face to face.
 */
export type GlueZone = {
  readonly panel: string;
  readonly face: BoardFace;
  /** On the flat sheet, clockwise as seen on the printed side. */
  readonly outline: readonly Point[];
  /** Parts of the area that get no glue: holes, windows. */
  readonly holes?: readonly (readonly Point[])[];
  /**
   * Its holes are slits for tabs: rectangles of the tab's thickness, each cut by one knife along its middle, from which
   * the board gives way.
   */
  readonly slits?: true;
  /**
   * `blank` names the partner's blank if it is another one. Null if something else than board is glued on (a blister).
   */
  readonly partner: { readonly panel: string; readonly face: BoardFace; readonly blank?: string } | null;
  /** Whether glue is applied here; otherwise the partner is pressed on here. */
  readonly isApplied: boolean;
  /** Glued when the folds of this order are made. */
  readonly order: number;
};

/** What had to be changed to draw the box, with a text for the buyer. */
export type Notice = { readonly code: string; readonly text: string };

/** A slot for which the die maker buys a punch: its size, and the slot's two sides. */
export type Punch = {
  readonly width: Millimetres;
  readonly length: Millimetres;
  readonly sides: readonly [readonly [Point, Point], readonly [Point, Point]];
};

/** The flat drawing of one carton. Sizes, price, pictures and files are all derived from it. */
export type Dieline = {
  readonly style: string;
  readonly inside: Size;
  readonly caliper: Millimetres;
  /** The first panel is the root of the hinge tree: it doesn't move when the box is folded. */
  readonly panels: readonly Panel[];
  readonly hinges: readonly Hinge[];
  readonly paths: readonly Path[];
  readonly glue: readonly GlueZone[];
  /** Its slots that are too narrow for two knives with rubber between them. */
  readonly punches?: readonly Punch[];
  readonly notices: readonly Notice[];
};

export type StyleId = 'straight-tuck-end' | 'reverse-tuck-end';

/** The input of a style: inside size and the board's caliper, all in millimetres. */
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

/** Which measure is out of the style's limits (or not a number), or 'style' for an unknown style. */
export type DielineProblem = keyof DielineRequest | 'style';
