import { sql } from 'kysely'
import type { WorkFacts } from '../../../catalogue/work-facts.ts'
import type { Handle } from '../../../db/transaction.ts'

/** Facts about a stored work. */
export type Gaps = WorkFacts & { id: number }

/** The columns that facts fill, of the table or of the computed rows. */
const columnsOf = (table: 'works' | 'filled') => {
  const column = (name: string) => sql.ref(`${table}.${name}`)
  return sql`(
    ${column('description')}, ${column('description_url')}, ${column('poster_source')},
    ${column('release_date')}, ${column('creators')}, ${column('original_title')},
    ${column('alternative_titles')}, ${column('genres')}, ${column('cast_members')},
    ${column('countries')}, ${column('languages')}, ${column('minutes')}, ${column('pages')},
    ${column('series_title')}, ${column('series_position')}
  )`
}

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
      select works.id,
        coalesce(works.description, given.description) as description,
        -- Also where the same description has just been stored.
        case when coalesce(works.description, given.description) = given.description
          then coalesce(works.description_url, given."descriptionUrl")
          else works.description_url
        end as description_url,
        coalesce(works.poster_source, given."posterSource") as poster_source,
        coalesce(works.release_date, given."releaseDate") as release_date,
        coalesce(nullif(works.creators, '{}'), given.creators) as creators,
        coalesce(works.original_title, nullif(given."originalTitle", works.title))
          as original_title,
        coalesce(
          nullif(works.alternative_titles, '{}'),
          array_remove(given."alternativeTitles", works.title),
          '{}'
        ) as alternative_titles,
        coalesce(nullif(works.genres, '{}'), given.genres, '{}') as genres,
        coalesce(nullif(works.cast_members, '{}'), given."cast", '{}') as cast_members,
        coalesce(nullif(works.countries, '{}'), given.countries, '{}') as countries,
        coalesce(nullif(works.languages, '{}'), given.languages, '{}') as languages,
        coalesce(works.minutes, given.minutes) as minutes,
        coalesce(works.pages, given.pages) as pages,
        coalesce(works.series_title, given.series ->> 'title') as series_title,
        case when works.series_title is null
          then given.series ->> 'position'
          else works.series_position
        end as series_position
      from given join works on works.id = given.id
    )
    update works set
      description = filled.description,
      description_url = filled.description_url,
      poster_source = filled.poster_source,
      release_date = filled.release_date,
      creators = filled.creators,
      original_title = filled.original_title,
      alternative_titles = filled.alternative_titles,
      genres = filled.genres,
      cast_members = filled.cast_members,
      countries = filled.countries,
      languages = filled.languages,
      minutes = filled.minutes,
      pages = filled.pages,
      series_title = filled.series_title,
      series_position = filled.series_position
    from filled
    where works.id = filled.id and ${columnsOf('works')} is distinct from ${columnsOf('filled')}
  `.execute(handle)
}
