import { z } from 'zod'
import type { Endpoint } from './endpoint.ts'
import type { ErrorCode } from './errors.ts'
import { mediums } from './medium.ts'

/** Every code a call can answer, besides a failure of the server itself: its own list and what follows from its form. */
export function declaredCodes(endpoint: Endpoint): ErrorCode[] {
  const { access, params, query, body, file, idempotent } = endpoint
  const codes = new Set<ErrorCode>(endpoint.errors)
  if (query || body || file) codes.add('validation_error')
  if (idempotent) codes.add('validation_error').add('idempotency_key_reused')
  if (body && !file) codes.add('malformed_json')
  if ([params, query, body].some(takesMedium)) codes.add('invalid_medium')
  if (access !== 'open' && access !== 'optional') codes.add('unauthenticated')
  if (access === 'admin') codes.add('admin_only')
  if (access === 'self' || access === 'selfOrAdmin') codes.add('forbidden')
  return [...codes]
}

function takesMedium(schema: z.ZodType | undefined): boolean {
  if (!schema) return false
  const described = JSON.stringify(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }))
  return described.includes(`"enum":${JSON.stringify(mediums)}`)
}
