import { endpoints } from '@medley/contract/api'
import { declaredCodes } from '@medley/contract/declared-codes'
import type { Endpoint } from '@medley/contract/endpoint'
import { type ErrorCode, errorTable } from '@medley/contract/errors'
import { featureRows } from './feature-rows.ts'
import type { Answer } from './harness.ts'
import { matrix } from './permission-matrix.ts'

/** Requests with their complete responses; together with the permission matrix, they cover every response of every call. */
export const answers = featureRows.flatMap((rows) => rows.answers ?? [])

/** Codes that one test provokes at every endpoint that declares them. */
export const triedEverywhere: readonly ErrorCode[] = [
  'malformed_json',
  'rate_limited',
  'idempotency_key_reused',
  'suspended',
  'second_factor_required',
  'second_factor_missing',
  'proof_required',
]

export const nameOf = ({ method, path }: Endpoint): string => `${method} ${path}`

/** Every `METHOD /path code` covered by the rows; `ok` is a success. */
function shownAnswers(): Set<string> {
  const byAnyone = matrix.flatMap((row) =>
    row.answers.map((answer) => {
      const [status, code = ''] = answer.split(' ')
      return `${row.endpoint} ${Number(status) < 400 ? 'ok' : code}`
    }),
  )
  return new Set([
    ...byAnyone,
    ...answers.map(({ endpoint, code }) => `${endpoint} ${code ?? 'ok'}`),
  ])
}

/** The declared responses that no row covers. */
export function findUnshown(): string[] {
  const shown = shownAnswers()
  return endpoints.flatMap(({ endpoint }) =>
    ['ok' as const, ...declaredCodes(endpoint)]
      .filter((code) => code === 'ok' || !triedEverywhere.includes(code))
      .map((code) => `${nameOf(endpoint)} ${code}`)
      .filter((answer) => !shown.has(answer)),
  )
}

/**
 * The response that the contract requires, given the actual one: for a success, the declared status and only the
 * declared fields; otherwise the error body with its code's message.
 */
export function wholeAnswer(name: string, { status, body }: Answer<unknown>): object {
  const declared = endpoints.find(({ endpoint }) => nameOf(endpoint) === name)?.endpoint
  if (status < 400) {
    const whole = declared?.download ? body : declared?.answer.parse(body)
    return { status: declared?.status, body: whole }
  }
  const { code, message, errors } = body
  const hasTextOfItsOwn = code === 'validation_error' || code === 'invalid_credentials'
  const text = hasTextOfItsOwn ? message : errorTable[code].message
  const fields = code === 'validation_error' ? { errors } : {}
  return { status: errorTable[code].status, body: { status, code, message: text, ...fields } }
}
