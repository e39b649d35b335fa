/** The steps of production, in the order in which a job goes through them. */
export const productionSteps = ['plates', 'printing', 'coating', 'cutting', 'pasting', 'packing'] as const;
export type ProductionStep = (typeof productionSteps)[number];

export const productionStepNames: { readonly [step in ProductionStep]: string } = {
  plates: 'Plates and die',
  printing: 'Printing',
  coating: 'Coating',
  cutting: 'Cutting',
  pasting: 'Pasting',
  packing: 'Packing',
};

/** A step's name in a job with this route: what isn't printed has a die and no plates. */
export const stepNameOn = (route: readonly string[], step: ProductionStep): string =>
  step === 'plates' && !route.includes('printing') ? 'Die' : productionStepNames[step];

/** The same with its verb: "Plates and die are done", "Printing was done already". */
export const saidOfStep = (
  route: readonly string[],
  step: ProductionStep,
  one: 'is' | 'isn’t' | 'was',
  rest: string,
): string => {
  const many = { is: 'are', 'isn’t': 'aren’t', was: 'were' } as const;
  const name = stepNameOn(route, step);
  return `${name} ${name === productionStepNames.plates ? many[one] : one} ${rest}`;
};

/** The end of a step's barcode on a job ticket. */
export const productionStepCodes: { readonly [step in ProductionStep]: string } = {
  plates: 'PL',
  printing: 'PR',
  coating: 'CO',
  cutting: 'CU',
  pasting: 'PA',
  packing: 'PK',
};

/** The state of a job: the step to be done next, or packed. */
export const jobStages = [...productionSteps, 'packed'] as const;
export type JobStage = (typeof jobStages)[number];

/** What a job's route depends on. */
export interface JobWork {
  /** Whether it is cut by a die, and printed by plates; otherwise it is cut by a plotter, and printed digitally. */
  readonly hasDie: boolean;
  readonly isPrinted: boolean;
  readonly isCoated: boolean;
  readonly isPasted: boolean;
}

/** The steps that a job goes through. */
export const routeOf = ({ hasDie, isPrinted, isCoated, isPasted }: JobWork): ProductionStep[] =>
  productionSteps.filter((step) => {
    if (step === 'plates') return hasDie;
    if (step === 'printing') return isPrinted;
    if (step === 'coating') return isCoated;
    if (step === 'pasting') return isPasted;
    return true;
  });

/** The state of a job after a step of its route. */
export function stageAfter(route: readonly ProductionStep[], step: ProductionStep): JobStage {
  const at = route.indexOf(step);
  return (at === -1 ? undefined : route[at + 1]) ?? 'packed';
}

/** Whether a step takes a job's sheets off the stock: the first that works on them, which is printing unless it is plain. */
export const takesSheets = (route: readonly ProductionStep[], step: ProductionStep): boolean =>
  route.find((each) => each !== 'plates') === step;

/** What the first step of a job makes, in words; empty where it makes nothing. Only what is printed needs plates. */
export function toolsMadeFor(route: readonly ProductionStep[]): 'die and plates' | 'die' | '' {
  if (!route.includes('plates')) return '';
  return route.includes('printing') ? 'die and plates' : 'die';
}

/** What prints a job: a press with plates, or a digital one. */
export const presses = ['offset', 'digital'] as const;
export type Press = (typeof presses)[number];

export const pressNames: { readonly [press in Press]: string } = { offset: 'Offset', digital: 'Digital' };

/** Only what is printed by plates has a step that makes them. */
export const pressOf = (route: readonly ProductionStep[]): Press => (route.includes('plates') ? 'offset' : 'digital');

/** How many steps of its route a job has done. */
export function stepsDone(route: readonly ProductionStep[], stage: JobStage): number {
  return stage === 'packed' ? route.length : Math.max(0, route.indexOf(stage));
}

/**
 * The code of a job on its ticket, from order and line; in a step's own barcode, with the step.
 *
 * @param orderNumber as people read it: `BW26-010001`
 * @param line from 1
 */
export const jobCode = (orderNumber: string, line: number, step?: ProductionStep): string =>
  [orderNumber, line, ...(step === undefined ? [] : [productionStepCodes[step]])].join('-');

export interface ReadJobCode {
  readonly orderNumber: string;
  readonly line: number;
  /** Null when the code names no step. */
  readonly step: ProductionStep | null;
}

/** Reads what a scanner or a person has typed; null when it isn't a job's code. */
export function readJobCode(typed: string): ReadJobCode | null {
  const [, orderNumber, line, code] =
    /^(BW\d{2}-\d{6,9})-([1-9]\d{0,3})(?:-([A-Z]{2}))?$/.exec(typed.trim().toUpperCase()) ?? [];
  if (orderNumber === undefined || line === undefined) return null;
  const step = productionSteps.find((each) => productionStepCodes[each] === code);
  if (code !== undefined && step === undefined) return null;
  return { orderNumber, line: Number(line), step: step ?? null };
}

/**
 * The code of a run on its ticket, or of one of its steps.
 *
 * @param runId from 1
 */
export const runCode = (runId: number, step?: ProductionStep): string =>
  [`RUN-${String(runId).padStart(4, '0')}`, ...(step === undefined ? [] : [productionStepCodes[step]])].join('-');

/** Reads the code of a run; null when it isn't one. */
export function readRunCode(typed: string): { readonly runId: number; readonly step: ProductionStep | null } | null {
  const [, digits, code] = /^RUN-(\d{4,9})(?:-([A-Z]{2}))?$/.exec(typed.trim().toUpperCase()) ?? [];
  const step = productionSteps.find((each) => productionStepCodes[each] === code);
  if (digits === undefined || Number(digits) === 0 || (code !== undefined && step === undefined)) return null;
  return { runId: Number(digits), step: step ?? null };
}

/** Whether a job waits at this step until its proof is approved and its order's money has come: at its first one, too. */
export const isGated = (route: readonly ProductionStep[], stage: JobStage): boolean =>
  stage === 'plates' || stage === 'printing' || stage === route[0];

const stepsTogether: readonly JobStage[] = ['plates', 'printing', 'coating', 'cutting'];

/** Whether the jobs of a run do this step together, which ends when they are cut apart. */
export const isTogether = (stage: JobStage): boolean => stepsTogether.includes(stage);

/** Whether a run in this state can still be dissolved: until its printing is started. */
export const canDissolve = ({ stage, isStarted }: { readonly stage: JobStage; readonly isStarted: boolean }): boolean =>
  stage === 'plates' || (stage === 'printing' && !isStarted);

/** Whether work on a run, whose first step makes its plates and die, has begun. */
export const hasBegun = ({ stage, isStarted }: { readonly stage: JobStage; readonly isStarted: boolean }): boolean =>
  stage !== 'plates' || isStarted;

/** For how long a step can be undone, in seconds. */
export const undoSeconds = 60;

/** If a step is scanned again within so many seconds of its start, it was scanned twice by mistake. */
export const scannedTwiceSeconds = 10;
