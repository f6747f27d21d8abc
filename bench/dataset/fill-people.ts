import type pg from 'pg'
import type { DatasetSize } from './dataset-size.ts'

const firstNames = (
  'Ada Amir Anouk Bela Chiara Dario Elif Emil Fatou Greta ' +
  'Hugo Ines Ivo Jana Kofi Lena Mika Noor Otto Pia ' +
  'Rosa Sami Tova Umar Vera Wim Yara Zoe José Łucja'
).split(' ')
const lastNames = (
  'Alder Brandt Costa Dekker Eriksen Farrow Grant Haddad Ito ' +
  'Jansen Kaya Lindqvist Moreau Novak Okafor Petrov Quist Rossi ' +
  'Sato Tanaka Ueda Varga Weber Xu Yilmaz Zeman Núñez Ødegaard'
).split(' ')

/**
 * People, friendships and a few blocks. Leaves the table `person` to the connection: a place from 0
 * for everybody, the busiest first.
 */
export async function fillPeople(
  client: pg.Client,
  size: DatasetSize,
  passwordHash: string,
): Promise<void> {
  await client.query(
    `
    insert into users
      (username, email, password_hash, first_name, last_name, time_created, last_online)
    select
      fold_text(first_name) || '_' || fold_text(last_name) || n,
      'person' || n || '@mail.example', $4, first_name, last_name,
      now() - random() * interval '5 years', now() - random() ^ 3 * interval '1 year'
    from (
      select n,
        ($2::text[])[1 + floor(random() * cardinality($2::text[]))] as first_name,
        ($3::text[])[1 + floor(random() * cardinality($3::text[]))] as last_name
      from generate_series(1, $1::integer) as n
    ) as person
  `,
    [size.people, firstNames, lastNames, passwordHash],
  )
  await client.query(`
    create temporary table person as
    select row_number() over (order by random()) - 1 as place, id from users where id > 2;
    create unique index on person (place);
    analyze person
  `)
  await befriend(client, size)
  await client.query(
    `
    insert into blocks (blocker_id, blocked_id, time_blocked)
    select a.id, b.id, now() - random() * interval '3 years'
    from (${pairs}) as pair
    join person as a on a.place = pair.a
    join person as b on b.place = pair.b
    where a.id <> b.id
      and (least(a.id, b.id), greatest(a.id, b.id))
        not in (select lower_id, higher_id from friendships)
    on conflict do nothing
  `,
    [size.people, size.people],
  )
}

/** Pairs of places: $1 of them out of $2 people, the first of each more often a busy one. */
const pairs = `
  select floor(random() ^ 1.3 * $2::integer)::integer as a, floor(random() * $2::integer)::integer as b
  from generate_series(1, $1::integer)
`

/** One request in twenty has not been answered. */
async function befriend(
  client: pg.Client,
  { people, friendsPerPerson }: DatasetSize,
): Promise<void> {
  await client.query(
    `
    insert into friendships (lower_id, higher_id, requester_id, time_requested, time_approved)
    select least(a.id, b.id), greatest(a.id, b.id), a.id, asked,
      case when random() < 0.95 then asked + random() * interval '3 days' end
    from (select pair.*, now() - random() * interval '4 years' as asked from (${pairs}) as pair) as pair
    join person as a on a.place = pair.a
    join person as b on b.place = pair.b
    where a.id <> b.id
    on conflict do nothing
  `,
    [Math.round((people * friendsPerPerson) / 2), people],
  )
}
