import { demoRateCard, priceCarton } from '@boxwright/pricing';
import { linesOfOrders } from '@boxwright/storage';
import { getDocumentProxy } from 'unpdf';
import { OPS } from 'unpdf/pdfjs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readGoods } from '../../selling/goods/read-goods.ts';
import { specOfBox } from '../../selling/production/spec-of-box.ts';
import { paidOrder } from '../../testing/move-orders.ts';
import { openShop, type Shop, type ShopVisitor } from '../../testing/open-shop.ts';
import { acceptedOrder, acceptedRun } from '../../testing/production.ts';
import { sentProof } from '../../testing/proofs.ts';
import { textOfPdf } from '../../testing/shown-texts.ts';

let shop: Shop;
let desk: ShopVisitor;
beforeAll(async () => {
  shop = await openShop();
  desk = await shop.staff('Production');
});
afterAll(() => shop.close());

const open = (url: string, { cookies }: ShopVisitor) => shop.app.inject({ url, cookies: Object.fromEntries(cookies) });
const ticketOf = (orderId: number, file = '1.pdf') => `/manage/orders/${orderId}/job-ticket/${file}`;

test('the ticket of an accepted order’s line is a small PDF', async () => {
  const { orderId } = await acceptedOrder(shop, desk);
  const answer = await open(ticketOf(orderId), desk);
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
  expect(answer.headers['content-disposition']).toMatch(/^inline; filename="BW\d\d-\d{6}-job-1\.pdf"$/);
  expect(answer.headers['cache-control']).toBe('private, no-store');
  expect(answer.rawPayload.length).toBeLessThan(150_000);
});

test('the ticket of stickers says whose white is printed, and that they lie on flat sheets', async () => {
  const stickers = { Ordertype: 'Stickers', shape: 4, length: 60, width: 40 };
  const saidOf = async (material: string) => {
    const line = { itemdetails: [{ Item: 196, Quantity: 1000 }], ...stickers, material };
    const { orderId } = await acceptedOrder(shop, desk, { line });
    const pdf = await getDocumentProxy(new Uint8Array((await open(ticketOf(orderId), desk)).rawPayload));
    const { items } = await (await pdf.getPage(1)).getTextContent();
    await pdf.loadingTask.destroy();
    return items.map((item) => ('str' in item ? item.str : '')).join(' ');
  };
  expect(await saidOf('transparent-vinyl')).toMatch(
    /White\s+Under all colours\s+Winding\s+None: on flat sheets of 13×19 in/,
  );
  expect(await saidOf('chromo-paper')).toMatch(/White\s+None\s+Winding/);
});

/** What a ticket says, with single spaces. */
const saidOn = async (orderId: number): Promise<string> =>
  (await textOfPdf((await open(ticketOf(orderId), desk)).rawPayload)).replace(/\s+/g, ' ');

test('the ticket of a box without print names its die, and neither plates nor printing', async () => {
  const plain = await saidOn((await acceptedOrder(shop, desk, { line: { print: '0' } })).orderId);
  expect(plain).toContain('New die');
  expect(plain).toMatch(/ Die .*Cutting/);
  expect(plain).not.toMatch(/Plates|Printing/);
  expect(await saidOn((await acceptedOrder(shop, desk)).orderId)).toMatch(/New plates.*Plates and die.*Printing/);
});

test('the ticket of a plain sample says beside its kit that it isn’t printed', async () => {
  const line = { Ordertype: 'Ordersample', itemdetails: [{ Item: 202, Quantity: 1 }] };
  const said = await saidOn((await acceptedOrder(shop, desk, { line })).orderId);
  expect(said).toMatch(/Folding Box Board, with no coating.* Print Plain: it has no file/);
});

test('a ticket shows the picture of what is printed, and the state of its proof', async () => {
  const { orderId, decide } = await sentProof(shop);
  await decide('approve');
  await desk.call('MoveOrder', { orderid: orderId, seenstatus: 'IN-PROCESS', orderstatus: 'Order Accepted' });
  const pdf = await getDocumentProxy(new Uint8Array((await open(ticketOf(orderId), desk)).rawPayload));
  const page = await pdf.getPage(1);
  const { items } = await page.getTextContent();
  const text = items.map((item) => ('str' in item ? item.str : '')).join(' ');
  expect(text).toMatch(/Approved by Meena Sundaram on .*disc\.png/);
  const { fnArray } = await page.getOperatorList();
  expect(fnArray).toContain(OPS.paintImageXObject);
  await pdf.loadingTask.destroy();
});

test('the ticket of what staff let be printed without an approved proof says who, when and why', async () => {
  const { orderId, lineId, desk: prepress } = await sentProof(shop);
  await prepress.call('WaiveProof', { line_id: lineId, reason: 'Agreed at the press with Meena.' });
  await desk.call('MoveOrder', { orderid: orderId, seenstatus: 'IN-PROCESS', orderstatus: 'Order Accepted' });
  const pdf = await getDocumentProxy(new Uint8Array((await open(ticketOf(orderId), desk)).rawPayload));
  const { items } = await (await pdf.getPage(1)).getTextContent();
  const text = items
    .map((item) => ('str' in item ? item.str : ''))
    .join(' ')
    .replace(/\s+/g, ' ');
  expect(text).toMatch(
    /May be printed without an approved proof \S.* said so on .*2026\. Reason: Agreed at the press with Meena\./,
  );
  await pdf.loadingTask.destroy();
});

test('the ticket of a cancelled order says so at its head, and has no step to scan and no day', async () => {
  const { orderId } = await acceptedOrder(shop, desk);
  const textOf = async () => textOfPdf((await open(ticketOf(orderId), desk)).rawPayload);
  const cancelled = /The order is cancelled: don’t make it/;
  expect(await textOf()).not.toMatch(cancelled);
  const office = await shop.staff();
  const moved = { orderid: orderId, seenstatus: 'Order Accepted', orderstatus: 'Cancelled', note: 'Not wanted.' };
  const { status } = await office.call('MoveOrder', moved);
  expect(status).toBe(200);
  const text = await textOf();
  expect(text).toMatch(cancelled);
  expect(text).toContain('No day ');
  expect(text).not.toContain('-1-PL');
});

test('ticket and desk say in the same words that the order that was to pay for a die is cancelled', async () => {
  const admin = await shop.staff();
  const { customer, orderId: paidId } = await paidOrder(shop);
  const { orderId } = await acceptedOrder(shop, desk, { customer });
  const shown = async () => {
    const { data } = await admin.call('GetDeskOrder', { orderid: orderId });
    const said = data.lines[0].details.find(({ label }: { label: string }) => label === 'Cutting die').value;
    return { said, ticket: await textOfPdf((await open(ticketOf(orderId), desk)).rawPayload) };
  };
  const before = await shown();
  expect(before.said).toMatch(/^On file: order BW\d\d-\d{6} of /);
  expect(before.ticket.replace(/\s+/g, ' ')).toMatch(/New die: paid with BW\d\d-\d{6}, none on stock/);
  const cancelled = { orderid: paidId, seenstatus: 'IN-PROCESS', orderstatus: 'Cancelled' };
  expect((await admin.call('MoveOrder', cancelled)).status).toBe(200);
  const after = await shown();
  expect(after.said).toMatch(/^Not paid: BW\d\d-\d{6} is cancelled$/);
  expect(after.ticket.replace(/\s+/g, ' ')).toContain(`New die. ${after.said}. Ask the desk before it is made`);
});

test('there is no ticket before the order is accepted, nor for a line that it doesn’t have', async () => {
  const { orderId: waiting } = await paidOrder(shop);
  const { orderId } = await acceptedOrder(shop, desk);
  for (const url of [ticketOf(waiting), ticketOf(orderId, '2.pdf'), ticketOf(orderId, '1.png'), ticketOf(999_999)]) {
    expect((await open(url, desk)).statusCode).toBe(404);
  }
});

describe('the sheet of a job as a file', () => {
  const sheetOf = (orderId: number, file: string) => `/manage/orders/${orderId}/job-sheet/${file}`;

  test('loads as PDF, DXF and CFF2, with the ups that were priced', async () => {
    const { orderId, job } = await acceptedOrder(shop, desk);
    const [part] = (await desk.call('GetJob', { fld_job_id: job.fld_job_id })).data.parts;
    const [pdf, dxf, cf2] = await Promise.all(
      ['1-1.pdf', '1-1.dxf', '1-1.cf2'].map((file) => open(sheetOf(orderId, file), desk)),
    );
    expect(pdf?.headers).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'private, no-store' });
    const [, left, bottom, right, top] = /TrimBox \[([\d.]+) ([\d.]+) ([\d.]+) ([\d.]+)\]/.exec(pdf?.body ?? '') ?? [];
    const inches = [Number(top) - Number(bottom), Number(right) - Number(left)].map((points) =>
      Math.round(points / 72),
    );
    expect(`${inches.join('×')} in`).toBe(part.fld_sheet);
    expect(dxf?.headers['content-disposition']).toMatch(/^attachment; filename="BW\d\d-\d{6}-1-sheet-1\.dxf"$/);
    const outlines = (dxf?.body ?? '')
      .split('LWPOLYLINE')
      .filter((entity) => /\n8\nCUT\n[\s\S]*?\n70\n1\n/.test(entity));
    expect(outlines).toHaveLength(part.fld_ups);
    expect(cf2?.body.match(/^C,BLANK1,/gm)).toHaveLength(part.fld_ups);
  });

  test('has both parts of a box in two, and of an order from before engine 5.0.0 one sheet for each', async () => {
    const { db } = shop.services;
    const { rows } = await db.$client.query(
      `select v.id from variants v join categories c on c.id = v.category_id where c.style = 'base-and-lid' limit 1`,
    );
    const line = { itemdetails: [{ Item: rows[0].id, Quantity: 1000 }] };
    const { orderId, job } = await acceptedOrder(shop, desk, { line });
    const partsOf = async (): Promise<{ fld_part: string; fld_ups: number; fld_sheets: number; fld_file: number }[]> =>
      (await desk.call('GetJob', { fld_job_id: job.fld_job_id })).data.parts;
    const [both, ...none] = await partsOf();
    const [, bases, lids] = /^Base (\d+) \+ lid (\d+)$/.exec(both?.fld_part ?? '') ?? [];
    expect([none, both?.fld_ups]).toEqual([[], Number(bases) + Number(lids)]);
    const blanksIn = async (file: string) => (await open(sheetOf(orderId, file), desk)).body.match(/^C,BLANK\d,/gm);
    expect(await blanksIn('1-1.cf2')).toHaveLength(both?.fld_ups ?? 0);
    expect((await open(sheetOf(orderId, '1-2.cf2'), desk)).statusCode).toBe(404);
    const { rows: reserved } = await db.$client.query('select sheets from production_sheets where job_id = $1', [
      job.fld_job_id,
    ]);
    expect(reserved).toEqual([{ sheets: both?.fld_sheets }]);

    // As the same box was sold before.
    const [stored] = await linesOfOrders(db, [orderId]);
    const { snapshot } = stored ? readGoods(stored) : {};
    if (snapshot?.kind !== 'box') throw new Error('no box');
    const price = priceCarton({ ...specOfBox(snapshot, 1000), planned: 'apart' }, demoRateCard);
    if (!price.ok) throw new Error(price.text);
    const parts = price.parts.map(({ run: _, ...part }) => part);
    await db.$client.query(
      `update order_lines set engine_version = '4.3.0', breakdown = breakdown || jsonb_build_object('parts', $2::jsonb)
       where order_id = $1`,
      [orderId, JSON.stringify(parts)],
    );
    const apart = await partsOf();
    expect(apart.map(({ fld_part, fld_ups }) => [fld_part, fld_ups])).toEqual([
      ['Base', parts[0]?.ups],
      ['Lid', parts[1]?.ups],
    ]);
    expect(await blanksIn('1-2.cf2')).toHaveLength(parts[1]?.ups ?? 0);
    expect((await open(ticketOf(orderId), desk)).statusCode).toBe(200);
  });

  test('has its bridges at the requested pitch, within limits', async () => {
    const { orderId } = await acceptedOrder(shop, desk);
    const bridgesAt = async (pitch: string) => {
      const answer = await open(`${sheetOf(orderId, '1-1.cf2')}?pitch=${pitch}&bridge=5`, desk);
      const counts = (answer.body.match(/^L,.*$/gm) ?? []).map((rule) => Number(rule.split(',')[8]));
      return { status: answer.statusCode, bridges: counts.reduce((sum, count) => sum + count, 0) };
    };
    const [wide, narrow, none] = [await bridgesAt('100'), await bridgesAt('25'), await bridgesAt('0')];
    expect(narrow.bridges).toBeGreaterThan(wide.bridges);
    expect([wide.status, narrow.status, none.status]).toEqual([200, 200, 400]);
  });

  test('is a 404 for orders that aren’t accepted, and for parts and formats that don’t exist', async () => {
    const { orderId: waiting } = await paidOrder(shop);
    const { orderId } = await acceptedOrder(shop, desk);
    for (const url of [
      sheetOf(waiting, '1-1.pdf'),
      sheetOf(orderId, '1-2.pdf'),
      sheetOf(orderId, '2-1.pdf'),
      sheetOf(orderId, '1-1.png'),
      sheetOf(orderId, '1.pdf'),
    ]) {
      expect((await open(url, desk)).statusCode).toBe(404);
    }
  });
});

describe('the tools for the sheet of a job', () => {
  const toolOf = (orderId: number, file: string) => `/manage/orders/${orderId}/job-tools/${file}`;
  const halves = ['stripping-upper', 'stripping-lower', 'blanking-upper', 'blanking-lower'];

  const orderOfStyle = async (style: string) => {
    const { rows } = await shop.services.db.$client.query(
      'select v.id from variants v join categories c on c.id = v.category_id where c.style = $1 limit 1',
      [style],
    );
    return acceptedOrder(shop, desk, { line: { itemdetails: [{ Item: rows[0].id, Quantity: 1000 }] } });
  };

  test('load as DXF and CFF2 for a box with a hang hole, named after job and tool', async () => {
    const { orderId, job } = await orderOfStyle('five-panel-hanger');
    const [part] = (await desk.call('GetJob', { fld_job_id: job.fld_job_id })).data.parts;
    expect(part.fld_stripped).toBe(true);
    for (const half of halves) {
      const [dxf, cf2] = await Promise.all(
        ['dxf', 'cf2'].map((format) => open(toolOf(orderId, `1-1-${half}.${format}`), desk)),
      );
      expect([dxf?.statusCode, cf2?.statusCode]).toEqual([200, 200]);
      expect(dxf?.headers).toMatchObject({ 'content-type': 'image/vnd.dxf', 'cache-control': 'private, no-store' });
      expect(dxf?.headers['content-disposition']).toMatch(
        new RegExp(`^attachment; filename="BW\\d\\d-\\d{6}-1-${half}-1\\.dxf"$`),
      );
      // One line for each blank, or for each of its two holes, along which the tool's board is cut.
      const lines = half.startsWith('blanking') ? part.fld_ups : 2 * part.fld_ups;
      expect(dxf?.body.match(/\n8\nCUT\n/g)).toHaveLength(lines);
      const [station = '', side = ''] = half.split('-');
      expect(cf2?.body).toMatch(new RegExp(`^${station} tool, ${side}: `, 'im'));
      expect(cf2?.body).toMatch(/^%1:.+\r\n%2:BW\d\d-\d{6}-1\r\n/m);
      // Line type 1 alone: no reader takes another kind for a knife of the die.
      const types = cf2?.body.match(/^[LA],.*$/gm)?.map((rule) => rule.split(',')[2]);
      expect(new Set(types)).toEqual(new Set(['1']));
    }
  });

  test('are for both parts of a box in two, which lie on one sheet', async () => {
    const { orderId, job } = await orderOfStyle('base-and-lid');
    const [part] = (await desk.call('GetJob', { fld_job_id: job.fld_job_id })).data.parts;
    const grid = await open(toolOf(orderId, '1-1-blanking-lower.dxf'), desk);
    expect(grid.body.match(/\n8\nCUT\n/g)).toHaveLength(part.fld_ups);
  });

  test('say that nothing is stripped, and are a 404 where the sheet’s files are', async () => {
    const { orderId, job } = await acceptedOrder(shop, desk);
    const [part] = (await desk.call('GetJob', { fld_job_id: job.fld_job_id })).data.parts;
    expect(part.fld_stripped).toBe(false);
    const none = await open(toolOf(orderId, '1-1-stripping-upper.cf2'), desk);
    expect([none.statusCode, none.body]).toEqual([404, expect.stringContaining('Nothing is stripped from this sheet')]);
    const { orderId: waiting } = await paidOrder(shop);
    for (const url of [
      toolOf(waiting, '1-1-blanking-upper.dxf'),
      toolOf(orderId, '1-2-blanking-upper.dxf'),
      toolOf(orderId, '1-1-blanking-upper.pdf'),
      toolOf(orderId, '1-1-blanking.dxf'),
      toolOf(orderId, 'blanking-upper.dxf'),
    ]) {
      expect((await open(url, desk)).statusCode).toBe(404);
    }
    // As priced by a version whose layouts aren't known any more.
    await shop.services.db.$client.query(`update order_lines set engine_version = '1.0.0' where order_id = $1`, [
      orderId,
    ]);
    const older = await open(toolOf(orderId, '1-1-blanking-upper.dxf'), desk);
    expect([older.statusCode, older.body]).toEqual([404, expect.stringContaining('laid out by an earlier version')]);
  });

  test('don’t exist for stickers', async () => {
    const line = {
      itemdetails: [{ Item: 196, Quantity: 1000 }],
      Ordertype: 'Stickers',
      shape: 4,
      length: 60,
      width: 40,
    };
    const { orderId } = await acceptedOrder(shop, desk, { line: { ...line, material: 'chromo-paper' } });
    expect((await open(toolOf(orderId, '1-1-blanking-upper.dxf'), desk)).statusCode).toBe(404);
  });
});

test('a run has its own ticket, and its sheet and blanking tool with the blanks of all its jobs', async () => {
  const { run } = await acceptedRun(shop, desk, { outercoatingid: 3 });
  const of = (file: string) => `/manage/production/runs/${run.fld_run_id}/${file}`;
  const [ticket, pdf, cf2] = await Promise.all(
    ['ticket.pdf', 'sheet.pdf', 'sheet.cf2'].map((file) => open(of(file), desk)),
  );
  expect([ticket, pdf, cf2].map((answer) => answer?.statusCode)).toEqual([200, 200, 200]);
  expect(ticket?.headers['content-disposition']).toBe(`inline; filename="${run.fld_run_code}-ticket.pdf"`);
  const calls = cf2?.body.match(/^C,BLANK\d,/gm) ?? [];
  expect(calls).toHaveLength(run.jobs.reduce((sum, { fld_ups }) => sum + fld_ups, 0));
  const grid = await open(of('blanking-lower.dxf'), desk);
  expect(grid.headers['content-disposition']).toBe(`attachment; filename="${run.fld_run_code}-blanking-lower.dxf"`);
  expect(grid.body.match(/\n8\nCUT\n/g)).toHaveLength(calls.length);
  expect((await open(of('stripping-lower.cf2'), desk)).body).toContain('Nothing is stripped from this sheet');
  expect((await open(of('sheet.exe'), desk)).statusCode).toBe(404);
  await desk.call('DissolveRun', { fld_run_id: run.fld_run_id, fld_version: run.fld_version });
  expect((await open(of('sheet.pdf'), desk)).statusCode).toBe(404);
  expect((await open(of('blanking-lower.dxf'), desk)).statusCode).toBe(404);
});

test('a run’s ticket says what is at each number of its sheet, and once what all of them have in common', async () => {
  const { rows } = await shop.services.db.$client.query(
    `select v.id from variants v join categories c on c.id = v.category_id where c.style = 'base-and-lid' limit 1`,
  );
  const line = { itemdetails: [{ Item: rows[0].id, Quantity: 1000 }], outercoatingid: 1 };
  const { orders, run } = await acceptedRun(shop, desk, line);
  const text = await textOfPdf((await open(`/manage/production/runs/${run.fld_run_id}/ticket.pdf`, desk)).rawPayload);
  for (const [index, { job, fld_part }] of run.jobs.entries()) {
    expect(text).toContain(`${index + 1}. ${job.fld_job_code}, ${fld_part} – `);
  }
  expect(new Set(run.jobs.map(({ fld_part }) => fld_part))).toEqual(new Set(['base', 'lid']));
  const counted = (said: string) => text.split(said).length - 1;
  // As a job's ticket has them.
  const [{ orderId } = { orderId: 0 }] = orders;
  const ofJob = await textOfPdf((await open(ticketOf(orderId), desk)).rawPayload);
  const [, thickness = ''] = /Thickness\s+([\d.]+ mm)/.exec(ofJob) ?? [];
  const [, print = ''] = /Print\s+(.+?inside)/.exec(ofJob) ?? [];
  expect([thickness, print].every((said) => said !== '' && counted(said) === 1)).toBe(true);
  for (const label of ['Overs', 'Delivery', 'Pack', 'Nicks', 'Grain']) expect(counted(label)).toBeGreaterThan(0);
  expect([counted('One for all of them'), counted('One set for all of them')]).toEqual([1, 1]);
  // Each has its own blank.
  const sizes = [...text.matchAll(/Flat size\s+([\d.]+ × [\d.]+ mm)/g)].map(([, size]) => size);
  expect(sizes).toHaveLength(run.jobs.length);
  expect(new Set(sizes).size).toBe(2);
  expect(counted('Blank, seen from outside')).toBe(run.jobs.length);
});

test('these files are for staff who may see production; visitors and customers are sent to the sign-in', async () => {
  const { orderId } = await acceptedOrder(shop, desk);
  const accounts = await shop.staff('Accounts');
  const others = [shop.visitor(), await shop.customer()];
  for (const url of [
    ticketOf(orderId),
    `/manage/orders/${orderId}/job-sheet/1-1.cf2`,
    `/manage/orders/${orderId}/job-tools/1-1-blanking-upper.cf2`,
    '/manage/production/runs/1/blanking-upper.dxf',
    '/manage/production/runs/1/sheet.dxf',
  ]) {
    expect((await open(url, accounts)).statusCode).toBe(403);
    for (const who of others) {
      const answer = await open(url, who);
      expect([answer.statusCode, answer.headers.location]).toEqual([
        302,
        `/manage?${new URLSearchParams({ from: url })}`,
      ]);
    }
  }
});
