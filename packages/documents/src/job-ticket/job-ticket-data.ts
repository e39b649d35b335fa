import type { Point } from '@boxwright/dieline';
import type { DocumentCompany } from '../order-form-data.ts';

/** Everything a job ticket shows. */
export type JobTicketData = {
  readonly company: Pick<DocumentCompany, 'name' | 'email'>;
  /** "Job ticket" unless the ticket is a run's. */
  readonly title?: string;
  /** The job's code, which is also its barcode: "BW26-010001-1". */
  readonly code: string;
  /** "Line 1 of 2". */
  readonly line: string;
  /** Also the PDF's creation date. */
  readonly placedAt: Date;
  /** `YYYY-MM-DD`; null if no day was promised. */
  readonly dueOn: string | null;
  /** Shown above everything else, such as that the order is a demonstration. */
  readonly notice: string | null;
  readonly customer: string;
  readonly item: string;
  readonly quantity: number;
  /** "Quantity" unless it counts sheets: jobs on one sheet have their own quantities, shown with their parts. */
  readonly quantityLabel?: 'Quantity' | 'Sheets';
  /** Size, board, coatings and the like, in reading order; of a run, what all its blanks have in common. */
  readonly specification: readonly { readonly label: string; readonly value: string }[];
  /** The buyer's note to the printer. */
  readonly note: string | null;
  /** What is printed; null for what is made without print, absent on a run's ticket. */
  readonly artwork?: TicketArtwork | null;
  /** Each blank on its sheet; empty if nothing was planned. */
  readonly parts: readonly TicketPart[];
  /** A picture of each blank of a box; absent for what isn't die-cut, or can't be drawn as it was priced. */
  readonly blanks?: readonly TicketBlank[];
  /** Shown instead of the drawings if there are none. */
  readonly layoutNote: string | null;
  /** Address of the page with its sheets as files; null or absent if there are none. */
  readonly filesAt?: string | null;
  /** The job's steps, each with the barcode that marks it as done. */
  readonly route: readonly { readonly name: string; readonly code: string }[];
};

export type TicketArtwork = {
  /** Whether its proof is approved and by whom, or why it isn't printed. */
  readonly says: string;
  /** When it was approved; null if it isn't. */
  readonly approvedAt: Date | null;
  /** Who let it be printed without an approved proof, when and why; null or absent if nobody did. */
  readonly waiver?: { readonly by: string; readonly at: Date; readonly reason: string } | null;
  /** Why it isn't on the plates, and who lays it in; and what is on them of the inside. In sentences. */
  readonly onPlates?: readonly string[];
  /** Of what is printed, on the outside of a box; null while there is no file. */
  readonly picture: TicketPicture | null;
  /** Of what is printed inside, as it is seen from there; absent where nothing is, or it can't be drawn. */
  readonly inside?: TicketPicture;
};

/** A JPEG, its size in pixels. */
export type TicketPicture = {
  readonly name: string;
  readonly jpeg: Uint8Array;
  readonly width: number;
  readonly height: number;
};

export type TicketPart = {
  readonly name: string;
  /** How many of this blank have to be made. */
  readonly needed: number;
  /** If several blanks of a box share the sheet: the ups of each, how many are needed, and how many its run makes. */
  readonly blanks?: readonly {
    readonly name: string;
    readonly ups: number;
    readonly needed: number;
    readonly made?: number;
  }[];
  readonly sheet: string;
  /** Of all its blanks. */
  readonly ups: number;
  /** Including waste and makeready. */
  readonly sheets: number;
  /** "D-0012, shelf A3" or "New die"; null for goods without one. */
  readonly die: string | null;
  readonly plates: string | null;
  /** Whether it is printed together with other jobs. */
  readonly isInRun?: boolean;
  /** On a run's ticket: whose it is. */
  readonly customer?: string;
  /** On a run's ticket: what only this blank or its job has, in reading order. */
  readonly specification?: JobTicketData['specification'];
  /** On a run's ticket: its picture, if it can be drawn as it was laid out. */
  readonly blank?: TicketBlank;
  /** On a run's ticket: whether nobody needs it any more, so that its places are crossed out. */
  readonly isScrapped?: boolean;
  /** How many the run makes. */
  readonly made?: number;
  /** What is printed on it, on a run's ticket; null for what is made without print. */
  readonly artwork?: TicketArtwork | null;
  /** Null if it can't be drawn as it was priced. */
  readonly layout: TicketLayout | null;
};

/** A blank with its lines, seen from outside, in millimetres from its upper left corner. */
export type TicketBlank = {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly cuts: readonly TicketLine[];
  /** All rules that don't cut through. */
  readonly creases: readonly TicketLine[];
  /** Where glue is applied, in the order in which it is. */
  readonly glue: readonly { readonly says: string; readonly outline: readonly Point[] }[];
  /** The middle of each nick. */
  readonly nicks: readonly Point[];
};

export type TicketLine = { readonly points: readonly Point[]; readonly closed: boolean };

/** Blanks on a sheet, in millimetres, the sheet's longer edge horizontal and its gripper edge on top. */
export type TicketLayout = {
  readonly width: number;
  readonly height: number;
  /** The outline of each blank at its place. */
  readonly outlines: readonly (readonly Point[])[];
  /** A number for each of them, if several jobs share the sheet. */
  readonly numbers?: readonly string[];
  /** Of those numbers, the ones that nobody needs: their places are crossed out. */
  readonly scrapped?: readonly string[];
};
