import { describeConditions, markdownTable } from '../document.ts'
import { connectionsMany } from './connections.ts'
import type { LimitsResult } from './limits-result.ts'
import {
  bareRows,
  growthRows,
  olderRows,
  productLines,
  rateRows,
  statementRows,
} from './limits-tables.ts'

const number = (value: number) => value.toLocaleString('en')

/** The sections on the calls of members, smallest dataset first. */
export function describeLimits(results: readonly LimitsResult[]): string[] {
  const [any] = results
  if (!any) return []
  return [
    '## What is measured',
    any.rows.map(({ name, what }) => `- **${name}**: ${what}.`).join('\n'),
    `A row is opened by members and for works and people chosen at random; its requests go one after the other on one connection, and status, JSON and number of rows of every answer are checked. “A second” are openings a second on ${connectionsMany} connections that ask without a pause; p50, p99 are milliseconds on one connection. “Statements alone” is the rate at which the database answers the statements of the same openings, with their parameters, recorded in the running product and sent by a process that does nothing else, on as many connections. Their ratio tells how much is left to win in the server; it holds on other machines. “Node ms” and “PostgreSQL ms” are processor time per opening, “Statements” those that the product sends when the same is opened again, “Sent” the mean at ${connectionsMany} connections, “Others” the processors that other work took meanwhile. Medians of three rounds that take turns. Answers travel compressed, as to a browser. Server, database and the program that asks share the machine. Goals are in brackets (\`bench/limits/rows/goals.data.ts\`); bold figures miss them.`,
    ...results.flatMap((result) =>
      describeResult(
        result,
        results.find(({ size }) => size.reviews * 10 === result.size.reviews),
      ),
    ),
  ]
}

function describeResult(result: LimitsResult, base: LimitsResult | undefined): string[] {
  const { day, seconds, size, machine, against, rows } = result
  const { people, works, reviews, comments, likes, friendsPerPerson } = size
  return [
    `## ${number(reviews)} reviews`,
    `${number(people)} people with about ${friendsPerPerson} friends each, ${number(works)} works, ${number(reviews)} reviews, ${number(comments)} comments, about ${number(likes)} likes: ${number(machine.databaseMb)} MB.`,
    `Measured on ${day}, ${seconds} seconds per figure, ${describeConditions(machine)}`,
    markdownTable(rateRows(result, base)),
    productLines(result).join('\n\n'),
    ...(base ? ['With ten times the reviews:', markdownTable(growthRows(result, base))] : []),
    ...(against === null
      ? []
      : [`Beside the build of ${against}, in turn:`, markdownTable(olderRows(result))]),
    'A server that only answers the same bytes, as they are and compressed as the product does:',
    markdownTable(bareRows(result)),
    'What the dearest statement of each row costs the database:',
    markdownTable(statementRows(result)),
    `<details><summary>Plans of these statements</summary>\n\n${rows.map(planOf).join('\n\n')}\n\n</details>`,
  ]
}

function planOf({ name, plans }: LimitsResult['rows'][number]): string {
  const [dearest] = plans
  return dearest ? `${name}:\n\n\`\`\`\n${dearest.plan.join('\n')}\n\`\`\`` : ''
}
