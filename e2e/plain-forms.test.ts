import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { expectAccessible, expectNoSidewaysScroll, phone } from './browser.ts';
import { holdScripts } from './hold-scripts.ts';
import { call, newcomer, soapBoxes } from './journey.ts';
import { cookiesOf, openMailbox, sharedShop } from './shop.ts';

const shop = sharedShop();
const mailbox = openMailbox(shop);

const fresh = 'Creasing8box';

const registered = async () => {
  const person = newcomer();
  const { name, email, mobile, password } = person;
  expect((await shop.call('AddCustomer', { name, email, mobile, password })).status).toBe(200);
  return person;
};
const canSignIn = async (email: string, password: string) =>
  (await shop.call('AddwebsiteLogin', { email, password })).status === 200;
const codeMailedTo = async (address: string) => {
  const mail = (await mailbox.mails(address)).find(({ fld_subject }) => fld_subject.startsWith('Your code'));
  return /OTP: (\d{6})/.exec(await mailbox.text(mail))?.[1] ?? '';
};

describe('without JavaScript', () => {
  const visit = async () => {
    const context = await shop.browser.newContext({ baseURL: shop.url, viewport: phone, javaScriptEnabled: false });
    context.setDefaultTimeout(15_000);
    const page = await context.newPage();
    return { page, form: page.getByRole('main'), close: () => context.close() };
  };

  /** Sends the form after each step, and expects the text above it and beside its field. */
  const expectRefusals = async (
    page: Page,
    button: string,
    steps: readonly (readonly [fill: Readonly<Record<string, string>>, text: string, field: string])[],
  ) => {
    const form = page.getByRole('main');
    for (const [fill, text, field] of steps) {
      for (const [label, value] of Object.entries(fill)) await form.getByLabel(label, { exact: true }).fill(value);
      await form.getByRole('button', { name: button, exact: true }).click();
      await form.getByRole('alert').getByText(text, { exact: true }).waitFor();
      expect(await form.getByLabel(field, { exact: true }).getAttribute('aria-invalid'), text).toBe('true');
    }
  };

  test('the shop is searched by the trade’s words, with typing errors, and never ends in nothing', async () => {
    const { page, form, close } = await visit();
    await page.goto('/ordercustomboxes');
    const search = async (words: string) => {
      await form.getByRole('searchbox', { name: 'Search boxes' }).fill(words);
      await form.getByRole('button', { name: 'Search' }).click();
      await form
        .getByRole('heading', { name: `“${words}”` })
        .first()
        .waitFor();
    };
    await search('parfume');
    await form.getByText('These are spelled nearly so').waitFor();
    await form.getByRole('link', { name: /^Shop Now Dropper Bottle Box/ }).waitFor();
    await search('serum 30 ml');
    await expectNoSidewaysScroll(page);
    await form.getByRole('navigation', { name: 'Sizes found' }).getByRole('link', { name: /30 ml/ }).click();
    await page.waitForURL('**/customizemybox/*');
    await page.goto('/ordercustomboxes?search=%25');
    await form.getByRole('heading', { name: 'No box by the name of “%”' }).waitFor();
    await page.goto('/ordercustomboxes?search=100000000x2x3');
    await form.getByText('We can’t make a box of 10,00,00,000 × 2 × 3 mm.').waitFor();
    await form.getByRole('link', { name: 'See which sizes we make' }).click();
    await page.waitForURL('**/p/*?variant=own');
    await page.goto('/ordercustomboxes?search=60x40');
    // Two sides are rather a box's than a label's.
    const boxes = form.getByRole('region', { name: 'Boxes for “60x40”' });
    expect(await boxes.getByRole('link').first().textContent()).toContain('60 × 40 mm: which height?');
    await form.getByRole('link', { name: '60 × 40 mm: which height?' }).click();
    await page.waitForURL('**/p/*?variant=own&length=60&width=40');
    await form.getByText('Please enter the height in millimetres').first().waitFor();
    await page.goto('/ordercustomboxes?search=shoe+box');
    await form.getByText('We have no box for shoes in the shop.').waitFor();
    await page.goto('/ordercustomboxes?search=umbrella');
    for (const [name, address] of [
      ['See all boxes', /\/ordercustomboxes$/],
      ['Type your own size', /\?variant=own$/],
      ['Ask for a price', /about=umbrella$/],
    ] as const) {
      const link = form.getByRole('link', { name });
      expect(await link.getAttribute('href')).toMatch(address);
    }
    await form.getByRole('link', { name: 'Ask for a price' }).click();
    await page.waitForURL('**/enquiry?about=umbrella');
    expect(await form.getByLabel('Message').inputValue()).toContain('umbrella');
    await close();
  });

  test('a box is chosen in small steps, and its quotation is a PDF', async () => {
    const { page, form, close } = await visit();
    const next = () => form.getByRole('button', { name: 'Next' }).click();
    await page.goto('/pio-mobile?variant=202');
    await form.getByRole('radio', { name: /^75 g/ }).check();
    await next();
    await next();
    await form.getByRole('radio', { name: /^2,000/ }).check();
    await form.getByLabel('Pincode').fill('641001');
    await next();
    await page.waitForURL(/\/pio-mobile\/summary\?.*quantity=2000.*pincode=641001/);
    await form.getByText('Coimbatore, Tamil Nadu').waitFor();
    await form.getByRole('button', { name: 'Get Quote' }).click();
    await page.waitForURL('**/getquote?**');
    await expectRefusals(page, 'Get Quote', [[{ Pincode: '641001' }, 'Please enter your name.', 'Name']]);
    await form.getByLabel('Name', { exact: true }).fill('Kavitha Raman');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      form.getByRole('button', { name: 'Get Quote' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/\.pdf$/);
    await close();
  });

  test.each([
    ['on one page', '/customizemybox/202?quantity=2000&pincode=641001', '**/customizemybox/202?**refused=rules'],
    [
      'in small steps',
      '/pio-mobile/summary?variant=202&quantity=2000&pincode=641001',
      '**/pio-mobile/summary?**refused=rules',
    ],
  ])('a box chosen %s is put into the cart once its terms are accepted', async (_where, address, refused) => {
    const { page, form, close } = await visit();
    await page.goto(address);
    await form.getByLabel('Note to the printer').fill('Matt black inside');
    await form.getByRole('button', { name: 'Add to cart' }).click();
    await page.waitForURL(refused);
    await form.getByRole('alert').getByText('Please select terms and condition').waitFor();
    await form.getByRole('checkbox', { name: /terms/i }).check();
    await form.getByRole('button', { name: 'Add to cart' }).click();
    await page.waitForURL('**/login?from=%2Fselectaddress');
    await page.goto('/cart');
    await form.getByText('2,000').first().waitFor();
    await form.getByText(/Matt black inside/).waitFor();
    await close();
  });

  test('a cart is changed, and its order placed to a typed address', async () => {
    const { page, form, close } = await visit();
    const person = newcomer();
    const { name, email, mobile, password } = person;
    await call(page.context(), 'AddCustomer', { name, email, mobile, companyName: person.company, password });
    await call(page.context(), 'AddwebsiteLogin', { email, password, action: 'Login' });
    for (const outercoatingid of [2, 3])
      await call(page.context(), 'AddToCartWebsite', { ...soapBoxes, outercoatingid });
    await page.goto('/cart?pincode=641001');
    const line = form.getByRole('list', { name: 'Items' }).getByRole('listitem').first();
    const quantity = line.getByLabel(/^Quantity/);
    await quantity.fill('0');
    await quantity.press('Enter');
    await line.getByText('Quantity must be at least').waitFor();
    expect(await quantity.inputValue()).toBe('0');
    await quantity.fill('3,000');
    await line.getByRole('button', { name: 'Use this quantity' }).click();
    await line.getByRole('button', { name: 'Increase quantity' }).click();
    await expect.poll(() => quantity.inputValue()).toBe('3001');
    await line.getByRole('button', { name: 'Decrease quantity' }).click();
    await expect.poll(() => quantity.inputValue()).toBe('3000');
    const removals = form.getByRole('button', { name: 'Remove from cart' });
    await removals.last().click();
    await expect.poll(() => removals.count()).toBe(1);
    expect(new URL(page.url()).search).toBe('?pincode=641001');
    const send = async (field: string, name: string, text: string) => {
      await form.getByLabel(field).setInputFiles({ name, mimeType: 'image/svg+xml', buffer: Buffer.from(text) });
      await form.getByRole('button', { name: /^Send the file/ }).click();
    };
    const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z" fill="teal"/></svg>';
    await send('Your artwork', 'note.txt', 'words');
    await form.getByText('This is not a PNG').waitFor();
    await form.getByRole('link', { name: 'Back to the page' }).click();
    await send('Your artwork', 'sleeve.svg', drawing);
    await page.waitForURL(/\/cart\?pincode=641001#line-/);
    await expect.poll(() => line.innerText()).toContain('Artwork: sleeve.svg'); // in `noscript`
    await form.getByRole('button', { name: 'Proceed to checkout' }).click();
    await page.waitForURL('**/selectaddress');
    const shipping = form.getByRole('group', { name: /shipping address/i });
    await shipping.getByLabel('Address', { exact: true }).fill('12 Mill Road');
    await shipping.getByLabel('Pincode').fill('641001');
    await shipping.getByLabel('Mobile').fill('12');
    await form.getByRole('checkbox', { name: 'Same as shipping' }).check();
    await form.getByRole('button', { name: 'Continue' }).click();
    await expect.poll(() => shipping.getByLabel('Mobile').getAttribute('aria-invalid')).toBe('true');
    expect(await shipping.getByLabel('Address', { exact: true }).inputValue()).toBe('12 Mill Road');
    await shipping.getByLabel('Mobile').fill(mobile);
    await expectNoSidewaysScroll(page);
    await form.getByRole('button', { name: 'Continue' }).click();
    await page.waitForURL('**/checkout?order=*');
    await form.getByText('12 Mill Road').first().waitFor();
    await send('Another file', 'lid.svg', drawing);
    await expect.poll(() => form.innerText()).toContain('Artwork: lid.svg');
    expect(page.url()).toContain('/checkout?order=');
    await expectNoSidewaysScroll(page);
    await close();
  });

  test('a size of one’s own begins with the size that was chosen before', async () => {
    const { page, form, close } = await visit();
    await page.goto('/pio-mobile?variant=202');
    await form.getByRole('radio', { name: /^Your own size/ }).check();
    await form.getByRole('button', { name: 'Next' }).click();
    await form.getByRole('textbox', { name: 'Length' }).waitFor();
    for (const [label, size] of Object.entries({ Length: '60', Width: '32', Height: '90' }))
      expect(await form.getByRole('textbox', { name: label }).inputValue()).toBe(size);
    await form.getByRole('button', { name: 'Next' }).click();
    await page.waitForURL(/\/pio-mobile\/design\?/);
    await close();
  });

  test('a visitor registers, signs in and comes to the page that asked for it', async () => {
    const person = newcomer();
    const { page, form, close } = await visit();
    await page.goto('/my-orders?page=1');
    await page.waitForURL('**/login?from=**');
    await form.getByRole('link', { name: 'Create an account' }).click();
    await page.waitForURL('**/register?from=**');
    await expectRefusals(page, 'Register', [
      [{}, 'Please enter your name.', 'Name'],
      [{ Name: person.name }, 'Please enter email address.', 'Email'],
      [{ Email: person.email, Mobile: '12345' }, 'Please enter valid mobile number.', 'Mobile'],
      [{ Mobile: person.mobile, Password: person.password }, 'Please confirm your password.', 'Confirm Password'],
    ]);
    expect(await form.getByLabel('Name', { exact: true }).inputValue()).toBe(person.name);
    expect(await form.getByLabel('Email').inputValue()).toBe(person.email);
    for (const secret of ['Password', 'Confirm Password']) {
      expect(await form.getByLabel(secret, { exact: true }).inputValue()).toBe('');
      await form.getByLabel(secret, { exact: true }).fill(person.password);
    }
    await form.getByRole('button', { name: 'Register' }).click();

    await page.waitForURL('**/login?**');
    await form.getByRole('status').getByText('You are Successfully Registered').waitFor();
    await expectNoSidewaysScroll(page);
    await expectRefusals(page, 'Login', [
      [{ Email: 'asha@' }, 'Please enter valid email.', 'Email'],
      [{ Email: person.email, Password: 'Wrong7box' }, 'Invalid email or password.', 'Password'],
    ]);
    expect(await form.getByLabel('Email').inputValue()).toBe(person.email);
    expect(await form.getByLabel('Password', { exact: true }).inputValue()).toBe('');
    expect(await page.content()).not.toContain('Wrong7box');
    await form.getByLabel('Password', { exact: true }).fill(person.password);
    await form.getByRole('button', { name: 'Login' }).click();
    await page.waitForURL('**/my-orders?page=1');
    await page.reload();
    await page.getByRole('heading', { name: 'My Orders', level: 1 }).waitFor();
    await close();
  });

  test('a sample is ordered, and waits in the cart until its buyer has signed in', async () => {
    const person = await registered();
    const { page, form, close } = await visit();
    await page.goto('/ordersample/10/soap-box?length=81.5&width=28&height=80');
    await expectRefusals(page, 'Order Now', [
      [{}, 'Please select terms and condition', 'I agree to the terms and conditions'],
    ]);
    await form.getByRole('checkbox').check();
    await form.getByRole('button', { name: 'Order Now' }).click();
    await page.waitForURL('**/login?from=%2Fselectaddress');
    await form.getByLabel('Email').fill(person.email);
    await form.getByLabel('Password', { exact: true }).fill(person.password);
    await form.getByRole('button', { name: 'Login' }).click();
    await page.waitForURL('**/selectaddress');
    await page.getByText('81.5 × 28 × 80 mm').first().waitFor();
    await close();
  });

  test('a forgotten password is replaced with the code from the mail, and other sessions end', async () => {
    const person = await registered();
    const elsewhere = cookiesOf(await shop.call('AddwebsiteLogin', { email: person.email, password: person.password }));
    const { page, form, close } = await visit();
    await page.goto('/login');
    await form.getByRole('link', { name: 'Forgot password?' }).click();
    await expectRefusals(page, 'Get Code', [
      [{}, 'Please enter your Email.', 'Email'],
      [{ Email: 'nobody@kokko.example' }, 'Email Id is not Registered', 'Email'],
    ]);
    expect(await form.getByLabel('Email').inputValue()).toBe('nobody@kokko.example');
    await form.getByLabel('Email').fill(person.email);
    await form.getByRole('button', { name: 'Get Code' }).click();
    await form.getByRole('status').getByText('Your verification OTP is successfully sent').waitFor();
    await expectNoSidewaysScroll(page);
    // Too early for another code: the step and the first code stay.
    const code = await codeMailedTo(person.email);
    await form.getByRole('button', { name: 'Resend' }).click();
    await form.getByText('We have mailed this address already.').waitFor();
    await expectRefusals(page, 'Verify Code', [
      [{}, 'Please enter OTP.', 'OTP'],
      [{ OTP: code === '100000' ? '100001' : '100000' }, 'Incorrect OTP.', 'OTP'],
    ]);
    await form.getByLabel('OTP').fill(code);
    await form.getByRole('button', { name: 'Verify Code' }).click();
    await form.getByText('Choose a new password within the next 10 minutes.').waitFor();
    await expectRefusals(page, 'Save new password', [
      [{}, 'Please enter new password.', 'New Password'],
      [{ 'New Password': fresh }, 'Please enter confirm password.', 'Confirm Password'],
    ]);
    for (const label of ['New Password', 'Confirm Password']) {
      await form.getByLabel(label, { exact: true }).fill(fresh);
    }
    await form.getByRole('button', { name: 'Save new password' }).click();
    await page.waitForURL('**/login?after=reset');
    await form.getByRole('status').getByText('Password successfully changed').waitFor();
    expect(await canSignIn(person.email, fresh)).toBe(true);
    const known = await fetch(`${shop.url}/api/UserInfo`, { headers: { cookie: elsewhere } });
    expect(await known.json()).toMatchObject({ data: { customer: [] } });
    await close();
  });

  test('another e-mail can be entered at every step, and a ticket without its code sets no password', async () => {
    const person = await registered();
    const { page, form, close } = await visit();
    await page.goto('/forgetpassword');
    await form.getByLabel('Email').fill(person.email);
    await form.getByRole('button', { name: 'Get Code' }).click();
    const ticket = await form.locator('input[name=ticket]').inputValue();
    await form.getByRole('button', { name: 'Use another email' }).click();
    await form.getByRole('button', { name: 'Get Code' }).waitFor();

    const answer = await fetch(`${shop.url}/forgetpassword`, {
      method: 'POST',
      body: new URLSearchParams({
        step: 'reset',
        email: person.email,
        ticket,
        password: fresh,
        confirmPassword: fresh,
      }),
    });
    expect(answer.status).toBe(403);
    expect(await answer.text()).toContain('Something went wrong, try again later.');
    expect(await canSignIn(person.email, person.password)).toBe(true);
    await close();
  });

  test('a sign-in form on another site signs nobody in', async () => {
    const { email, password } = await registered();
    const answer = await fetch(`${shop.url}/login`, {
      method: 'POST',
      headers: { 'sec-fetch-site': 'cross-site' },
      body: new URLSearchParams({ email, password }),
      redirect: 'manual',
    });
    expect(answer.status).toBe(403);
    expect(answer.headers.getSetCookie()).toEqual([]);
  });
});

describe('when the scripts come late', () => {
  /** Holds the scripts back until they are released. Until then, forms are sent as without JavaScript. */
  const visit = async () => {
    const visitor = await shop.visitor(phone);
    const { page } = visitor;
    const { letThrough } = await holdScripts(page);
    return { ...visitor, form: page.getByRole('main'), release: letThrough };
  };
  const asPainted = { waitUntil: 'commit' } as const;

  test('signing in works, and the header then shows the name', async () => {
    const person = await registered();
    const { page, form, release, context, expectNoComplaints } = await visit();
    const coming = page.goto('/login?from=%2Ffaqs', asPainted).catch(() => undefined); // aborted by the submission
    await form.getByLabel('Email').fill(person.email);
    await form.getByLabel('Password', { exact: true }).fill(person.password);
    await form.getByRole('button', { name: 'Login' }).click();
    await page.waitForURL('**/faqs', asPainted);
    release();
    await coming;
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: person.name }).waitFor();
    expectNoComplaints();
    await context.close();
  });

  test('a recovery step that was sent without scripts continues with them', async () => {
    const person = await registered();
    const { page, form, release, context, expectNoComplaints } = await visit();
    const coming = page.goto('/forgetpassword', asPainted).catch(() => undefined);
    await form.getByLabel('Email').fill(person.email);
    await form.getByRole('button', { name: 'Get Code' }).click();
    await form.getByRole('status').getByText('Your verification OTP is successfully sent').waitFor();
    release();
    await coming;
    await form.getByText(/Another code in \d+ s/).waitFor();
    await expectAccessible(page);
    await form.getByLabel('OTP').fill(await codeMailedTo(person.email));
    await form.getByRole('button', { name: 'Verify Code' }).click();
    await form.getByLabel('New Password').fill(fresh);
    await form.getByLabel('Confirm Password').fill(fresh);
    await form.getByRole('button', { name: 'Save new password' }).click();
    await page.getByText('Password successfully changed').waitFor();
    expect(await canSignIn(person.email, fresh)).toBe(true);
    expectNoComplaints();
    await context.close();
  });
});
