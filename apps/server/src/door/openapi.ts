import { failureStatus, type Operation, roleFor } from '@boxwright/contract';
import { z } from 'zod';

/** The part of JSON Schema that the documentation uses. */
export interface JsonSchema {
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly anyOf?: readonly JsonSchema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly format?: string;
  readonly additionalProperties?: JsonSchema | boolean;
}

export interface DescribedOperation {
  readonly operationId: string;
  readonly summary: string;
  readonly tags: readonly string[];
  readonly 'x-access': string;
  readonly security?: readonly Readonly<Record<string, readonly string[]>>[];
  readonly requestBody?: {
    readonly required: true;
    readonly content: { readonly 'application/json': { readonly schema: JsonSchema } };
  };
  readonly responses: Readonly<Record<string, unknown>>;
}

export interface OpenApi {
  readonly openapi: '3.1.0';
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly servers: readonly { readonly url: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, DescribedOperation>>>>;
  readonly components: Readonly<Record<string, unknown>>;
}

/** The contract as OpenAPI 3.1, with the wire's names. */
export function openApi(operations: Readonly<Record<string, unknown>>, publicUrl: string): OpenApi {
  const entries = Object.entries(operations) as [string, Operation][]; // the contract's list, read without its exact types
  return {
    openapi: '3.1.0',
    info: {
      title: 'Boxwright',
      version: '1',
      description:
        'Every operation of the store. Success answers `{ "data": … }`; anything else `{ "data": "text for the user", "code", "requestId" }`. Amounts are rupees with two decimals.',
    },
    servers: [{ url: publicUrl }],
    paths: Object.fromEntries(
      entries.map(([name, operation]) => [
        `/api/${name}`,
        { [operation.method.toLowerCase()]: describe(name, operation) },
      ]),
    ),
    components: {
      schemas: { Failure: failureSchema },
      securitySchemes: {
        customer: { type: 'apiKey', in: 'cookie', name: 'boxwright.session_token' },
        staff: { type: 'apiKey', in: 'cookie', name: 'boxwright-staff.session_token' },
      },
    },
  };
}

const failureSchema = {
  type: 'object',
  required: ['data', 'code', 'requestId'],
  properties: {
    data: { type: 'string', description: 'The text for the user.' },
    code: { type: 'string', enum: Object.keys(failureStatus) },
    requestId: { type: 'string' },
    field: { type: 'string', description: 'The field that the text is about.' },
    details: { type: 'object', additionalProperties: { type: ['number', 'string'] } },
  },
};

function describe(name: string, operation: Operation): DescribedOperation {
  const role = roleFor(operation.access);
  const output = wireSchema(operation.output);
  const answer = { type: 'object', required: ['data'], properties: { data: output } };
  return {
    operationId: name,
    summary: operation.summary,
    tags: [role],
    'x-access': role,
    ...(role === 'public' ? {} : { security: [{ [role]: [] }] }),
    ...(operation.method === 'GET'
      ? {}
      : { requestBody: { required: true, content: { 'application/json': { schema: wireSchema(operation.input) } } } }),
    responses: {
      '200': { description: 'Done.', content: { 'application/json': { schema: answer } } },
      default: {
        description: 'Refused, with a text for the user.',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
      },
    },
  };
}

/** The wire uses the schema's input side; the decoded side is internal. */
function wireSchema(schema: z.ZodType): JsonSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return rest as JsonSchema; // JSON Schema as zod writes it
}
