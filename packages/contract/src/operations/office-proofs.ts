import { z } from 'zod';
import { artworkToken } from '../fields/artwork.ts';
import { proofLine } from '../fields/proof.ts';
import {
  artworkStandings,
  artworkWishes,
  decideAtDeskRules,
  proofDecisions,
  proofTextMaxLength,
  waiveProofRules,
} from '../forms/proof.ts';
import { operation } from '../kernel/operation.ts';
import { field, record } from '../kernel/record.ts';
import { formParagraphs, id, moment } from '../kernel/values.ts';
import { lying } from './proofs.ts';

const text = z.string();
const access = { staff: 'proofs' } as const;
const lineId = field('line_id', id);
const words = (name: string) => field(name, formParagraphs(proofTextMaxLength, 'the text'));
const deskLine = record({
  ...proofLine,
  /** Whether it may be printed although no proof is approved, and why. */
  waiver: field(
    'waiver',
    record({ reason: field('reason', text), by: field('by', text), at: field('at', moment) }).nullable(),
  ),
});
const changed = record({ line: field('line', deskLine) });
export type DeskProofLine = z.output<typeof deskLine>;

const waiting = record({
  lineId: field('line_id', z.int()),
  orderId: field('order_id', z.int()),
  orderNumber: field('order_number', text),
  /** From 1. */
  number: field('line', z.int()),
  customer: field('customer', text),
  name: field('item_name', text),
  description: field('description', text),
  quantity: field('quantity', z.int()),
  kind: field('kind', z.enum(['box', 'sample', 'sticker'])),
  state: field('state', z.enum(artworkStandings)),
  stateName: field('state_name', text),
  wish: field('wish', z.enum(artworkWishes).nullable()),
  status: field('status', text),
  /**
   * Since when it waits for whoever has to do something: when it was ordered, its first unproofed file came, its newest
   * proof was sent, or a change was asked for.
   */
  since: field('since', moment),
  /** Whether the check of its file found something that stops it. */
  hasStops: field('has_stops', z.boolean()),
});
export type WaitingLineRow = z.output<typeof waiting>;

export const officeProofOperations = {
  GetProofQueue: operation({
    summary:
      'Lines of placed orders that wait for artwork, for us or for the customer; those that wait longest come first.',
    method: 'POST',
    access,
    input: record({ waitsFor: field('waits_for', z.enum(['us', 'customer'])) }),
    output: record({
      lines: field('lines', z.array(waiting)),
      /** How many wait for us, and how many for their customers. */
      counts: field('counts', record({ us: field('us', z.int()), customer: field('customer', z.int()) })),
      /** Whether the proof of a file without anything to stop or warn of is sent by itself. */
      sendsCleanProofs: field('sends_clean_proofs', z.boolean()),
    }),
  }),
  GetOrderProofs: operation({
    summary: 'The artwork and proofs of an order, for the desk, with the link that its customer has.',
    method: 'POST',
    // With the link anybody decides in the customer's name.
    access: { staff: 'proofs', also: { decideAsCustomer: 'proof-waivers' } },
    input: record({ orderId: field('order_id', id) }),
    output: record({
      orderNumber: field('order_number', text),
      /** Empty for staff who can't let lines be printed without an approval. */
      customerUrl: field('customer_url', text),
      /** Why no file or proof can be sent for it, such as that it is made already; null if they can. */
      closed: field('closed', text.nullable()),
      lines: field('lines', z.array(deskLine)),
    }),
  }),
  SendArtworkAtDesk: operation({
    summary:
      'Gives a line of an order an uploaded file for its customer, in place of the one before, or puts that elsewhere. A proof is superseded, and a new one follows. Or takes the file of a sample off.',
    method: 'POST',
    access,
    /** Without a file, that of a sample is taken off again, which is made plain then. */
    input: record({ lineId, artwork: field('artwork', artworkToken.nullable()), ...lying }),
    output: changed,
  }),
  IssueProof: operation({
    summary: 'Sends the customer a proof of a line with the newest of its files; the proof before is superseded.',
    method: 'POST',
    access,
    input: record({
      lineId,
      /** The newest file that the caller saw; 409 if another one came. */
      seenArtworkId: field('seen_artwork_id', id),
      note: words('note'),
      /** Confirms that it is sent although the check of the file says that it has to be mended. */
      isDespiteStops: field('despite_stops', z.boolean().optional()),
    }),
    output: changed,
  }),
  WithdrawProof: operation({
    summary: 'Takes back a proof that isn’t decided yet.',
    method: 'POST',
    access,
    input: record({ proofId: field('proof_id', id) }),
    output: changed,
  }),
  CommentOnProofAtDesk: operation({
    summary: 'Comments on a proof for the desk; its customer reads it.',
    method: 'POST',
    access,
    input: record({ proofId: field('proof_id', id), text: words('text') }),
    output: changed,
  }),
  DecideProofAtDesk: operation({
    summary: 'Records what the customer said about the newest proof of a line by telephone or mail, and how.',
    method: 'POST',
    access,
    input: record({
      proofId: field('proof_id', id),
      decision: field('decision', z.enum(proofDecisions)),
      text: words('text'),
    }),
    output: changed,
    rules: decideAtDeskRules,
  }),
  RemindOfProof: operation({
    summary: 'Mails the customer what a line, and its order’s others, wait for: their artwork or their decision.',
    method: 'POST',
    access,
    input: record({ lineId }),
    output: record({ recipient: field('recipient', text) }),
  }),
  WaiveProof: operation({
    summary: 'Lets a line be printed with the artwork that it has, although no proof is approved.',
    method: 'POST',
    access: { staff: 'proof-waivers' },
    input: record({ lineId, reason: words('reason') }),
    output: changed,
    rules: waiveProofRules,
  }),
};
