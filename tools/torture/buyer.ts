import { setTimeout as wait } from 'node:timers/promises';
import { hiddenFields, returnAddress } from '../sandbox-page.ts';
import { type Answer, type Client, dataOf } from './client.ts';
import { GaveUp, type Insistence, insist } from './insist.ts';
import type { Shop } from './shop.ts';
import { addressOf, type Choices, readChoices } from './things.ts';

/** The rate limit for starting payments is ten a minute and sixty an hour per customer. */
const purchasesACustomer = 8;

interface Placed {
  readonly orderId: number;
  readonly totalPaise: number;
}

const paiseOf = (rupees: number) => Math.round(rupees * 100);

/** A customer who registers, fills carts, places orders and pays, and records every acknowledgement. */
export class Buyer {
  readonly #shop: Shop;
  readonly #means: Insistence;
  #client: Client;
  #email = '';
  #choices: Choices | undefined;

  constructor(shop: Shop, means: Insistence) {
    this.#shop = shop;
    this.#means = means;
    this.#client = shop.visitor();
  }

  /** Buys until the signal to stop; the current purchase is finished first. */
  async buyWhile(isOpen: () => boolean): Promise<void> {
    const { findings } = this.#means;
    try {
      while (isOpen()) {
        await this.#becomeCustomer();
        for (let turn = 0; isOpen() && turn < purchasesACustomer; turn += 1) await this.#purchase();
      }
    } catch (error) {
      if (!(error instanceof GaveUp)) throw error;
      findings.violation(`A buyer gave up: ${error.message}.`);
      // Continue with a new customer.
      if (isOpen()) await this.buyWhile(isOpen);
    } finally {
      this.#client.close();
    }
  }

  async #becomeCustomer(): Promise<void> {
    const { random, journal, findings } = this.#means;
    this.#client.close();
    this.#client = this.#shop.visitor();
    this.#email = `${random.word(12)}@buyers.example`;
    const password = `Pass1${random.word(10)}`;
    const person = { name: 'Asha Raman', email: this.#email, mobile: '9840012345', companyName: 'Kokko', password };
    const registered = await this.#send('AddCustomer', person);
    // The address may be taken by our own earlier try whose response was lost.
    if (registered.status !== 409) this.#accept('AddCustomer', registered);
    journal.note({ what: 'customer', customerEmail: this.#email });
    await this.#ask('AddwebsiteLogin', { email: this.#email, password, action: 'Login' });
    this.#choices ??= await readChoices((operation, body) => this.#ask(operation, body));
    findings.count('customers');
  }

  async #purchase(): Promise<void> {
    const { random, findings } = this.#means;
    const choices = this.#choices ?? { variants: [], boards: [], coatings: [], cityId: 0 };
    const boxes = random.whole(1, 3);
    let cartId = 0;
    let pieces = 0;
    for (let box = 0; box < boxes; box += 1) {
      // Different quantities, so that the lines aren't merged.
      const quantity = 1000 + 500 * box + random.whole(0, 4) * 100;
      const added = await this.#ask<{ order_id: number }>('AddToCartWebsite', {
        orderid: cartId,
        itemdetails: [{ Item: random.one(choices.variants), Quantity: quantity }],
        boardid: random.one(choices.boards),
        outercoatingid: random.one(choices.coatings),
        deliverytype: 'StandardShipping',
        destination_pin: '641001',
        status: 'INCART',
      });
      cartId = added.order_id;
      pieces += quantity;
      findings.count('lines put into carts');
    }
    const { addressId } = await this.#ask<{ addressId: number }>('Add_CustomerAddress', addressOf(choices));
    const placing = { cartid: cartId, billingaddress: addressId, shippingaddress: addressId };
    const placed = await this.#place(placing, { boxes, pieces });
    await this.#lookAround();
    await this.#pay(placed);
  }

  /** Sometimes by a double click, or from two tabs at once. */
  async #place(
    placing: { cartid: number; billingaddress: number; shippingaddress: number },
    { boxes, pieces }: { boxes: number; pieces: number },
  ): Promise<Placed> {
    const { random, findings, journal } = this.#means;
    const clicks = random.happens(0.25) ? 2 : 1;
    const answers = await Promise.all(
      Array.from({ length: clicks }, () =>
        this.#ask<{ order_id: number; total_amount: number }>('PlaceOrder', {
          ...placing,
          paymentmode: 'OnlinePayment',
        }),
      ),
    );
    for (const { order_id: orderId, total_amount: total } of answers) {
      journal.note({
        what: 'order',
        orderId,
        cartId: placing.cartid,
        customerEmail: this.#email,
        totalPaise: paiseOf(total),
        pieces,
        lines: boxes,
      });
      findings.count('orders acknowledged');
    }
    const [first] = answers;
    if (first === undefined) throw new GaveUp('PlaceOrder was never sent');
    return { orderId: first.order_id, totalPaise: paiseOf(first.total_amount) };
  }

  async #pay({ orderId, totalPaise }: Placed): Promise<void> {
    const { findings, journal } = this.#means;
    const { txnid, action, amount, fields } = await this.#ask<{
      txnid: string;
      action: string;
      amount: number;
      fields: Record<string, string>;
    }>('StartPayment', { orderid: orderId, purpose: 'full' });
    findings.expect(
      paiseOf(amount) === totalPaise,
      'A payment was started with an amount that differs from the order’s total.',
    );
    await this.#post('sandbox/_payment', action, fields);
    const outcome = { txnid, outcome: 'success' };
    const { text } = await this.#post('sandbox/_outcome', new URL('_outcome', action).href, outcome);
    await this.#post('payments/return', returnAddress(text), hiddenFields(text));
    for (;;) {
      const { state } = await this.#ask<{ state: string }>('GetPaymentState', { txnid });
      if (state === 'succeeded') break;
      if (state !== 'open' && state !== 'pending') throw new GaveUp(`a payment that succeeded is shown as ${state}`);
      await wait(300);
    }
    journal.note({ what: 'payment', orderId, txnid, amountPaise: paiseOf(amount) });
    findings.count('payments acknowledged');
  }

  /** Reads pages in between; a failing page is reported, and the purchase goes on. */
  async #lookAround(): Promise<void> {
    const { findings, random } = this.#means;
    const path = random.one(['/', '/cart', '/checkout', '/my-orders', '/p/soap-box', '/profile']);
    const answer = await this.#client.get(path).catch(() => undefined);
    findings.count('pages read');
    const isBroken = answer !== undefined && answer.status >= 500 && answer.status !== 503;
    if (isBroken) findings.violation(`The page ${path} answered ${answer.status}.`);
  }

  async #ask<T>(operation: string, body: object): Promise<T> {
    const answer = await this.#send(operation, body);
    this.#accept(operation, answer);
    const data = dataOf<T>(answer);
    if (data === undefined) throw new GaveUp(`${operation} answered no JSON`);
    return data;
  }

  #accept(operation: string, { status, text }: Answer): void {
    if (status < 200 || status > 299) throw new GaveUp(`${operation} answered ${status}: ${text.slice(0, 160)}`);
  }

  #send(operation: string, body: object): Promise<Answer> {
    // The same idempotency key for all tries, so that the operation runs once.
    const headers = { 'idempotency-key': this.#means.random.word(24) };
    return insist(this.#means, operation, () => this.#client.call(operation, body, headers));
  }

  async #post(request: string, url: string, fields: Record<string, string>): Promise<Answer> {
    const answer = await insist(this.#means, request, () => this.#client.form(url, fields));
    if (answer.status >= 400) throw new GaveUp(`${request} answered ${answer.status}`);
    return answer;
  }
}
