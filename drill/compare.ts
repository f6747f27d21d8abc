import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { absent, type Journal } from './journal.ts'

const importsMax = 180_000

/** How what is found differs from what was promised. Each is a sentence. */
export type Differences = Record<'lost' | 'doubled' | 'half', string[]>

/** Waits until the workers have written all confirmed imports. */
export async function untilImportsWritten(client: pg.Client): Promise<void> {
  const deadline = Date.now() + importsMax
  const waiting = "select from imports where state in ('confirmed', 'writing')"
  while ((await client.query(waiting)).rowCount !== 0) {
    if (Date.now() > deadline) throw new Error('Imports were confirmed and never written')
    await sleep(500)
  }
}

/** Compares the database with the journal. */
export async function compare(client: pg.Client, { promised }: Journal): Promise<Differences> {
  const found = await findAll(client)
  const differences: Differences = { lost: [], doubled: [], half: [] }
  for (const [key, states] of promised) {
    const [state = absent, ...more] = found.get(key) ?? []
    const difference = `${key}: promised ${[...states].join(' or ')}, found ${state}`
    if (more.length > 0) differences.doubled.push(`${key}: found ${more.length + 1} times`)
    else if (states.has(state)) continue
    else if (isWhole(state, states)) differences.lost.push(difference)
    else differences.half.push(difference)
  }
  for (const key of found.keys()) {
    if (!promised.has(key)) differences.doubled.push(`${key}: nobody wrote it`)
  }
  return differences
}

/** Of a thing that is missing, or is there although it was deleted, no part is missing. */
function isWhole(state: string, states: ReadonlySet<string>): boolean {
  return state === absent || states.has(absent)
}

/** All that members wrote, with the keys and states of the journal; a key has several states if it is doubled. */
async function findAll(client: pg.Client): Promise<Map<string, string[]>> {
  const { rows } = await client.query<{ key: string; state: string }>(`
    select 'review ' || split_part(review, ' ', 1) as key,
      json_build_array(rating, review, spoiler)::text as state
    from reviews
    union all
    select 'comment ' || content, review_id::text from comments
    union all
    select 'like ' || user_id || ' ' || review_id, 'there' from review_likes
    union all
    select 'saved ' || user_id || ' ' || work_id, 'there' from saved_works
    union all
    select 'request ' || requester_id || ' ' || case requester_id when lower_id then higher_id else lower_id end,
      case when time_approved is null then 'there' else 'approved' end
    from friendships
    union all
    select 'list ' || title, coalesce(
      (select string_agg(work_id::text, ',' order by position) from list_entries where list_id = lists.id),
      ''
    )
    from lists`)
  const found = new Map<string, string[]>()
  for (const { key, state } of rows) {
    // Only the texts of reviews are JSON; PostgreSQL separates their parts by blanks.
    const plain = key.startsWith('review ') ? JSON.stringify(JSON.parse(state)) : state
    found.set(key, [...(found.get(key) ?? []), plain])
  }
  return found
}
