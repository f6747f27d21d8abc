import type pg from 'pg'
import { withClient } from '../../../server/src/testing/with-client.ts'
import { median } from '../../percentile.ts'
import type { PreparedRow } from '../prepare-row.ts'
import type { Statement } from '../product/observations.ts'
import { outlineOf, type PlanNode } from './plan-outline.ts'

/** What one statement of a row costs the database, over some of the variants. */
export interface StatementCost {
  /** The beginning of its text. */
  text: string
  /** Milliseconds of execution, and of planning. */
  ms: number
  msMax: number
  planningMs: number
  /** Pages of 8 kB that it reads, cached or not. */
  pages: number
  /** The steps of its plan, a line each. */
  plan: string[]
}

interface Explained {
  text: string
  ms: number
  planningMs: number
  plan: PlanNode
}

const variants = 10
const textShown = 70

/** Explains the statements of a row with their parameters; the dearest comes first. */
export async function measurePlans(
  connectionString: string,
  { statements }: PreparedRow,
): Promise<StatementCost[]> {
  const explained = await withClient(connectionString, async (client) => {
    const all: Explained[] = []
    for (const opening of statements.slice(0, variants)) {
      all.push(...(await explainOpening(client, opening)))
    }
    return all
  })
  return [...Map.groupBy(explained, ({ text }) => text).values()]
    .map(costOf)
    .toSorted((a, b) => b.ms - a.ms)
}

function costOf(all: readonly Explained[]): StatementCost {
  const slowest = all.toSorted((a, b) => b.ms - a.ms)[0]
  if (!slowest) throw new Error('There is nothing to summarize')
  const { text, ms, plan } = slowest
  return {
    text: text.replaceAll(/\s+/g, ' ').trim().slice(0, textShown),
    ms: median(all.map((one) => one.ms)),
    msMax: ms,
    planningMs: median(all.map((one) => one.planningMs)),
    pages: median(all.map((one) => pagesOf(one.plan))),
    plan: outlineOf(plan),
  }
}

function pagesOf(plan: PlanNode): number {
  return plan['Shared Hit Blocks'] + plan['Shared Read Blocks']
}

/** In one transaction that is taken back: the statements of a write build on each other. */
async function explainOpening(
  client: pg.Client,
  statements: readonly Statement[],
): Promise<Explained[]> {
  const explained: Explained[] = []
  await client.query('begin')
  try {
    for (const { text, values } of statements) {
      if (!isExplainable(text)) continue
      const { rows } = await client.query<{ 'QUERY PLAN': [RawPlan] }>(
        `explain (analyze, buffers, timing off, format json) ${text}`,
        values,
      )
      const [found] = rows[0]?.['QUERY PLAN'] ?? []
      if (!found) throw new Error(`Not explained: ${text}`)
      const { Plan: plan, 'Execution Time': ms, 'Planning Time': planningMs } = found
      explained.push({ text, plan, ms, planningMs })
    }
    return explained
  } finally {
    await client.query('rollback')
  }
}

interface RawPlan {
  Plan: PlanNode
  'Execution Time': number
  'Planning Time': number
}

/** Not the beginning and the end of a transaction. */
function isExplainable(text: string): boolean {
  return /^\s*(select|with|insert|update|delete)\b/i.test(text)
}
