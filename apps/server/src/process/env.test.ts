import { StartProblem } from '@boxwright/cluster';
import { expect, test } from 'vitest';
import { parseEnv } from './env.ts';

const problemsOf = (source: Record<string, string>): string[] => {
  try {
    parseEnv(source, '/srv/shop');
    return [];
  } catch (error) {
    if (!(error instanceof StartProblem)) throw error;
    return error.message.split('\n');
  }
};

test('needs no setting at all', () => {
  const env = parseEnv({}, '/srv/shop');
  expect(env).toMatchObject({ port: 3000, publicUrl: 'http://localhost:3000', dataDir: '/srv/shop/.data', payu: null });
});

test('an empty setting is an absent one', () => {
  expect(parseEnv({ PORT: '', SMTP_URL: '' }, '/srv/shop')).toMatchObject({ port: 3000, smtpUrl: null });
});

test('says what each wrong setting must be, without repeating its value', () => {
  const problems = problemsOf({ PORT: 'eighty', SECRET_KEY: 'hunter2', DATABASE_URL: 'mysql://x' });
  expect(problems).toHaveLength(3);
  expect(problems[0]).toBe('PORT must be a number from 0 to 65535 (0 picks a free port).');
  expect(problems.join()).not.toContain('hunter2');
});

test('requires together the settings that only work together', () => {
  expect(problemsOf({ PAYU_KEY: 'k' })).toEqual(['PAYU_KEY and PAYU_SALT must be set together.']);
  expect(problemsOf({ S3_BUCKET: 'bucket', S3_REGION: 'ap-south-1' })).toEqual([
    'S3_BUCKET needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.',
  ]);
  const s3 = { S3_BUCKET: 'bucket', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' };
  expect(problemsOf(s3)).toEqual(["S3_REGION must be set where S3_ENDPOINT isn't: Amazon's buckets have a region."]);
  expect(problemsOf({ RUN_JOBS: 'false' })).toEqual([
    'RUN_JOBS must be true without DATABASE_URL: no worker could do the jobs.',
  ]);
  expect(problemsOf({ RUN_JOBS: 'false', DATABASE_URL: 'postgres://user:password@host/name' })).toEqual([]);
  expect(problemsOf({ ...s3, S3_ENDPOINT: 'http://localhost:7070' })).toEqual([]);
});

test('refuses more web processes than the built-in PostgreSQL has connections for', () => {
  expect(problemsOf({ WEB_WORKERS: '8' })).toEqual([]);
  expect(problemsOf({ WEB_WORKERS: '9' })).toEqual([
    'WEB_WORKERS must be at most 8 without DATABASE_URL: the built-in PostgreSQL has no connections for more.',
  ]);
  expect(problemsOf({ WEB_WORKERS: '9', DATABASE_URL: 'postgres://user:password@host/name' })).toEqual([]);
});

test('without WEB_WORKERS the machine decides the number', () => {
  expect(parseEnv({}, '/').webWorkers).toBeNull();
  expect(parseEnv({ WEB_WORKERS: '1' }, '/').webWorkers).toBe(1);
});

test('drops the trailing slash of the public address', () => {
  const settings = { PUBLIC_URL: 'https://shop.example/', DEMONSTRATION: 'true' };
  expect(parseEnv(settings, '/').publicUrl).toBe('https://shop.example');
});

test('a public address requires payment settings, or DEMONSTRATION=true', () => {
  for (const PUBLIC_URL of ['https://shop.example', 'http://shop.example']) {
    const [problem, ...others] = problemsOf({ PUBLIC_URL });
    expect(others).toEqual([]);
    expect(problem).toMatch(/set PAYU_KEY, PAYU_SALT and PAYU_MODE, or DEMONSTRATION=true/);
    expect(problemsOf({ PUBLIC_URL, DEMONSTRATION: 'false' })).toEqual([problem]);
    expect(problemsOf({ PUBLIC_URL, DEMONSTRATION: 'true' })).toEqual([]);
    const keys = { PUBLIC_URL, PAYU_KEY: 'k', PAYU_SALT: 's' };
    expect(problemsOf({ ...keys, PAYU_MODE: 'live' })).toEqual([]);
    expect(problemsOf({ ...keys, PAYU_MODE: 'test' })).toEqual([]);
    expect(problemsOf(keys)).toEqual(['PAYU_MODE must be set: live takes money, test only simulates it.']);
  }
  for (const PUBLIC_URL of [
    'http://localhost:4000',
    'http://127.0.0.1',
    'http://[::1]:3000',
    'http://shop.localhost',
  ]) {
    expect(problemsOf({ PUBLIC_URL })).toEqual([]);
  }
});

test('refuses DEMONSTRATION=true with real payments', () => {
  expect(problemsOf({ PAYU_KEY: 'k', PAYU_SALT: 's', DEMONSTRATION: 'true' })).toHaveLength(1);
  expect(problemsOf({ DEMONSTRATION: 'yes' })).toEqual(['DEMONSTRATION must be true or false.']);
});

test('reads which proxies are trusted', () => {
  expect(parseEnv({ TRUST_PROXY: 'true' }, '/').trustProxy).toBe(true);
  expect(parseEnv({ TRUST_PROXY: '2' }, '/').trustProxy).toBe(2);
  for (const list of ['10.0.0.1,10.0.0.2', '10.0.0.1, 192.168.0.0/16', 'loopback', '::1', 'fd00::/8, uniquelocal'])
    expect(parseEnv({ TRUST_PROXY: list }, '/').trustProxy).toBe(list);
  for (const wrong of [
    'abc',
    '10.0.0',
    '10.0.0.1/33',
    '10.0.0.1/x',
    '10.0.0.1/0',
    '10.0.0.1,',
    '-1',
    '1e9',
    '99',
    'TRUE',
  ])
    expect(problemsOf({ TRUST_PROXY: wrong }), wrong).toEqual([
      'TRUST_PROXY must be true, false, a number of hops up to 20, or a list of addresses and networks such as 10.0.0.1, 192.168.0.0/16 or loopback.',
    ]);
});
