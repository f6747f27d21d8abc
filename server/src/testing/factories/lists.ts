import type { Medium } from '@medley/contract/values/medium'
import type { TestApp } from '../harness.ts'
import { aUser } from './users.ts'

let serial = 0

interface ListFacts {
  /** The owner; a new member by default. */
  by: { id: number }
  title: string
  description: string | null
  isRanked: boolean
  isPrivate: boolean
  /** The works, in this order. */
  of: readonly { id: number; medium: Medium }[]
}

/** A public list, created and filled at the clock's time. */
export async function aList(
  app: TestApp,
  facts: Partial<ListFacts> = {},
): Promise<{ id: number; title: string }> {
  serial += 1
  const by = facts.by ?? (await aUser(app))
  const time = app.clock.now()
  const list = await app.ctx.db
    .insertInto('lists')
    .values({
      owner_id: by.id,
      title: facts.title ?? `List ${serial}`,
      description: facts.description ?? null,
      is_ranked: facts.isRanked ?? false,
      is_private: facts.isPrivate ?? false,
      time_created: time,
    })
    .returning(['id', 'title'])
    .executeTakeFirstOrThrow()
  const rows = (facts.of ?? []).map((work, index) => ({
    list_id: list.id,
    work_id: work.id,
    medium: work.medium,
    position: index + 1,
    time_added: time,
  }))
  if (rows.length > 0) await app.ctx.db.insertInto('list_entries').values(rows).execute()
  return list
}

export async function aListLike(
  app: TestApp,
  { by, of }: { by?: { id: number }; of: { id: number } },
): Promise<void> {
  const user = by ?? (await aUser(app))
  await app.ctx.db
    .insertInto('list_likes')
    .values({ list_id: of.id, user_id: user.id, time_liked: app.clock.now() })
    .execute()
}
