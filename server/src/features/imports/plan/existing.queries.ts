import type { Medium } from '@medley/contract/medium'
import { sql } from 'kysely'
import type { Handle } from '../../../db/transaction.ts'
import { findListsOfTitles } from '../../lists/lists.importing.service.ts'
import type { ExistingData, ExistingReview } from './plan-item.ts'

/** What a member has here, and what the works are. */
export interface LoadedData extends ExistingData {
  mediums: Map<number, Medium>
}

/** A list of an import by its key, under the title it has here. */
export interface TitledList {
  key: string
  title: string
}

/** What the member has of some works, and of the lists with some titles. */
export async function loadExisting(
  handle: Handle,
  userId: number,
  workIds: readonly number[],
  lists: readonly TitledList[],
): Promise<LoadedData> {
  const works = await listMarks(handle, userId, workIds)
  const reviews = new Map<number, ExistingReview[]>()
  for (const { work_id, ...review } of await listReviewsOfWorks(handle, userId, workIds)) {
    const known = reviews.get(work_id)
    if (known) known.push(review)
    else reviews.set(work_id, [review])
  }
  return {
    mediums: new Map(works.map(({ id, medium }) => [id, medium])),
    engaged: new Set(works.filter(({ engaged }) => engaged).map(({ id }) => id)),
    saved: new Set(works.filter(({ saved }) => saved).map(({ id }) => id)),
    reviews,
    favorites: new Set(await listFavoriteMediums(handle, userId)),
    lists: await loadLists(handle, userId, workIds, lists),
  }
}

async function listMarks(handle: Handle, userId: number, workIds: readonly number[]) {
  const { rows } = await sql<{ id: number; medium: Medium; engaged: boolean; saved: boolean }>`
    select works.id, works.medium, engagements.work_id is not null as engaged,
      saved_works.work_id is not null as saved
    from works
    left join engagements on engagements.user_id = ${userId} and engagements.work_id = works.id
    left join saved_works on saved_works.user_id = ${userId} and saved_works.work_id = works.id
    where works.id = any(${workIds}::integer[])
  `.execute(handle)
  return rows
}

async function listFavoriteMediums(handle: Handle, userId: number): Promise<string[]> {
  const rows = await handle
    .selectFrom('favorites')
    .select('medium')
    .where('user_id', '=', userId)
    .execute()
  return rows.map(({ medium }) => medium)
}

async function listReviewsOfWorks(handle: Handle, userId: number, workIds: readonly number[]) {
  const { rows } = await sql<
    Omit<ExistingReview, 'timePosted'> & { work_id: number; timePosted: Date }
  >`
    select reviews.id, reviews.work_id, import_source as "importSource",
      time_posted as "timePosted", date_viewed as "dateViewed", rating,
      review is not null as "hasText", written.import_key as "importedAs"
    from reviews
    left join lateral (
      select import_key from import_writes
      where import_writes.user_id = ${userId} and import_writes.work_id = reviews.work_id
        and import_writes.target_id = reviews.id and import_key is not null
      order by import_writes.id desc
      limit 1
    ) as written on true
    where author_id = ${userId} and reviews.work_id = any(${workIds}::integer[])
    order by reviews.id
  `.execute(handle)
  return rows.map((row) => ({ ...row, timePosted: row.timePosted.toISOString() }))
}

async function loadLists(
  handle: Handle,
  userId: number,
  workIds: readonly number[],
  lists: readonly TitledList[],
): Promise<ExistingData['lists']> {
  if (lists.length === 0) return new Map()
  const titles = [...new Set(lists.map(({ title }) => title))]
  const found = await findListsOfTitles(handle, userId, titles)
  const idOf = new Map(found.map(({ id, title }) => [title, id]))
  const works = await listWorksInLists(handle, [...idOf.values()], workIds)
  return new Map(
    lists.map(({ key, title }) => {
      const id = idOf.get(title) ?? null
      const held = works.filter(({ list_id }) => list_id === id).map(({ work_id }) => work_id)
      return [key, { id, works: new Set(held) }]
    }),
  )
}

async function listWorksInLists(
  handle: Handle,
  listIds: readonly number[],
  workIds: readonly number[],
) {
  if (listIds.length === 0) return []
  return handle
    .selectFrom('list_entries')
    .select(['list_id', 'work_id'])
    .where('list_id', '=', sql<number>`any(${listIds}::integer[])`)
    .where('work_id', '=', sql<number>`any(${workIds}::integer[])`)
    .execute()
}
