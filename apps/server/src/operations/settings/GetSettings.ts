import { ok } from '@boxwright/contract';
import type { Handler } from '../../calls/call.ts';
import { readSettingsNow, sections } from '../../selling/settings/sections.ts';
import { seenValues } from '../../selling/settings/seen-values.ts';

export const GetSettings: Handler<'GetSettings'> = async ({ section }, { services }) => {
  const { db, env, gateway } = services;
  const values = sections[section].show(await readSettingsNow(db));
  return ok({
    values: { ...values },
    seen: seenValues(values),
    mail: {
      isSent: env.smtpUrl !== null,
      // Never the address itself, which holds the password.
      server: env.smtpUrl === null ? null : new URL(env.smtpUrl).hostname,
      from: env.mailFrom,
    },
    payments: { gateway: gateway.name, mode: env.payu?.mode ?? 'test' },
  });
};
