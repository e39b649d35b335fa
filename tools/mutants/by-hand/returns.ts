import { type Fault, faults } from './fault.ts';

/** Who complains of what, until when, and who decides. */
export const returns: readonly Fault[] = [
  ...faults('DecideReturn.ts', 'DecideReturn.test.ts', [
    ['the order desk pays back with a return', 'if (refund > 0 && !may.refund) {', 'if (refund < 0 && !may.refund) {'],
    ['a declined request is paid back', "if (refund > 0 && decision === 'declined') {", 'if (refund < 0) {'],
    ['more is paid back than is left', 'if (refund > left) {', 'if (refund > left + 1) {'],
    ['the last paisa isn’t paid back', 'if (refund > left) {', 'if (refund >= left) {'],
    ['it is decided twice', 'if (!decided) return fail', 'if (decided === null) return fail'],
    [
      'nobody is mailed',
      "await services.jobs.enqueue(tx, 'WriteMail', { mail: 'return-decided', returnRequestId: id });",
      '',
    ],
    [
      'nothing is paid back',
      'if (refund > 0) await requestRefundsWithMail',
      'if (refund < 0) await requestRefundsWithMail',
    ],
    ['all is paid back', '{ cause: causeOfReturn(id), most: refund }', '{ cause: causeOfReturn(id) }'],
    ['the audit doesn’t say how much', '...(refund > 0 ? { refundPaise: refund } : {})', ''],
  ]),
  ...faults('return-requests.ts', 'DecideReturn.test.ts', [
    [
      'a decision is changed',
      ".where(and(eq(returnRequests.id, id), eq(returnRequests.state, 'received')))",
      '.where(eq(returnRequests.id, id))',
    ],
    [
      'a decision is that of every request',
      ".where(and(eq(returnRequests.id, id), eq(returnRequests.state, 'received')))",
      ".where(eq(returnRequests.state, 'received'))",
    ],
  ]),
  ...faults('RequestReturn.ts', 'RequestReturn.test.ts', [
    ['no photograph is asked for', '=== 0) {', '< 0) {'],
    ['the box is from the future', 'if (isDay && day <= today)', 'if (isDay)'],
    ['any customer’s order will do', 'if (!own.ok) return own;', 'if (own === undefined) return own;'],
    ['the window is no matter', 'if (problem !== null) return', "if (problem === '') return"],
    ['the desk gets no mail', "['return-received', 'return-alert']", "['return-received']"],
    ['the customer gets no mail', "['return-received', 'return-alert']", "['return-alert']"],
  ]),
  ...faults('return-window.ts', 'RequestReturn.test.ts', [
    [
      'two requests at a time',
      "if (requests.some(({ state }) => state === 'received'))",
      "if (requests.some(({ state }) => state === 'declined'))",
    ],
    ['it ends a day early', 'if (indianDay(now) > lastDay)', 'if (indianDay(now) >= lastDay)'],
    ['it never ends', 'if (indianDay(now) > lastDay)', "if (indianDay(now) > '9999')"],
    ['it begins with any step', "steps.findLast(({ status }) => status === 'Delivered')", 'steps.at(0)'],
    ['it is open while it is on its way', "!delivered || order.status !== 'Delivered'", '!delivered'],
  ]),
  ...faults('return-window.ts', 'GetReturns.test.ts', [
    ['a day begins in London', 'indianDay(delivered.createdAt)', 'delivered.createdAt.toISOString().slice(0, 10)'],
  ]),
  ...faults('return-requests.ts', 'RequestReturn.test.ts', [
    ['photographs aren’t sent with it', '.set({ returnRequestId: stored.id })', '.set({ width: 1 })'],
  ]),
  ...faults('return-requests.ts', 'RemoveReturnPhoto.test.ts', [
    [
      'others remove a photograph',
      'isNull(returnPhotos.returnRequestId), exists(own))',
      'isNull(returnPhotos.returnRequestId))',
    ],
    [
      'a photograph that was sent is removed',
      'eq(returnPhotos.token, token), isNull(returnPhotos.returnRequestId), exists(own)',
      'eq(returnPhotos.token, token), exists(own)',
    ],
    [
      'every photograph is removed',
      'eq(returnPhotos.token, token), isNull(returnPhotos.returnRequestId), exists(own)',
      'isNull(returnPhotos.returnRequestId), exists(own)',
    ],
  ]),
  ...faults('RemoveReturnPhoto.ts', 'RemoveReturnPhoto.test.ts', [
    [
      'its file stays',
      "await services.jobs.enqueue(tx, 'RemoveReturnFile', { token: removed.token, fileKey: removed.fileKey });",
      '',
    ],
  ]),
  ...faults('take-photo.ts', 'photos.test.ts', [
    ['two tabs send too many', 'if ((await countWaitingPhotos(tx, order.id)) >= mostReturnPhotos) return tooMany;', ''],
    [
      'one too many',
      '>= mostReturnPhotos) return tooMany;\n    return',
      '> mostReturnPhotos) return tooMany;\n    return',
    ],
    ['a drawing is a photograph', "if (kind !== 'jpeg' && kind !== 'png') return refuse(notAPhoto);", ''],
  ]),
  ...faults('sweep-photos.ts', 'photos.test.ts', [
    ['what is never sent stays for ever', '- unsentDays * day', '- 1000 * unsentDays * day'],
    ['its file stays when it is swept', "await jobs.enqueue(tx, 'RemoveReturnFile', { token, fileKey });", ';'],
  ]),
  ...faults('return-requests.ts', 'photos.test.ts', [
    [
      'what was sent goes as what wasn’t',
      'and(isNull(returnPhotos.returnRequestId), lt(returnPhotos.createdAt, unsentBefore))',
      'lt(returnPhotos.createdAt, unsentBefore)',
    ],
    ['all photographs stay for ever', '    lt(returnPhotos.createdAt, before),\n', ''],
  ]),
];
