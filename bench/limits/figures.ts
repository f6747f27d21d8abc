import { median } from '../percentile.ts'
import type { Round } from './measure-row.ts'
import type { PreparedRow } from './prepare-row.ts'
import type { RowKey } from './rows/row-keys.ts'

/** The line of a row: medians of its rounds. Rates are openings a second, times are milliseconds. */
export interface RowFigures {
  key: RowKey
  name: string
  what: string
  requests: number
  /** At 50 connections: the product, and its statements alone on the database. */
  rate: number
  statementRate: number
  /** The median of each round's rate divided by that of its statements. */
  ratio: number
  /** Processor time per opening at 50 connections. */
  nodeMs: number
  postgresMs: number
  /** Statements of the second of two equal openings: the most of all variants. */
  statements: number
  /** Statements per opening at 50 connections. */
  statementsSent: number
  /** One opening after the other on one connection. */
  p50: number
  p99: number
  /** At 50 connections. */
  p99Loaded: number
  /** Bytes of the first answer as it travelled. */
  bytes: number
  /** Processors that other work took while the product was measured. */
  others: number
}

/** Summarizes the rounds of a row. */
export function figuresOf(
  { row, openings, statements, answers }: PreparedRow,
  rounds: readonly Round[],
): RowFigures {
  const of = (pick: (round: Round) => number) => median(rounds.map(pick))
  return {
    key: row.key,
    name: row.name,
    what: row.what,
    requests: openings[0]?.calls.length ?? 0,
    rate: of(({ product }) => product.rate),
    statementRate: of((round) => round.statements.rate),
    ratio: of((round) => round.product.rate / round.statements.rate),
    nodeMs: of(({ product }) => product.nodeMs),
    postgresMs: of(({ product }) => product.postgresMs),
    statements: Math.max(...statements.map((list) => list.length)),
    statementsSent: of(({ product }) => product.sent),
    p50: of(({ alone }) => alone.p50),
    p99: of(({ alone }) => alone.p99),
    p99Loaded: of(({ product }) => product.p99),
    bytes: median(answers.map(({ body }) => body.length)),
    others: of(({ product }) => product.others),
  }
}
