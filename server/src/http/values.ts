import { isErrorCode, type FieldError } from '@medley/contract/errors'
import type { z } from 'zod'
import { AppError } from '../app-error.ts'
import { chunk } from '../parsing/chunk.ts'
import { createYield } from '@medley/doors/parsing/yield-to-event-loop'

/** Messages of checks that define none. */
function plainText(issue: { code?: string; input?: unknown; expected?: unknown }): string {
  if (issue.input === undefined) return 'Required'
  if (issue.code === 'too_big') return 'Too large'
  if (issue.code === 'too_small') return 'Too small'
  if (issue.code === 'invalid_type' && typeof issue.expected === 'string') {
    return `Must be of the type ${issue.expected}`
  }
  return 'Invalid value'
}

/** `['work','id']` becomes `work.id`, `[3,'rating']` becomes `[3].rating`, the empty path `body`. */
function fieldName(path: readonly PropertyKey[]): string {
  if (path.length === 0) return 'body'
  return path
    .map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`))
    .join('')
    .replace(/^\./, '')
}

/** For a union without a match, the issues of the branch that got furthest. */
function flatten(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  if (issue.code !== 'invalid_union' || issue.message !== '') return [issue]
  const branches = issue.errors.map((branch) =>
    branch.flatMap((inner) => flatten({ ...inner, path: [...issue.path, ...inner.path] })),
  )
  const depth = (branch: z.core.$ZodIssue[]) => branch[0]?.path.length ?? 0
  return branches.toSorted((a, b) => depth(b) - depth(a))[0] ?? [issue]
}

/** Enough for a reader; a long list of rows can have many thousand errors. */
const errorsMax = 100

/**
 * Checks values against their schema. An issue whose message is an error code throws that code; all
 * others throw a `validation_error` that names each failed field once. `offset` is the place of the first
 * element in a longer array.
 */
export function parseValues(schema: z.ZodType, values: unknown, offset = 0): unknown {
  const result = schema.safeParse(values, {
    error: (issue) => (issue.code === 'invalid_union' ? '' : plainText(issue)),
  })
  if (result.success) return result.data
  const issues = result.error.issues.flatMap(flatten)
  const first = issues[0]?.message
  if (isErrorCode(first)) throw new AppError(first)
  throw new AppError('validation_error', { errors: fieldErrors(issues, offset) })
}

const sliceLength = 250

/**
 * As `parseValues`; long arrays of up to `lengthMax` elements are checked slice by slice, and other
 * requests have their turns in between.
 */
export async function parseBody(
  schema: z.ZodType,
  body: unknown,
  lengthMax: number,
): Promise<unknown> {
  if (!Array.isArray(body) || body.length <= sliceLength || body.length > lengthMax) {
    return parseValues(schema, body)
  }
  const yieldIfDue = createYield()
  const values: unknown[] = []
  for (const slice of chunk<unknown>(body, sliceLength)) {
    const parsed = parseValues(schema, slice, values.length)
    if (!Array.isArray(parsed)) return parseValues(schema, body)
    for (const value of parsed) values.push(value)
    await yieldIfDue()
  }
  return values
}

function fieldErrors(issues: readonly z.core.$ZodIssue[], offset: number): FieldError[] {
  const texts = new Map<string, string>()
  for (const { path, message } of issues) {
    if (texts.size === errorsMax) break
    const [first, ...inner] = path
    const field = fieldName(typeof first === 'number' ? [first + offset, ...inner] : path)
    const text = isErrorCode(message) ? new AppError(message).message : message
    if (!texts.has(field)) texts.set(field, text)
  }
  return [...texts].map(([field, message]) => ({ field, message }))
}
