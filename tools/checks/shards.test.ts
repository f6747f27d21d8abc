import { expect, test } from 'vitest'
import { withClient } from '../../server/src/testing/with-client.ts'
import { withMigratedDatabase } from '../migrated-database.ts'
import { comparePlacements } from './shards.ts'
import { findObstacles, type Obstacles } from './shards/constraints.ts'
import type { Placement } from './shards/placements.data.ts'

const placements: Record<string, Placement> = {
  people: { member: 'id' },
  posts: { member: 'author_id', ids: ['id'] },
  pins: { member: 'person_id' },
  tallies: 'every shard',
  complaints: 'one shard',
}

const tables = `
  create table people (id integer primary key, name text unique);
  create table tallies (id integer primary key, posts integer);
  create table complaints (id integer primary key, about integer references people (id));
  create table posts (
    id integer, author_id integer references people (id), tally_id integer references tallies (id),
    primary key (author_id, id)
  );
  create table pins (post_id integer, by_id integer);
  create function count_post() returns trigger language plpgsql as $$
    begin update tallies set posts = posts + 1 where id = new.tally_id; return new; end $$;
  create trigger count_post after insert on posts for each row execute function count_post();
`

async function obstaclesOf(): Promise<Obstacles> {
  return withMigratedDatabase(({ address }) =>
    withClient(address, async (client) => {
      await client.query(tables)
      return findObstacles(client, placements)
    }),
  )
}

test('lists tables without a place, and places without a table', () => {
  const file = 'tools/checks/shards/placements.data.ts'
  expect(
    comparePlacements(['people', 'songs'], { people: 'one shard', posts: 'one shard' }),
  ).toEqual([`${file}: songs has no place`, `${file}: posts is no table`])
})

test('lists what of the tables stands in the way', { timeout: 60_000 }, async () => {
  const ours = (found: readonly string[]) =>
    found.filter((one) => Object.keys(placements).includes(/^\w+/.exec(one)?.[0] ?? ''))
  const { columns, keys, references, triggers } = await obstaclesOf()
  expect(columns).toEqual(['pins'])
  expect(keys).toEqual(['people (name): people_name_key'])
  expect(ours(references)).toEqual(['complaints (about) → people'])
  expect(triggers).toEqual(['posts: count_post writes tallies'])
})
