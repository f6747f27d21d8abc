import { type RawBuilder, sql } from 'kysely'
import type { Handle } from '../../db/transaction.ts'
import type { FactName, FactSources, MergedFacts } from './duplicates/works.merge.rules.ts'

interface Details {
  id: number
  facts: MergedFacts
  sources: FactSources
  /** The sources that responded with all they have; what one of them gave and gives no more is gone. */
  answered: readonly string[]
  /** A stored list of entries that is longer than the new one stays. */
  isPartial: boolean
  time: Date
}

/** More titles than any work has; those of merged works count. */
const titlesMax = 100

/**
 * Replaces a work's facts; alternative titles are only added. A fact that no source gives stays, unless the source that
 * gave it has responded without.
 */
export async function updateDetails(
  handle: Handle,
  { id, facts, sources, answered, isPartial, time }: Details,
): Promise<void> {
  const { title, creators, releaseDate, description, posterSource, entries } = facts
  const { alternativeTitles, genres, cast, countries, languages, series } = facts
  const isWithdrawn = (name: FactName) =>
    sql`coalesce(fact_sources ->> ${name} = any(${answered}::text[]), false)`
  const text = (name: FactName, value: string | null, column: RawBuilder<unknown>) =>
    sql`coalesce(${value}, case when not ${isWithdrawn(name)} then ${column} end)`
  const number = (name: FactName, value: number | null, column: RawBuilder<unknown>) =>
    sql`coalesce(${value}::integer, case when not ${isWithdrawn(name)} then ${column} end)`
  const list = (name: FactName, value: readonly string[], column: RawBuilder<unknown>) =>
    sql`case when ${value}::text[] = '{}' and not ${isWithdrawn(name)} then ${column} else ${value} end`
  const seriesTitle = series?.title ?? null
  await sql`
    update works set
      title = ${title},
      creators = ${list('creators', creators, sql`creators`)},
      release_date = ${text('releaseDate', releaseDate, sql`release_date`)},
      description = ${text('description', description, sql`description`)},
      description_url = case
        when ${description}::text is null and not ${isWithdrawn('description')} then description_url
        else ${facts.descriptionUrl}
      end,
      poster_source = ${text('posterSource', posterSource, sql`poster_source`)},
      entries = case
        when ${isPartial} and cardinality(entries) > cardinality(${entries}::text[]) then entries
        else ${list('entries', entries, sql`entries`)}
      end,
      original_title = ${text('originalTitle', facts.originalTitle, sql`original_title`)},
      alternative_titles = (alternative_titles || array(
        select added from unnest(${alternativeTitles}::text[]) as added
        where added <> all(alternative_titles)
      ))[:${titlesMax}::integer],
      genres = ${list('genres', genres, sql`genres`)},
      cast_members = ${list('cast', cast, sql`cast_members`)},
      countries = ${list('countries', countries, sql`countries`)},
      languages = ${list('languages', languages, sql`languages`)},
      minutes = ${number('minutes', facts.minutes, sql`minutes`)},
      pages = ${number('pages', facts.pages, sql`pages`)},
      series_title = ${text('series', seriesTitle, sql`series_title`)},
      series_position = case
        when ${seriesTitle}::text is null and not ${isWithdrawn('series')} then series_position
        else ${series?.position ?? null}
      end,
      show_status = coalesce(${facts.showStatus}, show_status),
      network_zone = coalesce(${facts.networkZone}, network_zone),
      fact_sources = (
        select coalesce(jsonb_object_agg(name, source), '{}')
        from jsonb_each_text(fact_sources) as given (name, source)
        where source <> all(${answered}::text[])
      ) || ${JSON.stringify(sources)}::jsonb,
      -- A source or the shelf has just listed it.
      standing = case when standing = 'hidden' then standing else 'confirmed' end,
      time_fetched = ${time}
    where id = ${id} and merged_into is null`.execute(handle)
}
