import type { Medium } from '@medley/contract/values/medium'
import type { DatabaseSync } from 'node:sqlite'

interface Period {
  year: number | null
  medium: Medium | null
}

type Value = string | number | null
type Row = Record<string, Value>

/** Runs statements on the diary of a year, that of the period unless another is given, and on its works. */
type Read = (statement: string, year?: number | null) => Row[]

function readerOf(database: DatabaseSync, { year, medium }: Period): Read {
  return (statement, period = year) => {
    const diary = `with diary as (
      select * from main.diary
      where (:year is null or substr(day, 1, 4) = printf('%04d', :year))
        and (:medium is null or medium = :medium)
    ), seen as (select distinct diary.work, rating from diary left join ratings using (work))`
    const values = { ':year': period, ':medium': medium }
    return database.prepare(`${diary} ${statement}`).all(values) as Row[]
  }
}

/** The figures of a member as SQLite computes them from their export; with the same names as the answer's. */
export function figuresOfExport(database: DatabaseSync, period: Period) {
  const { year } = period
  const read = readerOf(database, period)
  return {
    undated: read('select count(*) as count from diary where day is null', null)[0]?.['count'],
    partial: {
      month: count(read, 'day is null or length(day) = 4'),
      day: count(read, 'length(day) = 7'),
    },
    totals: totals(read, year),
    before: year === null ? null : totals(read, year - 1),
    months: bars(read, year, [12, 'cast(substr(day, 6, 2) as integer)', 'length(day) >= 7']),
    weekdays: bars(read, year, [7, "(strftime('%w', day) + 6) % 7 + 1", 'length(day) = 10']),
    mediums: read(`select medium, count(*) as viewings, count(distinct work) as works
      from diary group by medium order by medium`),
    ratings: read('select avg(rating) as mean, count(rating) as works from seen')[0],
    histogram: read(`select rating, count(*) as works from seen
      where rating is not null group by rating order by rating`),
    decades: read(`select substr(released, 1, 3) || '0' as value, count(*) as works,
        avg(rating) as mean
      from seen join works using (work) where released is not null group by 1 order by 1`),
    genres: groups(read, 'genre'),
    countries: groups(read, 'country'),
    languages: groups(read, 'language'),
    known: read(`select
        count(distinct case when released is not null then work end) as decades,
        count(distinct case when kind = 'genre' then work end) as genres,
        count(distinct case when kind = 'country' then work end) as countries,
        count(distinct case when kind = 'language' then work end) as languages
      from seen join works using (work) left join facts using (work)`)[0],
    creators: contributors(read, 'creator'),
    cast: contributors(read, 'cast'),
    longest: lengths(read, 'desc'),
    shortest: lengths(read, 'asc'),
    ends: read(`select min(day) as first, max(day) as last from diary where length(day) = 10`)[0],
    stopped: stopped(database, period),
    streak: streak(read),
    mostLiked: read(`select max(likes) as likes from reviews
      where has_text and likes > 0 and id in (select review from diary)`)[0]?.['likes'],
  }
}

const count = (read: Read, condition: string) =>
  read(`select count(*) as count from diary where ${condition}`)[0]?.['count']

const totals = (read: Read, year: number | null) =>
  read(
    `select count(*) as viewings, count(distinct work) as works,
      coalesce(sum(episodes), 0) as episodes, coalesce(sum(minutes), 0) as minutes,
      coalesce(sum(pages), 0) as pages, coalesce(sum(repeated), 0) as repeats,
      count(distinct case when length(day) = 10 then day end) as days
    from diary`,
    year,
  )[0]

function bars(
  read: Read,
  year: number | null,
  [length, value, condition]: [number, string, string],
) {
  const counted = (period: number | null) => {
    const grouped = `select ${value} as value, count(*) as count from diary where ${condition}`
    const rows = read(`${grouped} group by 1`, period)
    return new Map(rows.map((row) => [row['value'], row['count']]))
  }
  const now = counted(year)
  const before = year === null ? new Map() : counted(year - 1)
  return Array.from({ length }, (_, index) => ({
    value: index + 1,
    viewings: now.get(index + 1) ?? 0,
    before: before.get(index + 1) ?? 0,
  }))
}

const groups = (read: Read, kind: string) =>
  read(`select value, count(*) as works, avg(rating) as mean
    from seen join facts using (work) where kind = '${kind}'
    group by value order by works desc, value`)

/** Numbers of those of most works and drawn means of the best, without names, since they tie; and the means by name. */
function contributors(read: Read, kind: string) {
  const credited = `, credited as (
    select value, count(*) as works, count(rating) as rated, sum(rating) as total,
      avg(rating) as mean
    from seen join facts using (work) where kind = '${kind}' group by value
  )`
  return {
    most: read(`${credited} select works from credited
      where works >= 2 order by works desc limit 12`),
    best: read(`${credited}
      select (total + 5.0 * (select avg(rating) from seen)) / (rated + 5.0) as drawn
      from credited where rated >= 3 order by drawn desc limit 12`),
    means: read(`${credited} select value, works, mean from credited
      where works >= 2 or rated >= 3`),
  }
}

const lengths = (read: Read, order: 'asc' | 'desc') =>
  ['film', 'book'].flatMap((kind) => {
    const column = kind === 'book' ? 'pages' : 'minutes'
    return read(`select ${column} as amount from seen join works using (work)
      where medium = '${kind}' and ${column} is not null order by 1 ${order} limit 1`)
  })

function stopped(database: DatabaseSync, { year, medium }: Period) {
  const statement = `select count(*) as count from progress where state = 'stopped'
    and (:year is null or substr(changed, 1, 4) = printf('%04d', :year))
    and (:medium is null or medium = :medium)`
  return database.prepare(statement).get({ ':year': year, ':medium': medium })?.['count']
}

/** The longest run of days: in it, the day and its place differ by the same. */
const streak = (read: Read) =>
  read(`, days as (select distinct day from diary where length(day) = 10),
    runs as (
      select count(*) as days, min(day) as first, max(day) as last from (
        select day, julianday(day) - row_number() over (order by day) as run from days
      ) group by run
    )
    select days, first as "from", last as "to" from runs order by days desc, last desc limit 1`)[0]
