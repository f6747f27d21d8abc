import { declaredCodes } from '@medley/contract/declared-codes'
import type { Endpoint } from '@medley/contract/endpoint'
import { type ErrorCode, errorTable } from '@medley/contract/errors'
import { importMessagesTexts } from '@medley/texts/import-messages'
import { limits } from '@medley/contract/limits'
import { z } from 'zod'

type JsonSchema = z.core.JSONSchema.BaseSchema

interface NamedEndpoint {
  feature: string
  name: string
  endpoint: Endpoint
}

/** Operations by path and method. */
type Paths = Record<string, Record<string, unknown>>

const problem = { $ref: '#/components/schemas/Error' }

/** The OpenAPI 3.1 description of the endpoints. Its paths are described when they are first read, not while the app starts. */
export function describeApi(endpoints: readonly NamedEndpoint[]): Record<string, unknown> {
  let paths: Paths | undefined
  return {
    openapi: '3.1.0',
    info: {
      title: 'Medley',
      version: '1',
      description: 'Rate, review and discover films, TV shows, books, albums and podcasts.',
    },
    get paths() {
      return (paths ??= describePaths(endpoints))
    },
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      schemas: { Error: errorSchema },
    },
  }
}

function describePaths(endpoints: readonly NamedEndpoint[]): Paths {
  const paths: Paths = {}
  for (const { feature, name, endpoint } of endpoints) {
    const operation = describeOperation(feature, name, endpoint)
    paths[endpoint.path] = { ...paths[endpoint.path], [endpoint.method.toLowerCase()]: operation }
  }
  return paths
}

const errorSchema = {
  type: 'object',
  required: ['status', 'code', 'message'],
  properties: {
    status: { type: 'integer' },
    code: { type: 'string', enum: Object.keys(errorTable) },
    message: { type: 'string' },
    errors: {
      type: 'array',
      items: {
        type: 'object',
        required: ['field', 'message'],
        properties: { field: { type: 'string' }, message: { type: 'string' } },
      },
    },
    proof: {
      type: 'object',
      required: ['methods'],
      properties: {
        methods: { type: 'array', items: { type: 'string' } },
        loginToken: { type: 'string' },
      },
    },
    problem: {
      type: 'object',
      required: ['file', 'line', 'code', 'params'],
      properties: {
        file: { type: ['string', 'null'] },
        line: { type: ['integer', 'null'] },
        code: { type: 'string', enum: Object.keys(importMessagesTexts) },
        params: { type: 'object', additionalProperties: { type: ['string', 'number'] } },
      },
    },
  },
}

function describeOperation(feature: string, name: string, endpoint: Endpoint) {
  const query = endpoint.valuesAnywhere ? (endpoint.query ?? endpoint.body) : endpoint.query
  const body = endpoint.valuesAnywhere ? undefined : endpoint.body
  const content = endpoint.download ?? (endpoint.plainText ? 'text/plain' : 'application/json')
  return {
    operationId: name,
    tags: [feature],
    summary: endpoint.summary,
    ...(endpoint.access === 'open' ? {} : { security: securityOf(endpoint) }),
    parameters: [
      ...pathParameters(endpoint),
      ...queryParameters(query),
      ...(endpoint.idempotent ? [idempotencyKey] : []),
    ],
    ...(endpoint.file || body ? { requestBody: describeBody(endpoint, body) } : {}),
    responses: {
      [endpoint.status]: {
        description: 'Success',
        content: { [content]: { schema: schemaOf(endpoint.answer, 'output') } },
      },
      ...describeErrors(endpoint),
    },
  }
}

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'For 24 hours, the same request under the same key gets the same answer and creates nothing more',
  schema: { type: 'string', minLength: 1, maxLength: limits.idempotencyKeyMax },
}

function securityOf(endpoint: Endpoint) {
  return endpoint.access === 'optional' ? [{}, { bearer: [] }] : [{ bearer: [] }]
}

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    target: 'draft-2020-12',
  })
  return rest
}

function propertiesOf(schema: z.ZodType | undefined) {
  const described = schema && schemaOf(schema, 'input')
  const required = new Set(described?.required ?? [])
  return Object.entries(described?.properties ?? {}).map(([name, property]) => ({
    name,
    schema: property,
    required: required.has(name),
  }))
}

function pathParameters(endpoint: Endpoint) {
  return propertiesOf(endpoint.params).map((one) => ({ ...one, in: 'path', required: true }))
}

/** Lists are sent as `name[]=`, nested values as `name[key]=`. */
function queryParameters(query: z.ZodType | undefined) {
  return propertiesOf(query).map(({ name, schema, required }) => {
    const text = JSON.stringify(schema)
    if (text.startsWith('{"type":"object"')) {
      return { name, schema, required, in: 'query', style: 'deepObject', explode: true }
    }
    if (text.includes('"type":"array"')) {
      return { name: `${name}[]`, schema, required, in: 'query', style: 'form', explode: true }
    }
    return { name, schema, required, in: 'query' }
  })
}

function describeBody(endpoint: Endpoint, body: z.ZodType | undefined) {
  const described: JsonSchema = body ? schemaOf(body, 'input') : { type: 'object' }
  if (!endpoint.file) {
    return { required: true, content: { 'application/json': { schema: described } } }
  }
  const properties = {
    ...described.properties,
    [endpoint.file.part]: describeFile(endpoint.file),
  }
  const required = [...(described.required ?? []), endpoint.file.part]
  const schema = { type: 'object', properties, required }
  return { required: true, content: { 'multipart/form-data': { schema } } }
}

function describeFile({ filesMax }: NonNullable<Endpoint['file']>) {
  const binary = { type: 'string', format: 'binary' }
  return filesMax === undefined ? binary : { type: 'array', items: binary, maxItems: filesMax }
}

function describeErrors(endpoint: Endpoint): Record<number, unknown> {
  const failures = ['internal_error', 'overloaded', 'unavailable'] as const
  const codes = [...declaredCodes(endpoint), ...failures]
  const byStatus = groupByStatus(codes)
  return Object.fromEntries(
    [...byStatus].map(([status, group]) => [
      status,
      { description: group.join(', '), content: { 'application/json': { schema: problem } } },
    ]),
  )
}

function groupByStatus(codes: Iterable<ErrorCode>): Map<number, ErrorCode[]> {
  const groups = new Map<number, ErrorCode[]>()
  for (const code of codes) {
    const { status } = errorTable[code]
    groups.set(status, [...(groups.get(status) ?? []), code])
  }
  return groups
}
