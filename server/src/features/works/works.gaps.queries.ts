import { type RawBuilder, sql } from 'kysely'
import type { WorkFacts } from '../../catalogue/work-facts.ts'
import type { Handle } from '../../db/transaction.ts'

/** Facts about a stored work. */
export type Gaps = WorkFacts & { id: number }

/** The stored value of each column, or else the given one. */
const filled: Record<string, RawBuilder<unknown>> = {
  description: sql`coalesce(works.description, given.description)`,
  // Also where the same description has just been stored.
  description_url: sql`
    case when coalesce(works.description, given.description) = given.description
      then coalesce(works.description_url, given."descriptionUrl")
      else works.description_url
    end`,
  poster_source: sql`coalesce(works.poster_source, given."posterSource")`,
  release_date: sql`coalesce(works.release_date, given."releaseDate")`,
  creators: sql`coalesce(nullif(works.creators, '{}'), given.creators)`,
  original_title: sql`coalesce(works.original_title, nullif(given."originalTitle", works.title))`,
  alternative_titles: sql`
    coalesce(
      nullif(works.alternative_titles, '{}'),
      array_remove(given."alternativeTitles", works.title),
      '{}'
    )`,
  genres: sql`coalesce(nullif(works.genres, '{}'), given.genres, '{}')`,
  cast_members: sql`coalesce(nullif(works.cast_members, '{}'), given."cast", '{}')`,
  countries: sql`coalesce(nullif(works.countries, '{}'), given.countries, '{}')`,
  languages: sql`coalesce(nullif(works.languages, '{}'), given.languages, '{}')`,
  minutes: sql`coalesce(works.minutes, given.minutes)`,
  pages: sql`coalesce(works.pages, given.pages)`,
  series_title: sql`coalesce(works.series_title, given.series ->> 'title')`,
  series_position: sql`
    case when works.series_title is null
      then given.series ->> 'position'
      else works.series_position
    end`,
}

const columns = Object.keys(filled)
const ofTable = (table: string) => sql.join(columns.map((column) => sql.ref(`${table}.${column}`)))
const assignments = sql.join(
  columns.map((column) => sql`${sql.ref(column)} = ${sql.ref(`filled.${column}`)}`),
)
const values = sql.join(
  Object.entries(filled).map(([column, value]) => sql`${value} as ${sql.ref(column)}`),
)

/** Fills in missing facts of works; existing ones stay. */
export async function fillGaps(handle: Handle, gaps: readonly Gaps[]): Promise<void> {
  await sql`
    with given as (
      select * from json_to_recordset(${JSON.stringify(gaps)}) as one (
        id integer, description text, "descriptionUrl" text, "posterSource" text,
        "releaseDate" text, creators text[], "originalTitle" text, "alternativeTitles" text[],
        genres text[], "cast" text[], countries text[], languages text[], minutes integer,
        pages integer, series json
      )
    ), filled as (
      select works.id, ${values} from given join works on works.id = given.id
    )
    update works set ${assignments} from filled
    where works.id = filled.id and (${ofTable('works')}) is distinct from (${ofTable('filled')})
  `.execute(handle)
}
