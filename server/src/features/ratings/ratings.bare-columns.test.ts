import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const features = path.join(import.meta.dirname, '..')

/** They keep scores, or compare sums of twenty ratings and more. */
const mayRead = new Set([
  'charts/charts.scoring.queries.ts',
  'ratings/ratings.visibility.ts',
  'recommendations/recommendations.visibility.ts',
  'works/works.chart-scores.queries.ts',
])

/** Columns of `work_counts` and `work_entries` that tell a score which may not be shown. */
const bareColumn = /\b(?:chart_score|rating_sum)\b|\bwork_counts\.rating\b/g

/** A rating without its table, which is that of `work_counts` in a statement that reads no other. */
const unqualified = /(?<![\w."'])rating(?![\w"'(])/g

const statements = /sql(?:<[^`]*>)?`(?:[^`\\]|\\.)*`/g
const ofOthers = /\b(?:reviews|entry_ratings|ratingsOf|newestOf)\b/

function bareColumnsIn(code: string): string[] {
  const ofWorks = (code.match(statements) ?? []).filter(
    (statement) => statement.includes('work_counts') && !ofOthers.test(statement),
  )
  // Orders of such statements stand apart from them.
  const orders = code.includes("'work_counts'") ? (code.match(/sql`rating [^`]*`/g) ?? []) : []
  return [
    ...(code.match(bareColumn) ?? []),
    ...[...ofWorks, ...orders].flatMap((statement) => {
      const shown = statement.replaceAll(/\$\{[^}]*\} as rating|as rating\b/g, '')
      return shown.match(unqualified) ?? []
    }),
  ]
}

test('scores are read by what is shown of them', () => {
  const files = globSync('**/*.ts', { cwd: features }).filter(
    (file) => !/\.(?:test|testing)\.ts$/.test(file) && !mayRead.has(file),
  )
  expect(files.length).toBeGreaterThan(100)
  const found = files.flatMap((file) => {
    const columns = bareColumnsIn(readFileSync(path.join(features, file), 'utf8'))
    return columns.map((column) => `${file}: ${column}`)
  })
  expect(found).toEqual([])
})

test.each([
  'sql`select rating from works join work_counts on true`',
  'sql<Row>`select title, rating, review_count from work_counts`',
  'sql`select work_counts.rating from reviews join work_counts using (work_id)`',
  'sql`select work_id from work_counts order by chart_score desc`',
  "handle.selectFrom('work_counts').orderBy(sql`rating desc nulls last`)",
])('%s reads a bare column', (code) => {
  expect(bareColumnsIn(code)).not.toEqual([])
})

test.each([
  'sql`select ${shownScore} as rating from work_counts`',
  'sql`select rating from reviews join work_counts using (work_id)`',
  'sql`order by ${shownChartScore} desc`',
])('%s reads none', (code) => {
  expect(bareColumnsIn(code)).toEqual([])
})
