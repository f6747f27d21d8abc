import type { Medium } from '@medley/contract/values/medium'
import type pg from 'pg'
import { withClient } from '../../server/src/testing/database/with-client.ts'
import type { Member } from '../members.ts'

/** Ids and names that one variant of a row uses. */
export interface Subject {
  /** The number of the variant, from 0. */
  n: number
  member: Member
  /** A work; the more reviews it has, the more often it is chosen. */
  work: { id: number; medium: Medium; title: string }
  /** A reviewer of that work, neither the member nor on either side of a block with them. */
  author: number
  /** A review by that author. */
  review: number
  /** A public list of somebody who is on neither side of a block with the member. */
  list: number
  /** A show with episodes. */
  show: number
}

interface Reviewed {
  work: number
  medium: Medium
  title: string
  author: number
  review: number
}

interface Listed {
  id: number
  author: number
}

/** `number` subjects, always the same on the same data. */
export async function chooseSubjects(
  connectionString: string,
  members: readonly Member[],
  number: number,
): Promise<Subject[]> {
  return withClient(connectionString, async (client) => {
    const reviews = await listReviews(client, number)
    const lists = await listLists(client)
    const blocks = await listBlocks(client)
    const show = await findShow(client)
    return Array.from({ length: number }, (_, n) => {
      const member = at(members, n)
      const mayMeet = ({ author }: { author: number }) =>
        author !== member.id && !blocks.has(pairOf(author, member.id))
      // The first of the next ones that the member may see.
      const reviewed = reviews.map((_, step) => at(reviews, n + step)).find(mayMeet)
      const list = lists.map((_, step) => at(lists, n + step)).find(mayMeet)
      if (!reviewed || !list) throw new Error(`${member.username} may see no review or no list`)
      const { work: id, medium, title, author, review } = reviewed
      return { n, member, work: { id, medium, title }, author, review, list: list.id, show }
    })
  })
}

async function listReviews(client: pg.Client, number: number): Promise<Reviewed[]> {
  const { rows } = await client.query<Reviewed>(
    `
    select works.id as work, works.medium, works.title, author_id as author, reviews.id as review
    from reviews join works on works.id = reviews.work_id
    where reviews.id % (select greatest(1, max(id) / $1::integer) from reviews) = 0
    order by reviews.id
  `,
    [number],
  )
  return rows
}

async function listLists(client: pg.Client): Promise<Listed[]> {
  const { rows } = await client.query<Listed>(
    'select id, owner_id as author from lists where not is_private order by id limit 100',
  )
  return rows
}

async function findShow(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ show: number }>(
    'select work_id as show from work_entries limit 1',
  )
  if (!rows[0]) throw new Error('The dataset has no episodes')
  return rows[0].show
}

async function listBlocks(client: pg.Client): Promise<Set<string>> {
  const { rows } = await client.query<{ a: number; b: number }>(
    'select blocker_id as a, blocked_id as b from blocks',
  )
  return new Set(rows.map(({ a, b }) => pairOf(a, b)))
}

function pairOf(a: number, b: number): string {
  return `${Math.min(a, b)} ${Math.max(a, b)}`
}

function at<T>(values: readonly T[], index: number): T {
  const value = values[index % values.length]
  if (value === undefined) throw new Error('The dataset has nothing to choose from')
  return value
}
