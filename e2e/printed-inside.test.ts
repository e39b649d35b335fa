import { expect, test } from 'vitest';
import { desktop, phone } from './browser.ts';
import { expectWellMadeOnBoth } from './expect-well-made.ts';
import { call, moveOrder, orderPaidBoxes, signedIn } from './journey.ts';
import { openShop, staff } from './shop.ts';

const shop = openShop();

/** What is cut of the soap box that journeys order, in mm. */
const flat = { length: 198.9, width: 179.4 } as const;

/** A PDF for it: cyan outside, on the first page, and magenta inside, each with 3 mm of bleed. */
function bothSides(): Buffer {
  const mm = 72 / 25.4;
  const [across, down] = [(flat.length + 6) * mm, (flat.width + 6) * mm];
  const trim = [3 * mm, 3 * mm, across - 3 * mm, down - 3 * mm].join(' ');
  const page = (contents: number) =>
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${across} ${down}] /TrimBox [${trim}] /BleedBox [0 0 ${across} ${down}]
      /Contents ${contents} 0 R /Resources << >> >>`;
  const ground = (colour: string) => {
    const drawn = `${colour} k 0 0 ${across} ${down} re f`;
    return `<< /Length ${drawn.length} >>\nstream\n${drawn}\nendstream`;
  };
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Count 2 /Kids [3 0 R 5 0 R] >>',
    ...[page(4), ground('1 0 0 0'), page(6), ground('0 1 0 0')],
  ];
  // Without a table of its objects, which readers make anew.
  const body = objects.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`).join('');
  return Buffer.from(`%PDF-1.7\n${body}trailer\n<< /Root 1 0 R /Size 7 >>\n%%EOF\n`, 'latin1');
}

test('on a phone, a PDF of both sides is seen on both drawings, commented and compared inside, and approved; the job starts with plates of both', async () => {
  const { page, context, expectNoComplaints } = await shop.visitor(phone);
  await signedIn(page);
  const { id, number } = await orderPaidBoxes(page, { print: '4/4' });
  const desk = await shop.visitor(desktop);
  await call(desk.context, 'StaffSignIn', staff);
  const proofs = () => call(desk.context, 'GetOrderProofs', { order_id: id });
  await page.goto(`/proofs/${(await proofs()).customer_url.split('/proofs/')[1]}`);
  await page.getByText('in one PDF of two pages', { exact: false }).waitFor();
  const template = page.getByRole('link', { name: /^Template PDF of Soap Box/ }).first();
  expect(await template.getAttribute('href')).toContain('&inside=true');
  const file = { name: 'both.pdf', mimeType: 'application/pdf', buffer: bothSides() };
  await page.getByLabel(/^Choose a file/).setInputFiles(file);
  await page.getByRole('button', { name: 'Send pages 1 and 2' }).click();
  await page.getByRole('img', { name: /^Soap Box.*, inside, flat: .*with the artwork$/ }).waitFor();
  await page.getByText('Page 2 of the file. The proof on paper shows it', { exact: false }).waitFor();
  // What its check found is mended on the template, which stands beside the field for the next file.
  await page.getByRole('heading', { name: 'What to lay it on' }).waitFor();
  expect(await template.getAttribute('href')).toContain('&inside=true');
  await page.getByText('See the inks of the inside one by one').click();
  await page.getByLabel(/^Magenta/).waitFor();
  await expectWellMadeOnBoth(page);

  const issue = async () => {
    const [line] = (await proofs()).lines;
    const issued = { line_id: line.line_id, seen_artwork_id: line.artworks.at(-1).id, note: '', despite_stops: true };
    await call(desk.context, 'IssueProof', issued);
    await page.reload();
  };
  await issue();
  await page
    .getByRole('img', { name: /^Soap Box.*, inside, flat: .*with the artwork$/ })
    .click({ position: { x: 120, y: 120 } });
  await page.getByText('the place with the red pin on the inside', { exact: false }).waitFor();
  await page.getByLabel('Your comment').fill('Is this straight?');
  await page.getByLabel('Your name').last().fill('Asha Raman');
  await page.getByRole('button', { name: 'Send comment' }).click();
  await page.getByRole('link', { name: 'Comment 1' }).waitFor();
  await desk.page.goto(`/manage/orders/${id}`);
  await desk.page.getByText('at a place on the inside', { exact: false }).waitFor();

  await page.getByText('Send another file').click();
  await page.getByLabel(/^Choose a file/).setInputFiles({ ...file, name: 'both-2.pdf' });
  await page.getByRole('button', { name: 'Send pages 1 and 2' }).click();
  await page.getByText('Compare with an earlier file').click();
  await page.getByLabel('Side', { exact: true }).selectOption('inside');
  await page
    .getByRole('img', { name: /^Soap Box.*, inside: both\.pdf on the left, both-2\.pdf on the right$/ })
    .waitFor();
  await page.getByLabel('Show only what differs').check();
  await page.getByText('Nothing differs.').waitFor();
  await issue();
  await page.getByLabel('Your name').first().fill('Asha Raman');
  await page.getByRole('button', { name: 'Approve for print' }).click();
  await page.getByText('Approved by Asha Raman').waitFor();
  expectNoComplaints();
  await context.close();

  await moveOrder(desk.context, id, 'IN-PROCESS', 'Order Accepted');
  await desk.page.goto('/manage/production');
  await desk.page.getByRole('link', { name: `${number}-1`, exact: true }).click();
  await desk.page.getByText('the second page of the plates is the other side of the sheet', { exact: false }).waitFor();
  const plates = await desk.page.getByRole('link', { name: /^Plates of / }).getAttribute('href');
  const sheet = await desk.context.request.get(plates ?? '');
  expect((await sheet.body()).toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(2);
  await desk.page.getByRole('button', { name: 'Start: Plates and die' }).click();
  await desk.page.getByText(/^Running since /).waitFor();
  desk.expectNoComplaints();
  await desk.context.close();
});
