import { describeConditions, markdownTable } from '../document.ts'
import { connectionsMany } from './connections.ts'
import type { LimitsResult } from './limits-result.ts'
import { growthRows, productLines, rateRows } from './limits-tables.ts'

const number = (value: number) => value.toLocaleString('en')

/** The sections on the calls of members: the smallest dataset whole, larger ones by their growth. */
export function describeLimits(results: readonly LimitsResult[]): string[] {
  const [smallest] = results
  if (!smallest) return []
  return [
    `“A second” are openings a second on ${connectionsMany} connections without a pause; p50 and p99 are milliseconds on one connection. “Statements alone” is the rate at which the database answers the recorded statements of the same openings; the ratio tells how much is left to win in the server. Medians of three rounds; server, database and load share the machine. Goals are in brackets (\`bench/limits/rows/goals.data.ts\`); bold figures miss them.`,
    ...results.flatMap((result) => describeResult(result, smallerOf(result, results))),
  ]
}

function smallerOf({ size }: LimitsResult, results: readonly LimitsResult[]) {
  return results.find((other) => other.size.reviews * 10 === size.reviews)
}

function describeResult(result: LimitsResult, base: LimitsResult | undefined): string[] {
  const { day, size, machine } = result
  const head = `## ${number(size.reviews)} reviews`
  if (base) return [head, `Measured on ${day}.`, markdownTable(growthRows(result, base))]
  const { people, works, comments, likes } = size
  return [
    head,
    `${number(people)} people, ${number(works)} works, ${number(comments)} comments, about ${number(likes)} likes: ${number(machine.databaseMb)} MB. Measured on ${day}, ${describeConditions(machine)}`,
    markdownTable(rateRows(result)),
    productLines(result).join('\n\n'),
  ]
}
