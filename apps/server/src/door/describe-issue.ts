import type { z } from 'zod';

type Issue = z.core.$ZodIssue;

/**
 * Describes what is wrong with a body in one sentence for a programmer, without repeating any value that was sent. The
 * issues need their input (`reportInput`), which distinguishes a missing field from a wrong one.
 */
export function describeIssues(issues: readonly Issue[]): { readonly text: string; readonly field?: string } {
  const [first] = issues;
  if (first === undefined) return { text: 'The request is not understood.' };
  const { path, message } = locate(first, []);
  const field = path.join('.');
  const text = field === '' ? `The body ${message}.` : `${field} ${message}.`;
  // Messages written for buyers are already whole sentences.
  const sentence = /^[A-Z]/.test(message) ? message : text;
  return field === '' ? { text: sentence } : { text: sentence, field };
}

function locate(issue: Issue, before: readonly PropertyKey[]): { path: readonly string[]; message: string } {
  const path = [...before, ...issue.path];
  if (issue.code === 'invalid_union') return locateInUnion(issue, path);
  return { path: path.map(String), message: messageOf(issue) };
}

/** Reports the best-fitting alternative of a union: the one whose issue lies deepest inside the value. */
function locateInUnion(issue: z.core.$ZodIssueInvalidUnion, path: readonly PropertyKey[]) {
  if (issue.input === undefined) return { path: path.map(String), message: 'is missing' };
  const alternatives = issue.errors.flatMap((errors) => errors.slice(0, 1));
  const fitting = alternatives.find((inner) => inner.path.length > 0 || !isOfAnotherKind(inner));
  if (fitting !== undefined) return locate(fitting, path);
  const wanted = [...new Set(alternatives.map(expectedOf))];
  return { path: path.map(String), message: `must be ${listed(wanted)}` };
}

const isOfAnotherKind = (issue: Issue) => issue.code === 'invalid_type' || issue.code === 'invalid_value';

function expectedOf(issue: Issue): string {
  if (issue.code === 'invalid_type') return nameOf(issue.expected);
  if (issue.code === 'invalid_value') return listed(issue.values.map((value) => JSON.stringify(value)));
  return messageOf(issue);
}

function messageOf(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'is missing' : `must be ${nameOf(issue.expected)}`;
    case 'invalid_value':
      return `must be ${listed(issue.values.map((value) => JSON.stringify(value)))}`;
    case 'unrecognized_keys':
      return `has an unknown field: ${issue.keys.map((key) => JSON.stringify(key.slice(0, 60))).join(', ')}`;
    case 'too_big':
      // A sentence for buyers.
      if (issue.message.startsWith('Please ')) return issue.message;
      return `must be at most ${issue.maximum}${unitOf(issue.origin)}`;
    case 'too_small':
      return `must be at least ${issue.minimum}${unitOf(issue.origin)}`;
    case 'invalid_format':
      return `must have the form of ${issue.format === 'regex' ? 'the documentation' : `a ${issue.format}`}`;
    case 'custom':
      if (issue.message === 'Invalid input') return 'is not understood';
      // Texts for the user stay as they are.
      return /^[A-Z]/.test(issue.message) ? issue.message : issue.message.replace(/\.$/, '');
    default:
      return 'is not understood';
  }
}

const names: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
  null: 'null',
};

const nameOf = (expected: string) => names[expected] ?? expected;

const unitOf = (origin: string) =>
  origin === 'string' ? ' characters long' : origin === 'array' ? ' entries long' : '';

const listed = (words: readonly string[]) =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
