import { paise } from '@boxwright/money';
import { describe, expect, test } from 'vitest';
import {
  artworkAlertMail,
  companyOrderAlertMail,
  emailChangedMail,
  emailChangeMail,
  type Mail,
  type MailCompany,
  type MailOrder,
  orderReceivedMail,
  passwordChangedMail,
  passwordCodeMail,
  paymentFailedMail,
  paymentReceivedMail,
  paymentReminderMail,
  paymentReversedMail,
  printWaivedMail,
  proofDecidedMail,
  proofReminderMail,
  proofSentMail,
  welcomeMail,
} from './index.ts';
import { company, order } from './testing/half-paid-order.ts';

const links = {
  track: 'https://boxwright.example/track/abc',
  order: 'https://boxwright.example/my-orders/123',
  orderForm: 'https://boxwright.example/downloadorderform/abc',
  keyLine: 'https://boxwright.example/downloadkeyline/abc',
  pay: 'https://boxwright.example/checkout?order=123&half=1',
  shop: 'https://boxwright.example/ordercustomboxes',
  signIn: 'https://boxwright.example/login',
  forgotPassword: 'https://boxwright.example/forgetpassword',
  manage: 'https://boxwright.example/manage/orders/123',
};
const nextSteps = ['You approve a proof of your artwork.', 'We ship within 7 working days of your approval.'];
const payment = {
  amount: paise(1166025),
  transactionNumber: 'BW4f9a0c2d7e/403993715521889530',
  at: new Date('2026-11-20T10:20:00Z'),
};
const failed = {
  ...{ company, customer: order.customer, orderNumber: order.number },
  amount: paise(1166025),
  transactionNumber: 'BW4f9a0c2d7e',
  cancelled: false,
  paymentDueOn: null,
  links,
};

const proofs = 'https://boxwright.example/proofs/abc';
const proofLinks = { decide: proofs, comment: 'https://boxwright.example/proofs/xyz' };
const aboutProof = (who: MailOrder, from: MailCompany) => ({
  ...{ company: from, customer: who.customer, orderNumber: who.number, links: proofLinks },
  ...{ item: `Item 1, ${who.lines[0]?.description}`, number: 2 },
});

/** Every mail, for one customer. */
const mailsTo = (who: MailOrder, from: MailCompany = company): Record<string, Mail> => ({
  orderReceived: orderReceivedMail({ company: from, order: who, amountAsked: payment.amount, nextSteps, links }),
  paymentReceived: paymentReceivedMail({
    company: from,
    order: who,
    payment,
    amountPaid: payment.amount,
    balanceDue: payment.amount,
    nextSteps,
    links,
  }),
  paymentFailed: paymentFailedMail({ ...failed, company: from, customer: who.customer }),
  welcome: welcomeMail({ company: from, customer: who.customer, links }),
  passwordChanged: passwordChangedMail({ company: from, customer: who.customer, at: payment.at, links }),
  emailChange: emailChangeMail({ company: from, customer: who.customer, link: links.signIn, hours: 24 }),
  emailChanged: emailChangedMail({ company: from, customer: who.customer, at: payment.at, signIn: links.signIn }),
  proofSent: proofSentMail({ ...aboutProof(who, from), isFolded: true, note: who.customer.name }),
  printWaived: printWaivedMail({ ...aboutProof(who, from), file: who.customer.name, at: payment.at }),
  proofReminder: proofReminderMail({
    ...aboutProof(who, from),
    proofs: [{ ...aboutProof(who, from), sentAt: payment.at }],
    artwork: [{ item: `Item 2, ${who.lines[0]?.description}`, wanted: 'Send the artwork', faults: [] }],
  }),
  proofDecided: proofDecidedMail({
    ...aboutProof(who, from),
    ...{ decision: 'approve', by: who.customer.name, isByStaff: false, at: payment.at, text: who.customer.name },
    file: who.customer.name,
  }),
  companyOrderAlert: companyOrderAlertMail({
    company: from,
    order: who,
    cancellation: null,
    paidBy: [],
    onItsWayBack: paise(0),
    amountPaid: paise(0),
    balanceDue: who.totals.total,
    toPayBack: paise(0),
    billing: [who.customer.company ?? '', '7 Mill Road', 'Coimbatore 641004'],
    shipping: [who.customer.name, 'Plot 12', 'Coimbatore 641021'],
    ...{ helpWith: ['2. Soap Box'], links },
    files: [{ label: 'Artwork of line 2: logo.png', url: `${links.manage}/artwork/abc/file` }],
  }),
});

test.each(['orderReceived', 'paymentReceived', 'companyOrderAlert'])(
  'the %s mail contains the note to the printer',
  (kind) => {
    const note = 'Lid in <red>\nSee www.kokko.example';
    const mail = mailsTo({ ...order, lines: order.lines.map((line) => ({ ...line, note })) })[kind];
    expect(mail?.html).toContain('Note to the printer: Lid in &#60;red&#62;');
    expect(mail?.text).toContain('Note to the printer: Lid in <red>\n  See www. kokko. example');
  },
);

test('the desk reads that an order is paid in full, though its buyer had begun to pay by half', () => {
  const alert = {
    company,
    billing: [],
    shipping: [],
    links: { manage: links.order },
    files: [],
    cancellation: null,
    paidBy: ['online'],
    onItsWayBack: paise(0),
    toPayBack: paise(0),
    helpWith: [],
  };
  const half: MailOrder = { ...order, paymentMode: 'OnlinePartialPayment' };
  const begun = { ...alert, order: half, amountPaid: paise(100), balanceDue: paise(order.totals.total - 100) };
  expect(companyOrderAlertMail(begun).text).toContain('Online, half now');
  const paid = companyOrderAlertMail({ ...alert, order: half, amountPaid: order.totals.total, balanceDue: paise(0) });
  expect(paid.text).toContain('Online, in full');
  expect(paid.html + paid.text).not.toContain('half now');
  const transferred = { ...alert, order: half, amountPaid: order.totals.total, balanceDue: paise(0) };
  const text = companyOrderAlertMail({ ...transferred, paidBy: ['bank transfer'] }).text;
  expect(text).toContain('Payment Mode: Bank transfer');
  expect(text).not.toContain('Online');
});

test('of a closed order its carriage alone is asked for, by its day and not at the door', () => {
  const closed: MailOrder = { ...order, paymentMode: 'COD', paymentDueOn: '2026-12-05', isClosed: true };
  const pages = { pay: links.order, track: links.track, order: links.order };
  const about = { company, order: closed, amountPaid: paise(0), balanceDue: paise(280_00) };
  const toStop = { ...pages, unsubscribe: links.order };
  const asked = { ...about, dueOn: '2026-12-05', isSent: false, stage: 'soon', links: toStop } as const;
  expect(paymentReminderMail(asked).text).toMatch(/you bear a part of its carriage\. ₹280\.00 is due by/);
  const payLater = paymentReminderMail({ ...asked, order: { ...closed, paymentMode: 'PayLater' } });
  expect(payLater.text).not.toMatch(/has arrived|pay for this order later/);
  const reversal = { ...about, payment: { amount: paise(280_00), reference: 'UTR 9' }, because: '', links };
  expect(paymentReversedMail(reversal).text).toMatch(/₹280\.00 is to be paid by .*5 December 2026/);
});

describe.each(Object.keys(mailsTo(order)))('the %s mail', (kind) => {
  const mailOf = (who: MailOrder): Mail => {
    const mail = mailsTo(who)[kind];
    if (!mail) throw new Error(`No mail ${kind}`);
    return mail;
  };

  test('has the same content in plain text and HTML, including every link', () => {
    const { html, text } = mailOf(order);
    const hrefs = [...html.matchAll(/href="(https?:[^"]+)"/g)].map(([, href = '']) => href.replaceAll('&#38;', '&'));
    expect(hrefs.length).toBeGreaterThan(1);
    for (const href of hrefs) if (href !== company.url) expect(text).toContain(href);
    expect(text).not.toMatch(/<[a-z/]|&#\d+;|undefined/);
    expect(html).not.toContain('undefined');
  });

  test('lets no customer input add markup or headers', () => {
    const evil = `<script>alert(1)</script>"><img src=x onerror='x'>\r\nBcc: all@elsewhere.example`;
    const { subject, html } = mailOf({
      ...order,
      number: evil,
      customer: { name: evil, email: evil, mobile: evil, company: evil },
      lines: [{ description: evil, configuration: evil, note: evil, quantity: 1, amount: paise(1) }],
    });
    expect(html).not.toContain('<script');
    expect(html).not.toContain('<img');
    expect(html).not.toMatch(/<[^>]*onerror=['"]/);
    expect(subject).not.toMatch(/[\r\n]/);
  });

  test.each(['Win at https://evil.example/x', 'evil.example', 'www.evil.co.in'])(
    'never turns a name into a link: %s',
    (evil) => {
      const { html, text } = mailOf({
        ...order,
        customer: { ...order.customer, name: evil, company: evil },
        lines: [{ description: evil, configuration: evil, note: evil, quantity: 1, amount: paise(1) }],
      });
      for (const body of [html, text]) expect(body).not.toMatch(/evil\.(example|co)|https?:\/\/evil/);
    },
  );

  test('starts with a preheader and ends with the company’s details', () => {
    const { html, text } = mailOf(order);
    expect(html).toMatch(/<body[^>]*>\s*<div style="display:none[^>]*>[^<]{10,}<\/div>/);
    for (const part of [company.name, 'Chennai, Tamil Nadu 600014', '+91 44 0000 0000', 'orders@boxwright.example']) {
      expect(html).toContain(part);
      expect(text).toContain(part);
    }
  });

  test('loads nothing external', () => {
    expect(mailOf(order).html).not.toMatch(/<(img|link|script|iframe|style)|url\(/);
  });
});

describe('the order mail', () => {
  const received = (paymentMode: MailOrder['paymentMode'], amountAsked = paise(0)) =>
    orderReceivedMail({ company, order: { ...order, paymentMode }, amountAsked, nextSteps, links });

  test('asks for half and shows the balance when half is paid now', () => {
    const { subject, text } = received('OnlinePartialPayment', paise(1166025));
    expect(subject).toBe('Order BW/26-27/000123: please pay ₹11,660.25');
    expect(text).toContain('To pay now: ₹11,660.25');
    expect(text).toContain('Balance Due later: ₹11,660.25');
    expect(text).toContain('Total inclusive of tax: ₹23,320.50');
    expect(text).toContain('CGST 2.5 %: ₹555.25');
  });

  test('names our account and leads to the proforma where a transfer is awaited, and to paying online after it', () => {
    const proforma = 'https://boxwright.example/downloads/proforma/abc';
    const transfer = { account: ['Boxwright', 'account 123456789012', 'reference BW26-010001'], proforma };
    const waiting = { ...order, paymentMode: 'BankTransfer', paymentDueOn: '2026-12-07' } as const;
    const { text } = orderReceivedMail({
      ...{ company, order: waiting, amountAsked: paise(0), nextSteps, transfer, links },
    });
    expect(text).toContain('Please transfer ₹23,320.50 by 7 December 2026, with the number of the order as reference');
    expect(text).toContain('To pay by bank transfer: Boxwright, account 123456789012, reference BW26-010001.');
    expect(text.indexOf(proforma)).toBeLessThan(text.indexOf(links.pay));
  });

  test('asks for the total and shows no balance when all is paid now', () => {
    const { text, html } = received('OnlinePayment', paise(2332050));
    expect(text).toContain('To pay now: ₹23,320.50');
    expect(text).not.toContain('Balance Due');
    expect(html).toContain('Pay ₹23,320.50</a>');
  });

  test('asks for nothing when the customer pays later or on delivery', () => {
    expect(received('COD').text).toContain('You pay ₹23,320.50 in cash when it is delivered; if');
    expect(received('PayLater').text).toContain('Balance Due: ₹23,320.50');
    expect(received('PayLater').subject).toBe('Order BW/26-27/000123 is placed');
    expect(received('PayLater').text).toContain(links.pay);
    expect(received('COD').text).not.toContain(links.pay);
  });

  test('says when the order is ready, as long as that lies ahead', () => {
    const ready = 'Ready to collect within 7 working days after you approve the proof.';
    const mails = Object.entries(mailsTo({ ...order, ready, delivery: 'Self Pickup', isCollected: true }));
    const saying = mails.filter(([, { text }]) => text.replace(/\s+/g, ' ').includes(ready)).map(([kind]) => kind);
    expect(saying).toEqual(['orderReceived', 'paymentReceived', 'companyOrderAlert']);
    const alert = (who: MailOrder) => mailsTo(who)['companyOrderAlert']?.text;
    expect(alert({ ...order, delivery: 'Self Pickup', isCollected: true })).not.toMatch(/shipping address/i);
    expect(alert(order)).toMatch(/They want help with it[\s\S]*2\. Soap Box[\s\S]*shipping address/i);
  });

  test('lists lines, delivery, date and the next steps', () => {
    const { text } = received('COD');
    expect(text).toContain('- Soap Box, reverse tuck, 2,000 pieces at ₹10.62: ₹21,240.00');
    expect(text).toContain('Delivery: Delivery Partner');
    expect(text).toContain('Order date: 20 November 2026 at 3:45 pm');
    expect(text).toContain('2. We ship within 7 working days of your approval.');
  });
});

describe('the payment mails', () => {
  test('show what is paid and what is due', () => {
    const { text, subject } = mailsTo(order)['paymentReceived'] ?? { text: '', subject: '' };
    expect(subject).toBe('Payment of ₹11,660.25 received for order BW/26-27/000123');
    expect(text).toContain('Balance Due: ₹11,660.25');
    expect(text).toContain('Pay ₹11,660.25: https://boxwright.example/checkout?order=123&half=1');
    expect(text).toContain('2. We ship within 7 working days of your approval.');
  });

  test('ask for the rest of cash on delivery in cash, without a button that can’t take it', () => {
    const { text } = mailsTo({ ...order, paymentMode: 'COD' })['paymentReceived'] ?? { text: '' };
    expect(text).toContain('remains to be paid in cash on delivery.');
    expect(text).not.toContain('checkout?order');
  });

  test('say when all is paid, and ask for nothing more', () => {
    const settled = { company, order, payment, amountPaid: paise(2332050), balanceDue: paise(0), nextSteps: [], links };
    const { text } = paymentReceivedMail(settled);
    expect(text).toContain('paid in full');
    expect(text).not.toContain('checkout?order');
    expect(text).not.toMatch(/what happens next/i);
    expect(text).not.toContain('too much');
    const more = { ...settled, amountPaid: paise(order.totals.total + 5000) };
    expect(paymentReceivedMail(more).text).toContain('We received ₹50.00 too much: a separate mail says');
  });

  test('distinguish a cancelled payment from a failed one', () => {
    expect(paymentFailedMail(failed).subject).toBe('Payment for order BW/26-27/000123 did not go through');
    expect(paymentFailedMail({ ...failed, cancelled: true }).text).toContain('was cancelled');
  });
});

describe('the mails about artwork and proofs', () => {
  const about = aboutProof(order, company);
  test('have a link to decide and, apart from it, one for colleagues', () => {
    const { text, subject } = proofSentMail({ ...about, isFolded: true, note: 'Blue is now 2728 C.' });
    expect(subject).toBe('Order BW/26-27/000123: please approve your proof');
    expect(text).toContain(`See the proof: ${proofLinks.decide}`);
    expect(text).toContain(`Link for colleagues: ${proofLinks.comment}`);
    expect(text).toMatch(/Blue is now 2728 C\.[\s\S]*each panel lies/);
    expect(proofSentMail({ ...about, isFolded: false, note: '' }).text).not.toMatch(/panel/);
  });

  test('name each item that waits, and since when', () => {
    const artwork = [{ item: 'Item 2, Labels', wanted: 'Send a mended file', faults: ['Type isn’t embedded.'] }];
    const waiting = { ...about, proofs: [], artwork };
    const reminder = proofReminderMail(waiting);
    expect(reminder.subject).toBe('Order BW/26-27/000123 waits for your artwork');
    expect(reminder.text).toMatch(/Item 2, Labels: Send a mended file\n +Type isn’t embedded\.[\s\S]*If you want help/);
    const both = proofReminderMail({ ...waiting, proofs: [{ ...about, sentAt: payment.at }] });
    expect(both.subject).toBe('Order BW/26-27/000123 waits for your decision and your artwork');
    const { text } = mailsTo(order)['proofReminder'] ?? { text: '' };
    expect(text).toContain('Proof 2, sent on 20 November 2026 at 3:50 pm');
    expect(text).toContain('Item 2, Soap Box, reverse tuck: Send the artwork');
  });

  test('say who decided what and when, and how staff know it', () => {
    const { text } = mailsTo(order)['proofDecided'] ?? { text: '' };
    expect(text).toContain('Approved by: Kavitha Raman');
    expect(text).toContain('Date: 20 November 2026 at 3:50 pm');
    const byStaff = { decision: 'change', by: 'Anbu', isByStaff: true, text: 'On the phone: bigger.' } as const;
    const change = proofDecidedMail({ ...about, ...byStaff, at: payment.at, file: 'box.pdf' });
    expect(change.subject).toBe('Order BW/26-27/000123: we change proof 2');
    expect(change.text).toContain('Asked for by: you, recorded by Anbu');
    expect(change.text).toContain('HOW WE KNOW\n\nOn the phone: bigger.');
  });

  test('quote to the order desk what the customer wrote', () => {
    const news = [{ what: 'Item 1, Soap Box: a comment', at: payment.at, text: 'See https://kokko.example <b>' }];
    const { customer, company: sender, orderNumber } = about;
    const { text, html, subject } = artworkAlertMail({ company: sender, customer, orderNumber, news, links });
    expect(subject).toContain('news about artwork from Rosa & Reed Soaps');
    expect(text).toContain('See https://kokko.example <b>');
    expect(html).not.toContain('<b>');
  });

  test('the button of an order’s mail asks for the artwork where nothing is to be paid', () => {
    const awaited = { ...links, proofs: { url: proofs, isArtworkAwaited: true } };
    const cash = orderReceivedMail({
      company,
      order: { ...order, paymentMode: 'COD' },
      amountAsked: paise(0),
      nextSteps,
      links: awaited,
    });
    expect(cash.html).toMatch(/font-weight:600;text-decoration:none">Send your artwork<\/a>/);
    const there = { ...links, proofs: { url: proofs, isArtworkAwaited: false } };
    const later = orderReceivedMail({ company, order, amountAsked: paise(0), nextSteps, links: there });
    expect(later.text).toContain(`Artwork and proofs: ${proofs}`);
  });
});

describe('the password mails', () => {
  const link = 'https://boxwright.example/forgetpassword#email=a%40mill.example&ticket=t0ken';
  const code = passwordCodeMail({ company, customer: order.customer, code: '407192', minutes: 10, link, hours: 24 });

  test('contain a link that needs no code, and say how long it is valid', () => {
    expect(code.text).toContain(`Choose a new password: ${link}`);
    expect(code.html).toContain(`href="${link.replace('&', '&#38;')}"`);
    expect(code.text).toContain('for 24 hours');
    expect(code.subject).not.toContain('t0ken');
  });

  test('contain the code in the body only, and say how long it is valid', () => {
    for (const body of [code.html, code.text]) expect(body).toContain('407192');
    expect(code.text).toContain('OTP: 407192');
    expect(code.text).toContain('for 10 minutes');
    expect(code.subject).not.toContain('407192');
  });

  test('say when a password was changed, in Indian time', () => {
    const { text } = mailsTo(order)['passwordChanged'] ?? { text: '' };
    expect(text).toContain('20 November 2026 at 3:50 pm');
    expect(text).toContain('Set a new password: https://boxwright.example/forgetpassword');
  });
});

test('a mail refuses links that aren’t absolute URLs', () => {
  const welcome = (shop: string) => () => welcomeMail({ company, customer: order.customer, links: { ...links, shop } });
  expect(welcome('/ordercustomboxes')).toThrow(TypeError);
  expect(welcome('javascript:alert(1)')).toThrow('Not a web address');
});

test('an order with a sample credited names the sample, and what was paid for it', () => {
  const totals = {
    ...order.totals,
    discount: paise(95_238),
    credits: [{ number: 'BW26-010007', amount: paise(100_000) }],
  };
  const { text } = orderReceivedMail({ company, order: { ...order, totals }, amountAsked: paise(0), nextSteps, links });
  expect(text).toContain('Sample BW26-010007 credited: −₹1,000.00');
  expect(text).toContain('Discount: -₹952.38');
});
