import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { uploadImport } from '../../testing/factories/imports.ts'
import { useTestApp } from '../../testing/harness.ts'
import { useImporter } from '../../testing/imports/importer.ts'
import { fileOf, listUploads, type Upload } from '@medley/doors/testing/real-exports'

const uploads = listUploads()

const app = useTestApp()
const { self, plan, accept, write, undo } = useImporter(app)

/** Tables of what a member has, apart from the imports themselves. */
async function listOwnTables() {
  const { rows } = await sql<{ table: string; column: string }>`
    select table_name as table, column_name as column from information_schema.columns
    join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE'
      and column_name in ('user_id', 'author_id', 'owner_id')
      and table_name not like 'import%' and table_name not in ('sessions', 'recommendation_renewals')
    order by 1, 2
  `.execute(app.ctx.db)
  return rows
}

/** How many rows the member has of each table, and how many works and entries there are. */
async function countAll(): Promise<Record<string, number>> {
  const ofMember = (await listOwnTables()).map(
    ({ table, column }) =>
      sql`select ${sql.lit(table)} as name, count(*) from ${sql.table(table)} where ${sql.ref(column)} = ${self.me.id}`,
  )
  const ofAll = ['works', 'work_entries', 'list_entries'].map(
    (table) => sql`select ${sql.lit(`all ${table}`)} as name, count(*) from ${sql.table(table)}`,
  )
  const { rows } = await sql<{ name: string; count: number }>`
    ${sql.join([...ofMember, ...ofAll], sql` union all `)}
  `.execute(app.ctx.db)
  return Object.fromEntries(
    rows.filter(({ count }) => count > 0).map((row) => [row.name, row.count]),
  )
}

/** The rows that are left out of a plan, by their reasons. */
async function listReasons(id: number): Promise<string> {
  const { rows } = await sql<{ code: string; count: number }>`
    select coalesce(line->'note'->0->>'code', '?') as code, count(*) as count
    from import_items cross join lateral jsonb_array_elements(planned_outcome->'rows') as line
    where user_id = ${self.me.id} and import_id = ${id} and line->>'outcome' = 'leftOut'
    group by 1 order by 2 desc, 1
  `.execute(app.ctx.db)
  return rows.map(({ code, count }) => `${code} ${count}`).join(', ')
}

async function measured<T>(work: () => Promise<T>): Promise<{ result: T; ms: number; mb: number }> {
  let most = process.memoryUsage.rss()
  const sample = () => {
    most = Math.max(most, process.memoryUsage.rss())
  }
  const timer = setInterval(sample, 20)
  const start = performance.now()
  try {
    const result = await work()
    return { result, ms: Math.round(performance.now() - start), mb: Math.round(most / 1e6) }
  } finally {
    clearInterval(timer)
  }
}

/** The rows together are a table of all doors. */
function addRow(row: Record<string, string | number>): void {
  process.stdout.write(`${Object.values(row).join(' | ')}\n`)
}

/** Stands for the doors where there is no folder, for a file without a test fails. */
const noDoor: Upload = { path: 'no folder', isFolder: false }

test.runIf(uploads.length > 0).each(uploads.length > 0 ? uploads : [noDoor])(
  'what $path brings is written once, and an undo leaves nothing',
  async (upload) => {
    const files = [fileOf(upload)]
    const before = await countAll()
    const { result: answer, ms, mb } = await measured(() => uploadImport(app, self.me, files))
    expect([200, 413]).toContain(answer.status)
    const first = answer.body
    if (first.state !== 'planned') {
      const reason = first.problem?.message ?? first.message
      addRow({ door: upload.path, rows: 'refused', reason })
      return
    }
    await accept(first)
    const { result: written, ms: msOfWrite } = await measured(() => write(first))
    const here = await countAll()
    const second = await plan(files)
    await write(second)
    const again = await countAll()
    const { ms: msOfUndo } = await measured(() => undo(second).then(() => undo(first)))
    const after = await countAll()
    const { likely, possible, unknown, score, list } = first.questions
    addRow({
      door: upload.path,
      rows: first.rows.total,
      landed: first.rows.new + first.rows.here,
      leftOut: `${first.rows.leftOut} (${await listReasons(first.id)})`,
      unused: first.files.reduce((sum, { unused }) => sum + (unused?.rows ?? 0), 0),
      sure: first.items.new,
      likely,
      asked: possible + unknown + score + list,
      written: Object.entries(written.written)
        .filter(([, count]) => count > 0)
        .map(([kind, count]) => `${kind} ${count}`)
        .join(', '),
      secondWrite: second.items.new + second.items.changed,
      afterUndo: JSON.stringify(difference(before, after)),
      ms: `${ms}+${msOfWrite}+${msOfUndo}`,
      mb,
    })
    expect.soft([second.items.new, second.items.changed]).toEqual([0, 0])
    expect.soft(again).toEqual(here)
    expect.soft(difference(before, after)).toEqual({})
  },
)

function difference(before: Record<string, number>, after: Record<string, number>) {
  const names = new Set([...Object.keys(before), ...Object.keys(after)])
  const changes = [...names].map(
    (name) => [name, (after[name] ?? 0) - (before[name] ?? 0)] as const,
  )
  return Object.fromEntries(changes.filter(([, change]) => change !== 0))
}
