import { setTimeout as sleep } from 'node:timers/promises'
import { type Opening, requestOf, type Statement } from './calls.ts'
import { markHeader } from './probe.mjs'
import type { Product } from './product.ts'
import type { Row } from './rows/rows.ts'
import type { Subject } from './rows/subject.ts'

/** A row with its requests and the statements that they issue. */
export interface PreparedRow {
  openings: Opening[]
  /** The statements of each opening, in order. */
  statements: Statement[][]
}

/** Statements may follow the answer. */
const afterAnswersMs = 100

/**
 * Opens each variant twice and records the second time, when what the product remembers between
 * requests is there, as it is under load. Throws for an answer that is not good.
 */
export async function prepareRow(
  product: Product,
  row: Row,
  subjects: readonly Subject[],
): Promise<PreparedRow> {
  const prepared: PreparedRow = { openings: [], statements: [] }
  for (const subject of subjects) {
    const opening = { token: subject.member.token, calls: row.callsOf(subject) }
    await open(product.url, opening, {})
    await open(product.url, opening, { [markHeader]: nameOf(row, subject) })
    prepared.openings.push(opening)
  }
  await sleep(afterAnswersMs)
  for (const subject of subjects) {
    prepared.statements.push(await product.ask<Statement[]>(nameOf(row, subject)))
  }
  return prepared
}

function nameOf({ key }: Row, { n }: Subject): string {
  return `${key} ${n}`
}

async function open(
  url: string,
  { token, calls }: Opening,
  mark: Readonly<Record<string, string>>,
): Promise<void> {
  for (const call of calls) {
    const { path, headers, ...rest } = requestOf(token, call)
    const answer = await fetch(url + path, { ...rest, headers: { ...headers, ...mark } })
    await answer.arrayBuffer()
    if (!answer.ok) throw new Error(`${call.method} ${path} was answered with ${answer.status}`)
  }
}

/** Statements of the middle variant: how many a search needs depends on the title. */
export function usualStatements({ statements }: PreparedRow): number {
  const counts = statements.map((list) => list.length).toSorted((a, b) => a - b)
  return counts[Math.ceil(counts.length / 2) - 1] ?? 0
}
