import { existsSync } from 'node:fs';
import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { StartProblem } from '@boxwright/cluster';
import { z } from 'zod';
import { isPublicAddress } from './public-address.ts';
import { mostWebWorkers } from './web-worker-count.ts';

/** Every setting of the store, checked. Nothing else reads the environment. */
export interface Env {
  readonly mode: 'production' | 'development' | 'test';
  readonly port: number;
  readonly host: string;
  /** The site's public address without a trailing slash. */
  readonly publicUrl: string;
  /** Absolute path of the folder for database, files and the secret. */
  readonly dataDir: string;
  /** An external PostgreSQL; null means the embedded one. */
  readonly databaseUrl: string | null;
  /** Whether statements are prepared at `databaseUrl`; poolers in transaction mode may not support that. */
  readonly preparedStatements: boolean;
  readonly smtpUrl: string | null;
  readonly mailFrom: string;
  /** The payment provider's account; null means the sandbox. */
  readonly payu: { readonly key: string; readonly salt: string; readonly mode: 'test' | 'live' } | null;
  readonly s3: S3Settings | null;
  readonly staff: { readonly email: string | null; readonly password: string | null };
  /** SECRET_KEY; null means the key stored in `dataDir`. */
  readonly secretKey: string | null;
  readonly gaMeasurementId: string | null;
  readonly whatsappNumber: string | null;
  /** Which proxies may set the visitor's address: none, all, a number of hops, or a list of addresses. */
  readonly trustProxy: boolean | number | string;
  /** Web processes; null means as many as the machine has use for. */
  readonly webWorkers: number | null;
  /** Whether a web node also runs jobs; a worker always does. */
  readonly runsJobs: boolean;
  /** The port of a worker's health; null means none. */
  readonly workerPort: number | null;
  /** The bearer token for `/metrics`; null means that the private network may read them without a token. */
  readonly metricsToken: string | null;
  /** Whether the layouts of the catalogue's sizes are computed before somebody asks for them. */
  readonly laysOutAhead: boolean;
  /** The space in MB for uploaded files that aren't in a cart, order or quotation. */
  readonly uploadSpaceMb: number;
  /** A program that looks at uploaded files, with its arguments; null without one. */
  readonly scanCommand: readonly string[] | null;
  /** Requests a minute that one source may send to the web processes of one machine; 0 means no limit. */
  readonly rateLimit: number;
  readonly logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
}

export interface S3Settings {
  readonly endpoint: string | null;
  readonly region: string;
  readonly bucket: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d+$/)
    .transform(Number)
    .refine((number) => number >= min && number <= max);

const address = (...protocols: string[]) =>
  z.string().refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol));

const trueOrFalse = z.stringbool({ truthy: ['true'], falsy: ['false'] });

const withoutSlash = (text: string) => text.replace(/\/+$/, '');

/** Each variable with its schema and the end of the sentence about a wrong value. */
export const settings = {
  NODE_ENV: [z.enum(['production', 'development', 'test']).default('production'), 'production, development or test'],
  PORT: [wholeNumber(0, 65_535).default(3000), 'a number from 0 to 65535 (0 picks a free port)'],
  HOST: [z.string().default('0.0.0.0'), 'an address of this machine, such as 0.0.0.0 or 127.0.0.1'],
  PUBLIC_URL: [
    address('http:', 'https:').transform(withoutSlash).optional(),
    'an address such as https://shop.example',
  ],
  DATA_DIR: [z.string().default('.data'), 'a folder'],
  DATABASE_URL: [
    address('postgres:', 'postgresql:').optional(),
    'an address such as postgres://user:password@host/name',
  ],
  DATABASE_PREPARED_STATEMENTS: [trueOrFalse.default(true), 'true or false'],
  SMTP_URL: [address('smtp:', 'smtps:').optional(), 'an address such as smtps://user:password@mail.example:465'],
  MAIL_FROM: [
    z.string().regex(/@/).default('orders@boxwright.example'),
    'a sender such as orders@shop.example or Shop <orders@shop.example>',
  ],
  PAYU_KEY: [z.string().optional(), 'the key of the PayU account'],
  PAYU_SALT: [z.string().optional(), 'the salt of the PayU account'],
  PAYU_MODE: [z.enum(['test', 'live']).optional(), 'test or live'],
  DEMONSTRATION: [trueOrFalse.default(false), 'true or false'],
  S3_ENDPOINT: [
    address('http:', 'https:').transform(withoutSlash).optional(),
    'an address such as https://storage.example',
  ],
  S3_REGION: [z.string().default('auto'), 'a region'],
  S3_BUCKET: [
    z
      .string()
      .regex(/^[a-z0-9][a-z0-9.-]+$/)
      .optional(),
    "a bucket's name",
  ],
  S3_ACCESS_KEY_ID: [z.string().optional(), 'the id of an access key'],
  S3_SECRET_ACCESS_KEY: [z.string().optional(), 'the secret of an access key'],
  STAFF_EMAIL: [
    z
      .email()
      .transform((email) => email.toLowerCase())
      .optional(),
    'an e-mail address',
  ],
  STAFF_PASSWORD: [z.string().min(12).max(128).optional(), 'a password of 12 to 128 characters'],
  SECRET_KEY: [z.string().min(32).optional(), 'at least 32 random characters'],
  GA_MEASUREMENT_ID: [
    z
      .string()
      .regex(/^G-[A-Z0-9]+$/)
      .optional(),
    'an id such as G-ABC123',
  ],
  WHATSAPP_NUMBER: [
    z
      .string()
      .regex(/^\d{8,15}$/)
      .optional(),
    'country code and number in digits, such as 914400000000',
  ],
  TRUST_PROXY: [
    z.string().refine(isTrust).transform(readTrust).default(false),
    'true, false, a number of hops up to 20, or a list of addresses and networks such as 10.0.0.1, 192.168.0.0/16 or loopback',
  ],
  METRICS_TOKEN: [z.string().min(16).optional(), 'at least 16 random characters'],
  WEB_WORKERS: [wholeNumber(1, 64).optional(), 'a number from 1 to 64'],
  RUN_JOBS: [trueOrFalse.default(true), 'true or false'],
  WORKER_PORT: [wholeNumber(0, 65_535).optional(), 'a number from 0 to 65535 (0 picks a free port)'],
  LAY_OUT_AHEAD: [trueOrFalse.default(true), 'true or false'],
  SCAN_COMMAND: [z.string().optional(), 'a program with its arguments, such as clamdscan --fdpass --no-summary'],
  UPLOAD_SPACE_MB: [wholeNumber(100, 10_000_000).default(10_000), 'a number of MB from 100'],
  RATE_LIMIT: [wholeNumber(0, 1_000_000).default(3000), 'a number of requests a minute (0 means no limit)'],
  LOG_LEVEL: [
    z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
    'fatal, error, warn, info, debug, trace or silent',
  ],
} as const satisfies Record<string, readonly [z.ZodType, string]>;

const namedNetworks = ['loopback', 'linklocal', 'uniquelocal'];

/** Whether the library accepts the text; anything else would stop it with a stack trace. */
function isTrust(text: string): boolean {
  if (text === 'true' || text === 'false') return true;
  if (/^\d+$/.test(text)) return Number(text) <= 20;
  return text.split(',').every((each) => {
    const [address = '', prefix, ...more] = each.trim().split('/');
    if (namedNetworks.includes(each.trim())) return true;
    const version = isIP(address);
    if (version === 0 || more.length > 0) return false;
    return (
      prefix === undefined ||
      (/^\d{1,3}$/.test(prefix) && Number(prefix) >= 1 && Number(prefix) <= (version === 4 ? 32 : 128))
    );
  });
}

function readTrust(text: string): boolean | number | string {
  if (text === 'true' || text === 'false') return text === 'true';
  return /^\d+$/.test(text) ? Number(text) : text;
}

type Values = { [K in keyof typeof settings]: z.output<(typeof settings)[K][0]> };

/**
 * Reads the settings. Empty variables count as absent.
 * @throws StartProblem with one sentence per problem.
 */
export function parseEnv(source: Readonly<Record<string, string | undefined>>, folder: string): Env {
  const problems: string[] = [];
  const values: Record<string, unknown> = {};
  for (const [name, [schema, wanted]] of Object.entries(settings)) {
    const parsed = schema.safeParse(source[name] === '' ? undefined : source[name]);
    if (parsed.success) values[name] = parsed.data;
    else problems.push(`${name} must be ${wanted}.`);
  }
  const given = (name: keyof typeof settings) => values[name] !== undefined;
  if (given('PAYU_KEY') !== given('PAYU_SALT')) problems.push('PAYU_KEY and PAYU_SALT must be set together.');
  if (problems.length === 0) problems.push(...paymentProblems(values as Values)); // every value passed its own schema
  if (given('S3_BUCKET') && !(given('S3_ACCESS_KEY_ID') && given('S3_SECRET_ACCESS_KEY'))) {
    problems.push('S3_BUCKET needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.');
  }
  if (given('S3_BUCKET') && !given('S3_ENDPOINT') && values['S3_REGION'] === 'auto') {
    problems.push("S3_REGION must be set where S3_ENDPOINT isn't: Amazon's buckets have a region.");
  }
  if (values['RUN_JOBS'] === false && !given('DATABASE_URL')) {
    problems.push('RUN_JOBS must be true without DATABASE_URL: no worker could do the jobs.');
  }
  if (!given('DATABASE_URL') && Number(values['WEB_WORKERS'] ?? 1) > mostWebWorkers) {
    problems.push(
      `WEB_WORKERS must be at most ${mostWebWorkers} without DATABASE_URL: the built-in PostgreSQL has no connections for more.`,
    );
  }
  if (problems.length > 0) throw new StartProblem(problems.join('\n'));
  return asEnv(values as Values, folder); // every value passed its own schema
}

/** On a public address real orders must not be "paid" in the sandbox. */
function paymentProblems({ PUBLIC_URL, PAYU_KEY, PAYU_MODE, DEMONSTRATION }: Values): readonly string[] {
  if (PAYU_KEY !== undefined && DEMONSTRATION) {
    return ['DEMONSTRATION must be false where PAYU_KEY is set: those payments are real.'];
  }
  if (DEMONSTRATION || PUBLIC_URL === undefined || !isPublicAddress(PUBLIC_URL)) return [];
  if (PAYU_KEY !== undefined) {
    return PAYU_MODE === undefined ? ['PAYU_MODE must be set: live takes money, test only simulates it.'] : [];
  }
  return [
    'PUBLIC_URL is a public address, but payments would only be simulated: set PAYU_KEY, PAYU_SALT and PAYU_MODE, or DEMONSTRATION=true for a shop that says everywhere that no money moves.',
  ];
}

function asEnv(values: Values, folder: string): Env {
  return {
    mode: values.NODE_ENV,
    port: values.PORT,
    host: values.HOST,
    publicUrl: values.PUBLIC_URL ?? `http://localhost:${values.PORT}`,
    dataDir: resolve(folder, values.DATA_DIR),
    databaseUrl: values.DATABASE_URL ?? null,
    preparedStatements: values.DATABASE_PREPARED_STATEMENTS,
    smtpUrl: values.SMTP_URL ?? null,
    mailFrom: values.MAIL_FROM,
    payu:
      values.PAYU_KEY !== undefined && values.PAYU_SALT !== undefined
        ? { key: values.PAYU_KEY, salt: values.PAYU_SALT, mode: values.PAYU_MODE ?? 'test' }
        : null,
    s3:
      values.S3_BUCKET === undefined
        ? null
        : {
            endpoint: values.S3_ENDPOINT ?? null,
            region: values.S3_REGION,
            bucket: values.S3_BUCKET,
            accessKeyId: values.S3_ACCESS_KEY_ID ?? '',
            secretAccessKey: values.S3_SECRET_ACCESS_KEY ?? '',
          },
    staff: { email: values.STAFF_EMAIL ?? null, password: values.STAFF_PASSWORD ?? null },
    secretKey: values.SECRET_KEY ?? null,
    gaMeasurementId: values.GA_MEASUREMENT_ID ?? null,
    whatsappNumber: values.WHATSAPP_NUMBER ?? null,
    trustProxy: values.TRUST_PROXY,
    webWorkers: values.WEB_WORKERS ?? null,
    runsJobs: values.RUN_JOBS,
    workerPort: values.WORKER_PORT ?? null,
    metricsToken: values.METRICS_TOKEN ?? null,
    laysOutAhead: values.LAY_OUT_AHEAD,
    scanCommand: values.SCAN_COMMAND?.trim().split(/\s+/) ?? null,
    uploadSpaceMb: values.UPLOAD_SPACE_MB,
    rateLimit: values.RATE_LIMIT,
    logLevel: values.LOG_LEVEL,
  };
}

/** The settings of this process: its environment, completed by `.env` in the working folder. */
export function readEnv(): Env {
  const file = resolve('.env');
  if (existsSync(file)) process.loadEnvFile(file);
  return parseEnv(process.env, process.cwd());
}
