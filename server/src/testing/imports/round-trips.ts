import { expect } from 'vitest'
import type { TestApp } from '../harness.ts'
import type { useImporter } from './importer.ts'

type Importer = ReturnType<typeof useImporter>

/** Everything that an import can write about works. */
async function countRows(
  { ctx: { db } }: TestApp,
  userId: number,
): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const table of tables) {
    const rows = db.selectFrom(table).select('user_id').where('user_id', '=', userId)
    counts[table] = (await rows.execute()).length
  }
  for (const table of writings) {
    const rows = db.selectFrom(table).select('id').where('author_id', '=', userId)
    counts[table] = (await rows.execute()).length
  }
  return counts
}

const tables = ['engagements', 'saved_works', 'viewings', 'entry_viewings', 'progress'] as const
const writings = ['reviews', 'remarks'] as const
const nothing = Object.fromEntries([...tables, ...writings].map((table) => [table, 0]))

/** Writes files, plans them again and undoes the import; texts without a score are asked for one again. */
export function useRoundTrips(app: TestApp, { self, plan, accept, write, undo }: Importer) {
  return async (
    name: string,
    content: string | Buffer,
    { asked = 0, ...expected }: Record<string, number>,
    fields: { mapping?: string } = {},
  ): Promise<void> => {
    const files = [{ name, content }]
    const first = await plan(files, fields)
    await accept(first)
    await write(first)
    expect(await countRows(app, self.me.id)).toEqual({ ...nothing, ...expected })
    const second = await plan(files, fields)
    expect([second.items.new, second.items.changed, second.items.choice]).toEqual([0, 0, asked])
    await write(second)
    expect(await countRows(app, self.me.id)).toEqual({ ...nothing, ...expected })
    await undo(second)
    await undo(first)
    expect(await countRows(app, self.me.id)).toEqual(nothing)
  }
}
