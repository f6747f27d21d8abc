import { type RawBuilder, sql, type SqlBool } from 'kysely'

/** How the rows of a table are of a member; the works that its rows name are held by them. */
type Owned = (userId: number) => RawBuilder<SqlBool>

const by =
  (column: string): Owned =>
  (userId) =>
    sql<SqlBool>`${sql.ref(column)} = ${userId}`

const isInEvening =
  (id: string): Owned =>
  (userId) =>
    sql<SqlBool>`exists (
      select from evening_members where evening_id = ${sql.ref(id)} and user_id = ${userId}
    )`

/** The data by which members hold a work that only they know; while there is any, the work stays. */
const holdings: Readonly<Record<string, Owned>> = {
  reviews: by('author_id'),
  engagements: by('user_id'),
  saved_works: by('user_id'),
  favorites: by('user_id'),
  favorite_shelves: by('user_id'),
  viewings: by('user_id'),
  entry_viewings: by('user_id'),
  entry_ratings: by('user_id'),
  progress: by('user_id'),
  remarks: by('author_id'),
  list_entries: (userId) => sql<SqlBool>`exists (
    select from lists where lists.id = list_entries.list_id and lists.owner_id = ${userId}
  )`,
  sent_works: (userId) => sql<SqlBool>`${userId} in (sender_id, recipient_id)`,
  evenings: isInEvening('evenings.id'),
  evening_proposals: isInEvening('evening_proposals.evening_id'),
}

/** Tables whose rows go with a work, or lose its name: facts, computed values, and what members keep out of sight. */
const followers: readonly string[] = [
  'acts',
  'adaptations',
  'claimed_ids',
  'credits',
  'evening_reasons',
  'import_items',
  'import_writes',
  'left_out_works',
  'likely_doubles',
  'not_for_me',
  'recommendation_views',
  'recommendations',
  'search_titles',
  'telling_works',
  'work_additions',
  'work_counts',
  'work_entries',
  'work_external_ids',
  'work_merges',
  'work_neighbours',
  'work_refreshes',
  'work_suggestions',
  'works',
]

/** All tables that name works. */
export const tablesWithWorks = { holding: Object.keys(holdings), following: followers }

/** A condition on a row of `works`: a member holds it; any member without one. */
export function isHeld(userId?: number): RawBuilder<SqlBool> {
  const held = Object.entries(holdings).map(([table, isOf]) => {
    const isOwn = userId === undefined ? sql`` : sql`and ${isOf(userId)}`
    return sql`exists (select from ${sql.table(table)} where work_id = works.id ${isOwn})`
  })
  return sql<SqlBool>`(${sql.join(held, sql` or `)})`
}
