import { Agent, request as httpRequest } from 'node:http';
import { type Figure, quantile } from './report.ts';
import { Caller } from './wire.ts';

/** Connections per visitor; a browser opens six. */
const connections = 50;
const seconds = 5;
/** The default rate limit per minute. */
const allowance = 3_000;

interface Ask {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: object;
}

/** A side in mm that isn't cached yet, to the hundredth. */
const side = (least: number, most: number, seed: number) =>
  Math.round((least + ((seed * 7919) % 9973) / (9973 / (most - least))) * 100) / 100;

interface Goods {
  readonly variants: readonly number[];
  readonly board: number;
}

const choice = ({ variants, board }: Goods, run: number) => ({
  quantity: 1000 + (run % 9000),
  outercoatingid: 0,
  innercoatingid: 0,
  varientid: variants[run % variants.length],
  boardid: board,
  length: side(40, 120, run + 1),
  width: side(30, 90, run + 3),
  height: side(40, 160, run + 7),
});

const drawn = (run: number) => ({
  length: side(60, 200, run + 2),
  width: side(40, 120, run + 5),
  height: side(50, 150, run + 9),
});

const styles = ['reverse-tuck-end', 'auto-lock-bottom', 'display', 'gusset'];

/** The most expensive requests, each for something that isn't cached yet. */
const attacksOn = (goods: Goods): Readonly<Record<string, (run: number) => Ask>> => ({
  GetPrice: (run) => ({ method: 'POST', path: '/api/GetPrice', body: choice(goods, run) }),
  GetPriceLadder: (run) => {
    const { quantity: _, ...box } = choice(goods, 100_000 + run);
    return { method: 'POST', path: '/api/GetPriceLadder', body: box };
  },
  GetLayout: (run) => ({ method: 'POST', path: '/api/GetLayout', body: choice(goods, 200_000 + run) }),
  GetStickerPrice: (run) => ({
    method: 'POST',
    path: '/api/GetStickerPrice',
    body: {
      // A round sticker must be as long as it is wide.
      shape: 'Square/Rectangle',
      material: 1,
      digital: 'Y',
      length: String(side(12, 60, run)),
      width: String(side(10, 55, run + 4)),
      quantity: 1000,
    },
  }),
  GetDieline: (run) => ({
    method: 'POST',
    path: '/api/GetDieline',
    body: { style: styles[run % styles.length], ...drawn(run), boardid: goods.board },
  }),
  'dieline files': (run) => {
    const { length, width, height } = drawn(run);
    const format = ['pdf', 'dxf', 'gltf', 'svg'][run % 4];
    const query = `length=${length}&width=${width}&height=${height}&board=${goods.board}`;
    return { method: 'GET', path: `/downloads/dieline/${styles[run % styles.length]}.${format}?${query}` };
  },
  pictures: (run) => ({
    method: 'GET',
    path: `/pictures/box/reverse-tuck-end/${20 + (run % 300)}x${30 + (run % 200)}x${40 + (run % 250)}.svg?look=lumo&view=${['closed', 'open', 'flat'][run % 3]}`,
  }),
  pages: (run) => ({ method: 'GET', path: `/mono-cartons?seen=${run}` }),
  'unknown assets': (run) => ({ method: 'GET', path: `/assets/nothing-${run}.js` }),
});

type Rows = readonly Record<string, number | string>[];

const goodsOf = async (url: string): Promise<Goods> => {
  const caller = new Caller(url, '10.7.0.1');
  const ids = async (operation: string, field: string, body: object = {}) =>
    (await caller.call<Rows>(operation, body)).map((row) => Number(row[field]));
  const variants = await ids('GetVariantData', 'fld_variantid', { recordCount: '*' });
  const [board = 0] = await ids('GetBoard', 'fld_board_id');
  caller.close();
  return { variants, board };
};

/**
 * Measures how long a second visitor waits while one source sends the most expensive requests at its full rate limit.
 */
export const measureNeighbours = async (url: string, clock = () => performance.now()): Promise<Figure[]> => {
  const figures: Figure[] = [];
  let address = 0;
  for (const [name, ask] of Object.entries(attacksOn(await goodsOf(url)))) {
    address += 1;
    const { waits, answers } = await attack(url, ask, `10.7.${address}.`, clock);
    const statuses = [...answers].map(([status, count]) => `${count}× ${status}`).join(', ');
    figures.push(
      { name: `beside ${name}: a page, 99 %`, value: quantile(waits.page, 0.99), unit: 'ms', goal: '≤ 100' },
      {
        name: `beside ${name}: /healthz, 99 % (${statuses})`,
        value: quantile(waits.health, 0.99),
        unit: 'ms',
        goal: '≤ 100',
      },
    );
  }
  return figures;
};

const attack = async (url: string, ask: (run: number) => Ask, network: string, clock: () => number) => {
  const visitor = { agent: new Agent({ keepAlive: true }), address: `${network}1` };
  const attacker = { agent: new Agent({ keepAlive: true, maxSockets: connections }), address: `${network}2` };
  const page: Ask = { method: 'GET', path: '/faqs' };
  await send(url, visitor, page);
  // A body that is refused costs the server nothing.
  if ((await send(url, attacker, ask(0))) === 400) throw new Error(`${ask(0).path} refuses what the bench asks`);
  const answers = new Map<number, number>();
  const end = performance.now() + seconds * 1000;
  let run = 0;
  const attacking = Promise.all(
    Array.from({ length: connections }, async () => {
      while (performance.now() < end && run < allowance) {
        run += 1;
        const status = await send(url, attacker, ask(run)).catch(() => 0);
        answers.set(status, (answers.get(status) ?? 0) + 1);
      }
      return undefined;
    }),
  ).then(() => {
    over = true;
  });
  let over = false;
  const waits = { page: [] as number[], health: [] as number[] };
  while (!over) {
    for (const [path, times] of [
      ['/healthz', waits.health],
      [page.path, waits.page],
    ] as const) {
      const begun = clock();
      const status = await send(url, visitor, { method: 'GET', path });
      // A refused request counts as an infinite wait.
      times.push(status === 200 ? clock() - begun : Number.POSITIVE_INFINITY);
    }
    await new Promise((later) => setTimeout(later, 10));
  }
  await attacking;
  visitor.agent.destroy();
  attacker.agent.destroy();
  return { waits, answers };
};

/** The status, once the whole answer has arrived. */
const send = (url: string, from: { readonly agent: Agent; readonly address: string }, { method, path, body }: Ask) =>
  new Promise<number>((answered, failed) => {
    const text = body === undefined ? '' : JSON.stringify(body);
    const headers = {
      'x-forwarded-for': from.address,
      ...(body === undefined ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
    };
    const sent = httpRequest(new URL(path, url), { method, agent: from.agent, headers }, (answer) => {
      answer.resume();
      answer.on('end', () => answered(answer.statusCode ?? 0));
      answer.on('error', failed);
    });
    sent.on('error', failed);
    sent.end(text);
  });
