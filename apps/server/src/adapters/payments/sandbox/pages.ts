import { type Html, html, trusted } from '@boxwright/mail';
import { formatRupees, toRupees } from '@boxwright/money';
import { demonstrationNotice } from '@boxwright/orders';
import { renderSVG } from 'uqr';
import { METHODS, OUTCOMES } from './outcomes.ts';
import { REFUNDS } from './refunds.ts';
import type { SandboxPayment } from './store.ts';

/** The page on which the tester picks the outcome of the payment. */
export function outcomesPage(payment: SandboxPayment, nonce: string): string {
  const buttons = Object.entries(OUTCOMES).map(
    ([name, { label, note }]) => html`
      <li><button name="outcome" value="${name}" aria-describedby="note-${name}">${label}</button>
        <p id="note-${name}">${note}</p></li>`,
  );
  const radios = (field: string, choices: Readonly<Record<string, string>>) =>
    Object.entries(choices).map(
      ([code, name], place) =>
        html`<label><input type="radio" name="${field}" value="${code}"${place === 0 ? trusted(' checked') : ''}> ${name}</label>`,
    );
  return page(
    'Sandbox payment',
    nonce,
    html`
    <p class="eyebrow">Payment sandbox</p>
    <h1>${formatRupees(payment.amount)}</h1>
    <p class="lead">${payment.fields['productinfo']}</p>
    <form method="post" action="_outcome">
      <input type="hidden" name="txnid" value="${payment.txnid}">
      <fieldset><legend>Pay by</legend>${radios('method', METHODS)}</fieldset>
      ${upi(payment)}
      <details><summary>If it is refunded later</summary>
        <fieldset><legend>The refund comes</legend>${radios('refund', REFUNDS)}</fieldset></details>
      <p class="lead">Pick what the bank should answer.</p>
      <ul>${buttons}</ul>
    </form>
    <dl><dt>Transaction</dt><dd>${payment.txnid}</dd>
      <dt>Paid by</dt><dd>${payment.fields['firstname']} ${payment.fields['lastname']}</dd>
      <dt>E-mail</dt><dd>${payment.fields['email']}</dd></dl>`,
  );
}

/** Always the same mask: choosing the clearest of eight takes most of the drawing's time, and all can be read. */
const qrCode = { border: 2, maskPattern: 3 } as const;

/** A code to scan with a telephone, and on a telephone itself a link that opens its UPI app. Neither reaches a bank. */
function upi({ txnid, amount }: SandboxPayment): Html {
  const intent = `upi://pay?${new URLSearchParams({
    pa: 'sandbox@boxwright.example',
    pn: 'Payment sandbox',
    am: toRupees(amount),
    cu: 'INR',
    tr: txnid,
  })}`;
  return html`<div class="upi">
      <div class="scan" role="img" aria-label="UPI code of this payment">${trusted(renderSVG(intent, qrCode))}</div>
      <p class="scan">Scan it with any UPI app; in the sandbox, pick the answer below.</p>
      <p class="open"><a class="continue" href="${intent}">Open a UPI app</a></p>
    </div>`;
}

/** Posts the fields to the store automatically, or by its button where scripts don't run. */
export function returnPage(action: string, fields: Readonly<Record<string, string>>, nonce: string): string {
  const inputs = Object.entries(fields).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">\n`,
  );
  return page(
    'Back to the store',
    nonce,
    html`
    <p class="eyebrow">Payment sandbox</p>
    <h1>Back to the store</h1>
    <p class="lead">Your choice is noted. The store hears of it now.</p>
    <form id="return" method="post" action="${action}">
      ${inputs}<button class="continue">Continue</button>
    </form>
    <script nonce="${nonce}">HTMLFormElement.prototype.submit.call(document.getElementById('return'))</script>`,
  );
}

/** Says why the sandbox refused a payment, like PayU's error page. */
export function refusalPage(reason: string, storeUrl: string, nonce: string): string {
  return page(
    'Payment not possible',
    nonce,
    html`
    <p class="eyebrow">Payment sandbox</p>
    <h1>Payment not possible</h1>
    <p class="lead">${reason}</p>
    <p><a class="continue" href="${storeUrl}">Back to the store</a></p>`,
  );
}

function page(title: string, nonce: string, content: Html): string {
  return html`<!doctype html>
<html lang="en-IN">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="robots" content="noindex">
  <title>${title}</title>
  <style nonce="${nonce}">
    * { box-sizing: border-box; margin: 0 }
    body { background: #fbf8f2; color: #1c1a17; font: 16px/1.5 Inter, ui-sans-serif, system-ui, sans-serif; padding: 24px 16px }
    main { background: #fff; border: 1px solid #e4ddd0; border-radius: 8px; margin: 0 auto; max-width: 640px; padding: 28px 24px }
    .eyebrow { color: #b5311c; font-size: 13px; font-weight: 600; letter-spacing: .08em; text-transform: uppercase }
    h1 { font-size: 34px; font-variant-numeric: tabular-nums; letter-spacing: -.02em; line-height: 1.2; margin-top: 4px }
    .lead { color: #5b554b; margin-top: 4px; overflow-wrap: anywhere }
    .notice { border: 1px dashed #b98b5e; border-radius: 6px; font-weight: 600; margin-bottom: 20px; padding: 10px 14px }
    form { margin-top: 20px }
    ul { display: grid; gap: 14px 20px; grid-template-columns: repeat(auto-fill, minmax(min(100%, 260px), 1fr)); list-style: none; padding: 0 }
    button, a.continue { background: #fff; border: 1px solid #1c1a17; border-radius: 6px; color: #1c1a17; cursor: pointer; display: block;
      font: inherit; font-weight: 600; min-height: 48px; padding: 11px 16px; text-align: left; text-decoration: none; width: 100% }
    button:hover, a.continue:hover { background: #fbf8f2 }
    button:focus-visible, a:focus-visible { outline: 3px solid #0f4c4a; outline-offset: 2px }
    button[value=success], .continue, a.continue { background: #b5311c; border-color: #b5311c; color: #fff }
    button[value=success]:hover, .continue:hover, a.continue:hover { background: #9c2917 }
    .continue { margin-top: 20px; max-width: 240px; text-align: center }
    fieldset { border: 0; display: flex; flex-wrap: wrap; gap: 4px 20px; padding: 0 }
    legend { font-weight: 600; margin-bottom: 4px }
    label { align-items: center; display: flex; gap: 8px; min-height: 44px }
    input[type=radio] { accent-color: #b5311c; height: 20px; width: 20px }
    summary { cursor: pointer; min-height: 44px; padding: 10px 0 }
    .upi { margin: 12px 0 20px }
    form:not(:has([value=UPI]:checked)) .upi { display: none }
    .scan svg { display: block; height: 168px; width: 168px }
    .open { display: none }
    @media (max-width: 640px) { .scan { display: none } .open { display: block } }
    li p { color: #5b554b; font-size: 14px; margin-top: 4px }
    dl { border-top: 1px dashed #cfc6b6; color: #5b554b; display: grid; font-size: 14px; gap: 4px 16px; grid-template-columns: auto 1fr; margin-top: 24px; padding-top: 16px }
    dd { overflow-wrap: anywhere }
  </style>
</head>
<body><main><p class="notice">${demonstrationNotice}</p>${content}
</main></body>
</html>
`.markup;
}
