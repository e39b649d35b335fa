import { type Rule, required } from '../kernel/rules.ts';

/** What stands between a printed line and its plates, see `packages/orders`. */
export const artworkStates = ['awaiting-artwork', 'checking', 'proof-sent', 'change-wanted', 'approved'] as const;

/** Where the artwork of a line stands, see `packages/orders`. */
export const artworkStandings = [
  ...artworkStates,
  'help-wanted',
  'inside-awaited',
  'mend-awaited',
  'being-checked',
] as const;

export const proofStates = ['sent', 'change-wanted', 'approved', 'superseded'] as const;

/** What a buyer says about artwork that hasn't come. */
export const artworkWishes = ['later', 'help'] as const;

/** Longest comment on a proof, note with it or reason, in characters. */
export const proofTextMaxLength = 2000;

/** Longest name under a decision or a comment, in characters. */
export const proofNameMaxLength = 80;

export const proofDecisions = ['approve', 'change', 'withdraw'] as const;
export type ProofDecisionName = (typeof proofDecisions)[number];

interface Decision {
  readonly decision: ProofDecisionName;
  readonly name: string;
  readonly text: string;
}

export const decideProofRules: readonly Rule<Decision>[] = [
  {
    field: 'text',
    text: 'Please write what should be changed.',
    fails: ({ decision, text }) => decision === 'change' && text === '',
  },
  {
    field: 'name',
    text: 'Please type your name: it stands under the approval.',
    fails: ({ decision, name }) => decision === 'approve' && name === '',
  },
];

export const commentOnProofRules: readonly Rule<{ readonly name: string; readonly text: string }>[] = [
  required('text', 'Please write your comment.'),
  required('name', 'Please type your name, so that we know who wrote this.'),
];

export const decideAtDeskRules: readonly Rule<Omit<Decision, 'name'>>[] = [
  required('text', 'Please write how the customer told you, such as “by telephone, Meena, 11:20”.'),
];

export const waiveProofRules: readonly Rule<{ readonly reason: string }>[] = [
  required('reason', 'Please write why it is printed without an approved proof.'),
];
