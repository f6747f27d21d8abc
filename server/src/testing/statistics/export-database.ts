import type { ExportDocument, ExportedWork } from '@medley/contract/transfer/export-format'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'

const schema = `
  create table viewings (work text, medium text, day text, repeated integer, review integer);
  create table entries (work text, medium text, day text, repeated integer, episode integer, minutes integer);
  create table works (work text primary key, title text, medium text, released text, minutes integer, pages integer);
  create table facts (work text, kind text, value text, unique (work, kind, value));
  create table reviews (id integer, work text, rating integer, posted text, likes integer, has_text integer);
  create table progress (work text, medium text, state text, changed text);

  -- One row per viewing, and one per work and day of entries.
  create view diary as
    select viewings.work, viewings.medium, day, repeated, 0 as episodes,
      case when viewings.medium in ('film', 'album') then coalesce(minutes, 0) else 0 end as minutes,
      case when viewings.medium = 'book' then coalesce(pages, 0) else 0 end as pages, review
    from viewings join works on works.work = viewings.work
    union all
    select entries.work, entries.medium, day, min(repeated), sum(episode),
      coalesce(sum(coalesce(entries.minutes, works.minutes) * episode), 0), 0, null
    from entries join works on works.work = entries.work
    group by entries.work, day;

  create view ratings as
    select work, rating from (
      select work, rating, row_number() over (partition by work order by posted desc, id desc) as nth
      from reviews
    ) where nth = 1;
`

type Row = Record<string, SQLInputValue>

const nameOf = ({ medium, source, externalId }: ExportedWork) => `${medium} ${source} ${externalId}`

/** A member's export as a database, without anything of ours but the format. */
export function openExport(document: ExportDocument): DatabaseSync {
  const database = new DatabaseSync(':memory:')
  database.exec(schema)
  for (const [table, rows] of Object.entries(rowsOf(document))) {
    for (const row of rows) insert(database, table, row)
  }
  return database
}

function insert(database: DatabaseSync, table: string, row: Row): void {
  const places = Object.keys(row).map(() => '?')
  const statement = `insert into ${table} (${Object.keys(row).join(', ')}) values (${places.join(', ')})`
  database.prepare(statement).run(...Object.values(row))
}

const ofWork = (work: ExportedWork) => ({ work: nameOf(work), medium: work.medium })

function rowsOf(document: ExportDocument): Record<string, Row[]> {
  const { viewings, entryViewings, workFacts, reviews, progress } = document
  return {
    viewings: viewings.map(({ work, day, isRepeat, reviewId }) => ({
      ...ofWork(work),
      day,
      repeated: Number(isRepeat),
      review: reviewId,
    })),
    entries: entryViewings.map(({ work, day, isRepeat, kind, minutes }) => ({
      ...ofWork(work),
      day,
      repeated: Number(isRepeat),
      episode: Number(kind === 'episode'),
      minutes,
    })),
    works: workFacts.map(({ work, minutes, pages }) => ({
      ...ofWork(work),
      title: work.title,
      released: work.releaseDate,
      minutes,
      pages,
    })),
    facts: workFacts.flatMap(factsOf),
    reviews: reviews.map(({ id, work, rating, timePosted, likeCount, review }) => ({
      id,
      work: nameOf(work),
      rating,
      posted: timePosted,
      likes: likeCount,
      has_text: Number(review !== null),
    })),
    progress: progress.map(({ work, state, timeChanged }) => ({
      ...ofWork(work),
      state,
      changed: timeChanged,
    })),
  }
}

function factsOf({
  work,
  genres,
  countries,
  languages,
  cast,
}: ExportDocument['workFacts'][number]) {
  const facts = {
    genre: genres,
    country: countries,
    language: languages,
    cast,
    creator: work.creators,
  }
  return Object.entries(facts).flatMap(([kind, values]) =>
    [...new Set(values)].map((value) => ({ work: nameOf(work), kind, value })),
  )
}
