import type { Api } from '@medley/contract/api'
import { type ErrorCode, errorTable } from '@medley/contract/errors'
import type { TestApp } from './harness.ts'
import type { CallerKind, Scene } from './permission-scene.ts'
import type { RowValues } from './send-row.ts'

type ValuesOf = RowValues | ((scene: Scene, app: TestApp) => RowValues | Promise<RowValues>)

/** One request with its complete response. */
export interface AnswerRow {
  endpoint: keyof Api
  by: CallerKind
  values: ValuesOf
  /** Absent for a success. */
  code?: ErrorCode
  /** The failed field of a `validation_error`. */
  field?: string
  message?: string
}

/** A request that fails with an error; the message defaults to the error table's. */
export function refused(
  endpoint: keyof Api,
  code: ErrorCode,
  values: ValuesOf,
  { by = 'stranger', message }: { by?: CallerKind; message?: string } = {},
): AnswerRow {
  return { endpoint, by, values, code, message: message ?? errorTable[code].message }
}

/** A request with an invalid value, and the field's message. */
export function invalid(
  endpoint: keyof Api,
  values: ValuesOf,
  [field, message]: [string, string],
  by: CallerKind = 'stranger',
): AnswerRow {
  return { endpoint, by, values, code: 'validation_error', field, message }
}

/** A request with an unknown medium. */
export function mediumRefused(
  endpoint: keyof Api,
  values: ValuesOf,
  by: CallerKind = 'stranger',
): AnswerRow {
  return refused(endpoint, 'invalid_medium', values, { by })
}

/** The largest possible id, which no row has. */
export const missingId = 2_147_483_647

/** A request that succeeds. */
export function granted(endpoint: keyof Api, by: CallerKind, values: ValuesOf): AnswerRow {
  return { endpoint, by, values }
}
