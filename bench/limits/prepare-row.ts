import { setTimeout as sleep } from 'node:timers/promises'
import { countRows } from './driver/check-answer.ts'
import { type Call, type Expected, type Opening, requestOf } from './driver/calls.ts'
import type { HttpAnswer } from './driver/http-answer.ts'
import { HttpConnection } from './driver/http-connection.ts'
import type { ObservedProduct } from './product/observed-product.ts'
import type { Statement } from './product/observations.ts'
import { markHeader } from './product/probe.mjs'
import type { Row } from './rows/row.ts'
import type { Subject } from './rows/subject.ts'

/** A row with what its requests answer and the statements that they issue. */
export interface PreparedRow {
  row: Row
  openings: (Opening & { expected: Expected[] })[]
  /** The statements of each opening, in order. */
  statements: Statement[][]
  /** One answer of each opening's first call, as it travelled. */
  answers: HttpAnswer[]
}

/** Statements may follow the answer. */
const afterAnswersMs = 100

/**
 * Opens each variant twice and records the second time, when what the product remembers between
 * requests is there, as it is under load. Throws for an answer that is not good.
 */
export async function prepareRow(
  product: ObservedProduct,
  row: Row,
  subjects: readonly Subject[],
): Promise<PreparedRow> {
  const connection = await HttpConnection.open(product.url)
  try {
    const prepared: PreparedRow = { row, openings: [], statements: [], answers: [] }
    for (const subject of subjects) {
      const opening = { token: subject.member.token, calls: row.callsOf(subject) }
      await open(connection, product.url, opening, {})
      const answers = await open(connection, product.url, opening, {
        [markHeader]: nameOf(row, subject),
      })
      const expected = answers.map(({ call, answer }) => expectedOf(row, call, answer))
      prepared.openings.push({ ...opening, expected })
      prepared.answers.push(...answers.slice(0, 1).map(({ answer }) => answer))
    }
    await sleep(afterAnswersMs)
    for (const subject of subjects) {
      prepared.statements.push(await product.ask({ ask: 'statements', call: nameOf(row, subject) }))
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
): Promise<{ call: Call; answer: HttpAnswer }[]> {
  const answers: { call: Call; answer: HttpAnswer }[] = []
  for (const call of calls) {
    const answer = await connection.send(requestOf(url, token, call, headers))
    if (answer.status !== 200 && answer.status !== 201) {
      throw new Error(`${call.method} ${call.path} was answered with ${answer.status}`)
    }
    answers.push({ call, answer })
  }
  return answers
}

/** Writes change what is answered; reads do not. */
function expectedOf(row: Row, { method }: Call, answer: HttpAnswer): Expected {
  const rows = countRows(answer)
  const mayChange = row.isWrite || method !== 'GET'
  return { status: answer.status, rows: mayChange ? null : rows }
}
