import { z } from 'zod';
import { passwordAgainRules } from '../forms/account-data.ts';
import { staffCodeRules } from '../forms/staff.ts';
import { operation } from '../kernel/operation.ts';
import { field, record } from '../kernel/record.ts';
import { line } from '../kernel/text.ts';
import { formSecret, formText, moment } from '../kernel/values.ts';
import { ownSession } from './account-data.ts';

const password = record({ password: field('password', formSecret(128)) });
/** Shown only now: only their hashes are stored. */
const recoveryCodes = record({ codes: field('codes', z.array(z.string())) });

export const staffAccountOperations = {
  GetStaffAccount: operation({
    summary: "The signed-in member's own account: authenticator app and sessions.",
    method: 'POST',
    access: { staff: 'own-account' },
    input: record({}),
    output: record({
      name: field('fld_name', z.string()),
      email: field('fld_email', z.string()),
      role: field('fld_role', z.string()),
      /** Null when it is off. */
      authenticatorSince: field('authenticator_since', moment.nullable()),
      recoveryCodesLeft: field('recovery_codes_left', z.int()),
      sessions: field('sessions', z.array(ownSession)),
    }),
  }),
  BeginAuthenticator: operation({
    summary: 'Returns a secret for an authenticator app. The app counts once one of its codes has confirmed it.',
    method: 'POST',
    access: { staff: 'own-account' },
    input: password,
    rules: passwordAgainRules,
    output: record({
      /** In groups of four, for typing. */
      secret: field('secret', z.string()),
      /** Contents of the QR code, for a device that has the app itself. */
      address: field('address', z.string()),
      /** The QR code: its size in units, and its dark parts as an SVG path. */
      qrSize: field('qr_size', z.int()),
      qrPath: field('qr_path', z.string()),
    }),
  }),
  ConfirmAuthenticator: operation({
    summary:
      'Switches the authenticator app on with its first code. Returns recovery codes, and ends all other sessions.',
    method: 'POST',
    access: { staff: 'own-account' },
    input: record({ code: field('code', formText(40)) }),
    rules: staffCodeRules,
    output: recoveryCodes,
  }),
  TurnOffAuthenticator: operation({
    summary: 'Switches the authenticator app off, and forgets its recovery codes.',
    method: 'POST',
    access: { staff: 'own-account' },
    input: password,
    rules: passwordAgainRules,
    output: record({}),
  }),
  MakeRecoveryCodes: operation({
    summary: 'Replaces the recovery codes with ten new ones.',
    method: 'POST',
    access: { staff: 'own-account' },
    input: password,
    rules: passwordAgainRules,
    output: recoveryCodes,
  }),
  EndStaffSession: operation({
    summary: 'Signs out one other device of the signed-in member.',
    method: 'POST',
    access: { staff: 'own-account' },
    input: record({ sessionId: field('session_id', line(100)) }),
    output: record({}),
  }),
  EndOtherStaffSessions: operation({
    summary: 'Signs out all other devices of the signed-in member.',
    method: 'POST',
    access: { staff: 'own-account' },
    input: record({}),
    output: record({}),
  }),
};
