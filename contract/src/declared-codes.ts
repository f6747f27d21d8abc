import { z } from 'zod'
import type { Access, Endpoint } from './endpoint.ts'
import { type ErrorCode, isErrorCode } from './errors.ts'
import { mediums } from './values/medium.ts'
import { accountLimitsOf } from './rate-limits.ts'

/** Every error code of a call except server failures: its declared errors and those implied by its form and limits. */
export function declaredCodes(endpoint: Endpoint): ErrorCode[] {
  const { errors, access, whileSuspended } = endpoint
  const codes = [
    ...errors.filter(isErrorCode),
    ...codesOfInput(endpoint),
    ...codesOfAccess[access],
    ...codesOfLimits(endpoint),
    ...(endpoint.freshProof ? ['proof_required' as const] : []),
  ]
  return [...new Set(codes.filter((code) => code !== 'suspended' || !whileSuspended))]
}

const codesOfAccess: Record<Access, ErrorCode[]> = {
  open: [],
  optional: [],
  member: ['unauthenticated', 'suspended'],
  self: ['unauthenticated', 'suspended', 'forbidden'],
  selfOrAdmin: ['unauthenticated', 'suspended', 'forbidden'],
  admin: ['unauthenticated', 'admin_only', 'second_factor_missing'],
}

function codesOfInput({ params, query, body, file, idempotent }: Endpoint): ErrorCode[] {
  const codes: ErrorCode[] = []
  if (query || body || file || idempotent) codes.push('validation_error')
  if (idempotent) codes.push('idempotency_key_reused')
  if (body && !file) codes.push('malformed_json')
  if ([params, query, body].some(takesMedium)) codes.push('invalid_medium')
  return codes
}

function codesOfLimits(endpoint: Endpoint): ErrorCode[] {
  const isLimited = endpoint.addressLimits !== undefined || accountLimitsOf(endpoint).length > 0
  return isLimited ? ['rate_limited'] : []
}

function takesMedium(schema: z.ZodType | undefined): boolean {
  if (!schema) return false
  const described = JSON.stringify(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }))
  return described.includes(`"enum":${JSON.stringify(mediums)}`)
}
