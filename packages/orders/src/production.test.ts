import { describe, expect, test } from 'vitest';
import {
  canDissolve,
  hasBegun,
  isTogether,
  jobCode,
  jobStages,
  pressNames,
  pressOf,
  productionStepCodes,
  productionSteps,
  readJobCode,
  readRunCode,
  routeOf,
  runCode,
  saidOfStep,
  stageAfter,
  stepNameOn,
  stepsDone,
  takesSheets,
  toolsMadeFor,
} from './index.ts';

describe('the route of a job', () => {
  test('has the steps that its work needs, in their order', () => {
    expect(routeOf({ hasDie: true, isPrinted: true, isCoated: true, isPasted: true })).toEqual(productionSteps);
    expect(routeOf({ hasDie: true, isPrinted: true, isCoated: false, isPasted: false })).toEqual([
      'plates',
      'printing',
      'cutting',
      'packing',
    ]);
    expect(routeOf({ hasDie: false, isPrinted: true, isCoated: false, isPasted: false })).toEqual([
      'printing',
      'cutting',
      'packing',
    ]);
  });

  test('of what isn’t printed has no printing, makes no plates, and takes its sheets at the first step that works on them', () => {
    const plain = (isCoated: boolean) => routeOf({ hasDie: true, isPrinted: false, isCoated, isPasted: false });
    expect([plain(true), plain(false)]).toEqual([
      ['plates', 'coating', 'cutting', 'packing'],
      ['plates', 'cutting', 'packing'],
    ]);
    const printed = routeOf({ hasDie: true, isPrinted: true, isCoated: true, isPasted: false });
    const routes = [plain(true), plain(false), printed, ['printing', 'cutting', 'packing'] as const];
    expect(routes.map(toolsMadeFor)).toEqual(['die', 'die', 'die and plates', '']);
    const takenAt = routes.map((route) => productionSteps.filter((step) => takesSheets(route, step)));
    expect(takenAt).toEqual([['coating'], ['cutting'], ['printing'], ['printing']]);
  });

  test('is done step by step until the job is packed', () => {
    const route = routeOf({ hasDie: true, isPrinted: true, isCoated: false, isPasted: true });
    const passed = route.map((step) => stageAfter(route, step));
    expect(passed).toEqual(['printing', 'cutting', 'pasting', 'packing', 'packed']);
    expect(passed.map((stage) => stepsDone(route, stage))).toEqual([1, 2, 3, 4, 5]);
  });
});

describe('the code of a job', () => {
  test('is read as printed, with and without a step, in upper or lower case', () => {
    for (const step of [undefined, ...productionSteps]) {
      const code = jobCode('BW26-010001', 2, step);
      for (const typed of [code, ` ${code.toLowerCase()}\n`]) {
        expect(readJobCode(typed)).toEqual({ orderNumber: 'BW26-010001', line: 2, step: step ?? null });
      }
    }
    expect(new Set(Object.values(productionStepCodes)).size).toBe(productionSteps.length);
  });

  test.each([
    '',
    'BW26-010001',
    'BW26-010001-0',
    'BW26-010001-1-XX',
    'BW26-010001-1-PR-PR',
    'XBW26-010001-1',
    '8901234567890',
  ])('“%s” is none', (typed) => {
    expect(readJobCode(typed)).toBeNull();
  });
});

describe('a run', () => {
  test('has a code that is read as printed, with and without a step', () => {
    expect(runCode(12, 'printing')).toBe('RUN-0012-PR');
    for (const step of [undefined, ...productionSteps]) {
      for (const id of [1, 12, 123_456]) {
        expect(readRunCode(` ${runCode(id, step).toLowerCase()}`)).toEqual({ runId: id, step: step ?? null });
      }
    }
  });

  test.each(['', 'RUN-', 'RUN-0000', 'RUN-0012-XX', 'BW26-010001-1', 'RUN-12', 'OVERRUN-0012', 'RUN-0012-PRX'])(
    '“%s” is no code of a run',
    (typed) => {
      expect(readRunCode(typed)).toBeNull();
    },
  );

  test('does its steps together until it is cut, and can be dissolved until it is printed', () => {
    expect(jobStages.filter(isTogether)).toEqual(['plates', 'printing', 'coating', 'cutting']);
    const dissolved = (isStarted: boolean) => jobStages.filter((stage) => canDissolve({ stage, isStarted }));
    expect([dissolved(false), dissolved(true)]).toEqual([['plates', 'printing'], ['plates']]);
  });

  test('of jobs has begun as soon as its plates and die are started', () => {
    const begun = (isStarted: boolean) => jobStages.filter((stage) => hasBegun({ stage, isStarted }));
    expect(begun(true)).toEqual(jobStages);
    expect(begun(false)).toEqual(jobStages.filter((stage) => stage !== 'plates'));
  });
});

describe('a step', () => {
  test.each([
    ['plates', 'Plates and die', 'Plates and die are done', 'Plates and die aren’t done', 'Plates and die were done'],
    ['printing', 'Printing', 'Printing is done', 'Printing isn’t done', 'Printing was done'],
    ['coating', 'Coating', 'Coating is done', 'Coating isn’t done', 'Coating was done'],
    ['cutting', 'Cutting', 'Cutting is done', 'Cutting isn’t done', 'Cutting was done'],
    ['pasting', 'Pasting', 'Pasting is done', 'Pasting isn’t done', 'Pasting was done'],
    ['packing', 'Packing', 'Packing is done', 'Packing isn’t done', 'Packing was done'],
  ] as const)('of %s is named “%s”, with the verb that fits', (step, name, ...said) => {
    expect(stepNameOn(productionSteps, step)).toBe(name);
    expect((['is', 'isn’t', 'was'] as const).map((verb) => saidOfStep(productionSteps, step, verb, 'done'))).toEqual(
      said,
    );
  });

  test('that makes a die and no plates is named so, because nothing is printed', () => {
    const plain = ['plates', 'cutting', 'packing'];
    expect(saidOfStep(plain, 'plates', 'isn’t', 'done yet.')).toBe('Die isn’t done yet.');
    expect(saidOfStep(plain, 'cutting', 'was', 'done.')).toBe('Cutting was done.');
  });

  test('that isn’t on the route leaves nothing to do', () => {
    expect(stageAfter(['printing', 'cutting', 'packing'], 'pasting')).toBe('packed');
  });
});

test('what has plates is printed by the offset press, everything else digitally', () => {
  expect(pressNames[pressOf(['plates', 'printing'])]).toBe('Offset');
  expect(pressNames[pressOf(['printing', 'cutting'])]).toBe('Digital');
});
