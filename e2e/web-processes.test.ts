import { readdirSync, readFileSync } from 'node:fs';
import { request } from 'node:http';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import type { Site } from '../tools/site.ts';
import { copyOfShop, startShop } from './prepared-shop.ts';

// One shop with two web processes. Each test uses its own addresses, so that none uses up another one's limit.
const data = copyOfShop(inject('preparedShop'));
let site: Site;
beforeAll(async () => {
  site = await startShop(data.path, { WEB_WORKERS: '2', RATE_LIMIT: '300', TRUST_PROXY: '1' });
});
afterAll(async () => {
  await site?.stop();
  data.remove();
});

interface Sending {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: object;
}

interface Answer {
  readonly status: number;
  readonly cookies: readonly string[];
  readonly text: string;
}

/** Sends over a new connection. New connections go to the processes in turn, on which all tests here rely. */
const send = (path: string, { method = 'GET', headers = {}, body }: Sending = {}): Promise<Answer> =>
  new Promise((answered, failed) => {
    // A connection that was given to a killed process may stay silent.
    const options = { agent: false, method, headers: { ...headers, connection: 'close' }, timeout: 30_000 };
    const sent = request(new URL(path, site.url), options, (answer) => {
      let text = '';
      answer.setEncoding('utf8');
      answer.on('data', (chunk) => {
        text += chunk;
      });
      answer.once('error', failed);
      answer.once('end', () => {
        const cookies = (answer.headers['set-cookie'] ?? []).map((cookie) => cookie.split(';')[0] ?? '');
        answered({ status: answer.statusCode ?? 0, cookies, text });
      });
    });
    sent.once('timeout', () => sent.destroy(new Error(`${path} was not answered`)));
    sent.once('error', failed);
    sent.end(body && JSON.stringify(body));
  });

const visitorFrom = (source: string, cookie = '') => {
  const headers = { 'x-forwarded-for': source, cookie };
  return {
    get: (path: string) => send(path, { headers }),
    async call(operation: string, body: object): Promise<Answer> {
      const json = { ...headers, 'content-type': 'application/json' };
      const answer = await send(`/api/${operation}`, { method: 'POST', headers: json, body });
      expect(answer.status, `${operation}: ${answer.text}`).toBe(200);
      return answer;
    },
  };
};

/** Sends this many requests, one after the other. */
const asked = async <T>(times: number, ask: () => Promise<T>): Promise<T[]> => {
  const answers: T[] = [];
  for (let time = 0; time < times; time++) answers.push(await ask());
  return answers;
};

/** The figures of all processes. Requested directly, because behind a proxy nobody may read them without a token. */
const metrics = () => send('/metrics');

test('a session begun at one process is known to both, and after it has ended to neither', async () => {
  const source = '203.0.113.1';
  const email = 'two.processes@example.com';
  const password = 'a-password-of-length-9';
  const stranger = visitorFrom(source);
  await stranger.call('AddCustomer', { name: 'Asha', email, mobile: '9840012345', companyName: 'Kokko', password });
  const { cookies } = await stranger.call('AddwebsiteLogin', { email, password, action: 'Login' });
  const customer = visitorFrom(source, cookies.join('; '));
  const timesKnown = async () => {
    const answers = await asked(10, () => customer.get('/api/UserInfo'));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    return answers.filter(({ text }) => text.includes(email)).length;
  };
  expect(await timesKnown()).toBe(10);
  await customer.call('Logout', {});
  await expect.poll(timesKnown).toBe(0);
});

test('/metrics answers for both processes together', async () => {
  const visitor = visitorFrom('203.0.113.2');
  // No other test calls it.
  await asked(21, () => visitor.get('/api/GetCompany'));
  const counted = async () => {
    const { text } = await metrics();
    const series = text.matchAll(/^http_request_duration_seconds_count\{[^}]*name="GetCompany"[^}]*\} (\d+)/gm);
    return [...series].reduce((sum, [, count]) => sum + Number(count), 0);
  };
  // A request is counted just after its answer has been sent.
  await expect.poll(counted).toBe(21);
  expect((await metrics()).text.match(/^boxwright_jobs_waiting\b.*$/gm)).toEqual(['boxwright_jobs_waiting 0']);
});

test('a source has one limit for both processes together', async () => {
  const visitor = visitorFrom('203.0.113.3');
  const statuses = async (times: number) =>
    (await asked(times, () => visitor.get('/favicon.svg'))).map(({ status }) => status);
  await statuses(450);
  let sent = 450;
  const askMore = () => {
    sent += 20;
    return statuses(20);
  };
  await expect.poll(askMore, { timeout: 30_000, interval: 1_000 }).toEqual(Array(20).fill(429));
  // Each process had half of them: with counters of their own, neither would have reached 300.
  expect(sent / 2).toBeLessThan(300);
  const another = visitorFrom('203.0.113.4');
  expect((await asked(4, () => another.get('/favicon.svg'))).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
});

test('a web process that is killed is replaced, while the other one answers', async () => {
  const before = webProcesses();
  expect(before).toHaveLength(2);
  const [killed = 0, other] = before;
  process.kill(killed, 'SIGKILL');
  const visitor = visitorFrom('203.0.113.5');
  const answers: (number | string)[] = [];
  const ask = () => visitor.get('/favicon.svg').then(({ status }) => status, String);
  const remaining = async () => {
    answers.push(await ask());
    return webProcesses().filter((pid) => pid !== killed).length;
  };
  await expect.poll(remaining).toBe(2);
  expect(webProcesses()).toContain(other);
  // The figures cover both again once the new process listens.
  await expect.poll(async () => (await metrics()).status).toBe(200);
  answers.push(...(await asked(10, ask)));
  // A connection that was just given to the killed process is lost.
  expect(answers.filter((answer) => answer !== 200).length, answers.join()).toBeLessThanOrEqual(1);
  expect(answers.slice(-10)).toEqual(Array(10).fill(200));
});

/** The first process has started PostgreSQL as well. */
const webProcesses = (): number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => parentOf(pid) === site.pid && textOf(`/proc/${pid}/cmdline`).includes('main.ts'));

const parentOf = (pid: number): number => Number(/\nPPid:\s+(\d+)/.exec(textOf(`/proc/${pid}/status`))?.[1] ?? 0);

/** Empty if the process has ended meanwhile. */
const textOf = (path: string): string => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
};
