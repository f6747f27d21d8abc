import type pg from 'pg'
import { withClient } from '../server/src/testing/database/with-client.ts'
import { type BenchDatabase, password } from './database.ts'

export interface Member {
  id: number
  username: string
  token: string
}

const loginsAtOnce = 4

/** Chooses members from the least to the best befriended, always the same, and logs them in. */
export async function logInMembers(
  { connectionString }: BenchDatabase,
  url: string,
  wanted: number,
): Promise<Member[]> {
  const people = await withClient(connectionString, (client) => choosePeople(client, wanted))
  const members: Member[] = []
  for (let index = 0; index < people.length; index += loginsAtOnce) {
    const next = people.slice(index, index + loginsAtOnce)
    members.push(
      ...(await Promise.all(
        next.map(async (person) => ({ ...person, token: await logIn(url, person.username) })),
      )),
    )
  }
  return members
}

async function choosePeople(
  client: pg.Client,
  wanted: number,
): Promise<{ id: number; username: string }[]> {
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
    [wanted],
  )
  return rows
}

/** The member's token. */
async function logIn(url: string, username: string): Promise<string> {
  const answer = await fetch(`${url}/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password }),
  })
  if (!answer.ok) throw new Error(`${username} could not log in: ${answer.status}`)
  return answer.text()
}
