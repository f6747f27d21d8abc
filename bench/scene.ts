import { pageSizes } from '@medley/contract/limits'
import type { Medium } from '@medley/contract/medium'
import type pg from 'pg'
import { withClient } from '../server/src/testing/with-client.ts'
import { type BenchDatabase, password } from './database.ts'

export const membersWanted = 20
/** How many pages of the home feed come before the late one. */
export const latePage = 99
const worksWanted = 200

export interface Member {
  id: number
  username: string
  token: string
  /** After the 990th review of their home feed; null where it is shorter. */
  lateInFeed: string | null
}

/** The members and the content of the requests. */
export interface Scene {
  /** From the least to the best befriended. */
  members: readonly Member[]
  /** Works and their reviewers, as often as they stand in reviews: the known and the busy more often. */
  reviews: readonly ReviewedWork[]
}

interface ReviewedWork {
  id: number
  medium: Medium
  title: string
  author: number
}

/** Chooses from the database, always the same, and logs the members in. */
export async function setScene(database: BenchDatabase, url: string): Promise<Scene> {
  const { people, reviews } = await withClient(database.connectionString, async (client) => ({
    people: await choosePeople(client),
    reviews: await chooseReviews(client),
  }))
  const members: Member[] = []
  for (const person of people) {
    const token = await logIn(url, person.username)
    members.push({ ...person, token, lateInFeed: await findLateCursor(url, token) })
  }
  return { members, reviews }
}

async function choosePeople(client: pg.Client): Promise<{ id: number; username: string }[]> {
  const { rows } = await client.query<{ id: number; username: string }>(
    `
    select id, username::text from (
      select id, username, count(*) over () as total, row_number() over (order by friends, id) as place
      from users cross join lateral (
        select count(*) as friends from friendships
        where users.id in (lower_id, higher_id) and time_approved is not null
      ) as counted
      where id > 2
    ) as ranked
    where place % greatest(1, total / $1::integer) = 0
    order by place
  `,
    [membersWanted],
  )
  return rows
}

async function chooseReviews(client: pg.Client): Promise<ReviewedWork[]> {
  const { rows } = await client.query<ReviewedWork>(
    `
    select works.id, works.medium, works.title, reviews.author_id as author
    from reviews join works on works.id = reviews.work_id
    where reviews.id % (select greatest(1, max(id) / $1::integer) from reviews) = 0
    order by reviews.id
  `,
    [worksWanted],
  )
  return rows
}

/** The member's token. */
export async function logIn(url: string, username: string): Promise<string> {
  const answer = await fetch(`${url}/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password }),
  })
  if (!answer.ok) throw new Error(`${username} could not log in: ${answer.status}`)
  return answer.text()
}

/** A cursor stands after the last review of any page, however short that is. */
async function findLateCursor(url: string, token: string): Promise<string | null> {
  const path = `/v1/reviews?friendship=friendAndMe&limit=1&offset=${latePage * pageSizes.homeFeed - 1}`
  const answer = await fetch(`${url}${path}`, { headers: { authorization: `Bearer ${token}` } })
  if (!answer.ok) throw new Error(`The feed was not answered: ${answer.status}`)
  const { before } = (await answer.json()) as { before: string | null }
  return before
}
