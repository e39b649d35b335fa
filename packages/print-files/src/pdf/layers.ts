import { PDFArray, PDFDict, type PDFDocument, type PDFObject } from '@cantoo/pdf-lib';
import { type Part, partOfLayer, partOfStep } from '../part.ts';
import { arrayIn, asDict, asName, asText, dictIn, elementsOf, entryIn, follow, nameIn, textIn } from './objects.ts';
import { Unreadable } from './unreadable.ts';

/** A layer (optional content group) of a document. */
export interface Layer {
  readonly name: string;
  /** Whether screens show it at first. */
  readonly isShown: boolean;
  readonly isPrinted: boolean;
  /** What it is made for: viewing, designing. */
  readonly intents: readonly string[];
  /** By its processing step (ISO 19593-1) or its name; hidden when it isn't printed. */
  readonly part: Part;
}

export interface Layers {
  readonly all: readonly Layer[];
  /** What is drawn on a layer, or in a membership of several. Artwork for anything else. */
  partOf(found: PDFObject | undefined): Part;
}

/** Members of members, in an expression of visibility; and what all expressions of a page ask for. */
const [deepest, mostAsked] = [20, 100_000];

/** Reads the layers of a document, and which of them are printed by its default configuration (ISO 32000-2, 8.11). */
export function readLayers({ catalog, context }: PDFDocument): Layers {
  const properties = dictIn(catalog, 'OCProperties');
  const groups = elementsOf(properties && arrayIn(properties, 'OCGs')).filter((found) => found instanceof PDFDict);
  const configured = configurationOf(properties && dictIn(properties, 'D'));
  const layers = new Map<PDFDict, Layer>(groups.map((group) => [group, layerOf(group, configured(group))]));

  /** A group that the document doesn't list is always visible. */
  const isPrinted = (group: PDFObject | undefined): boolean =>
    !(group instanceof PDFDict) || (layers.get(group)?.isPrinted ?? true);

  function isMembershipPrinted(membership: PDFDict): boolean {
    const expression = arrayIn(membership, 'VE');
    if (expression) return holds(expression, 0);
    const members = membersOf(membership).map(isPrinted);
    if (members.length === 0) return true;
    switch (nameIn(membership, 'P')) {
      case 'AllOn':
        return members.every(Boolean);
      case 'AllOff':
        return !members.some(Boolean);
      case 'AnyOff':
        return !members.every(Boolean);
      default:
        return members.some(Boolean);
    }
  }

  let asked = 0;

  /** An expression of And, Or and Not; one of anything else hides nothing. */
  function holds(found: PDFObject | undefined, depth: number): boolean {
    if (found instanceof PDFDict) return isPrinted(found);
    asked += 1;
    if (asked > mostAsked) throw new Unreadable('too-much', 'expressions of visibility');
    const [operator, ...operands] = elementsIn(found);
    if (depth > deepest || operands.length === 0) return true;
    const each = (operand: PDFObject | undefined) => holds(operand, depth + 1);
    switch (asName(operator)) {
      case 'Not':
        return !each(operands[0]);
      case 'Or':
        return operands.some(each);
      default:
        return operands.every(each);
    }
  }

  function partOf(found: PDFObject | undefined): Part {
    const dict = asDict(follow(context, found));
    if (!dict) return 'artwork';
    if (nameIn(dict, 'Type') !== 'OCMD') return layers.get(dict)?.part ?? 'artwork';
    const parts = membersOf(dict).map((group) => (group instanceof PDFDict ? layers.get(group)?.part : undefined));
    const [first] = parts;
    if (first && first !== 'hidden' && parts.every((part) => part === first)) return first;
    return isMembershipPrinted(dict) ? 'artwork' : 'hidden';
  }

  return { all: [...layers.values()], partOf };
}

/** The groups of a membership: one, or several. */
function membersOf(membership: PDFDict): (PDFObject | undefined)[] {
  const found = entryIn(membership, 'OCGs');
  return found instanceof PDFDict ? [found] : elementsIn(found).filter((each) => each !== undefined);
}

interface States {
  readonly isShown: boolean;
  readonly isPrinted: boolean;
}

/** How the default configuration shows and prints each group. */
function configurationOf(configuration: PDFDict | undefined): (group: PDFDict) => States {
  const listed = (dict: PDFDict | undefined, name: string) => new Set(elementsOf(dict && arrayIn(dict, name)));
  const [on, off] = [listed(configuration, 'ON'), listed(configuration, 'OFF')];
  const isOffAtFirst = configuration !== undefined && nameIn(configuration, 'BaseState') === 'OFF';
  const wanted = configuration ? intentsOf(configuration) : ['View'];
  const automatic = elementsOf(configuration && arrayIn(configuration, 'AS'))
    .filter((rule) => rule instanceof PDFDict)
    .filter((rule) => nameIn(rule, 'Event') === 'Print')
    .map((rule) => listed(rule, 'OCGs'));
  return (group) => {
    // Groups of another intent hide nothing.
    if (!wanted.includes('All') && !intentsOf(group).some((intent) => wanted.includes(intent))) {
      return { isShown: true, isPrinted: true };
    }
    const isShown = !off.has(group) && (!isOffAtFirst || on.has(group));
    const state = printState(group);
    const isPrinted = state === 'ON' && automatic.some((rule) => rule.has(group)) ? true : isShown && state !== 'OFF';
    return { isShown, isPrinted };
  };
}

function printState(group: PDFDict): string | undefined {
  const usage = dictIn(group, 'Usage');
  const print = usage && dictIn(usage, 'Print');
  return print && nameIn(print, 'PrintState');
}

function intentsOf(dict: PDFDict): string[] {
  const found = entryIn(dict, 'Intent');
  const names = [asName(found), ...elementsIn(found).map(asName)].filter((name) => name !== undefined);
  return names.length > 0 ? names : ['View'];
}

/** A step of production usually isn't printed, and stays what it is. A line that is only named so must be seen. */
function layerOf(group: PDFDict, states: States): Layer {
  const name = textIn(group, 'Name') ?? '';
  const metadata = dictIn(group, 'GTS_Metadata');
  const step = metadata && wordIn(metadata, 'GTS_ProcStepsGroup');
  const named = states.isShown ? partOfLayer(name) : 'artwork';
  const part = metadata && step !== undefined ? partOfStep(step, wordIn(metadata, 'GTS_ProcStepsType')) : named;
  const isHidden = part === 'artwork' && !states.isPrinted;
  return { name, ...states, intents: intentsOf(group), part: isHidden ? 'hidden' : part };
}

const elementsIn = (found: PDFObject | undefined) => elementsOf(found instanceof PDFArray ? found : undefined);

/** The standard has names here, and some programs write texts. */
const wordIn = (dict: PDFDict, name: string): string | undefined => nameIn(dict, name) ?? asText(entryIn(dict, name));
