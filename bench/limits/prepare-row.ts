import { setTimeout as sleep } from 'node:timers/promises'
import { median } from '../median.ts'
import type { Product } from '../product.ts'
import { type Opening, requestOf } from './driver/calls.ts'
import { HttpConnection } from './driver/http-connection.ts'
import type { Statement } from './driver/statement-connection.ts'
import { markHeader } from './probe.mjs'
import type { Row } from './rows/rows.ts'
import type { Subject } from './rows/subject.ts'

/** A row with its requests and the statements that they issue. */
export interface PreparedRow {
  row: Row
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
  const connection = await HttpConnection.open(product.url)
  try {
    const prepared: PreparedRow = { row, openings: [], statements: [] }
    for (const subject of subjects) {
      const opening = { token: subject.member.token, calls: row.callsOf(subject) }
      await open(connection, product.url, opening, {})
      await open(connection, product.url, opening, {
        [markHeader]: nameOf(row, subject),
      })
      prepared.openings.push(opening)
    }
    await sleep(afterAnswersMs)
    for (const subject of subjects) {
      prepared.statements.push(await product.ask<Statement[]>(nameOf(row, subject)))
    }
    return prepared
  } finally {
    connection.close()
  }
}

function nameOf({ key }: Row, { n }: Subject): string {
  return `${key} ${n}`
}

async function open(
  connection: HttpConnection,
  url: string,
  { token, calls }: Opening,
  headers: Readonly<Record<string, string>>,
): Promise<void> {
  for (const call of calls) {
    const status = await connection.send(requestOf(url, token, call, headers))
    if (status !== 200 && status !== 201) {
      throw new Error(`${call.method} ${call.path} was answered with ${status}`)
    }
  }
}

/** Statements of the middle variant: how many a search needs depends on the title. */
export function usualStatements({ statements }: PreparedRow): number {
  return median(statements.map((list) => list.length))
}
