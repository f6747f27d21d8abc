import { sql } from 'kysely'
import type { Handle } from '../../db/transaction.ts'
import type { MergedFacts } from './works.merge.rules.ts'

interface Details {
  id: number
  facts: MergedFacts
  /** All sources of the work responded, so missing facts are gone, not just unavailable. */
  isWhole: boolean
  /** A stored list of entries that is longer than the new one stays. */
  isPartial: boolean
  time: Date
}

/** More titles than any work has; those of merged works count. */
const titlesMax = 100

/** Replaces a work's facts; alternative titles are only added. */
export async function updateDetails(
  handle: Handle,
  { id, facts, isWhole, isPartial, time }: Details,
): Promise<void> {
  const { title, creators, releaseDate, description, posterSource, entries } = facts
  const { alternativeTitles, genres, cast, countries, languages, series } = facts
  await sql`
    update works set
      title = ${title},
      creators = case when ${creators}::text[] = '{}' and not ${isWhole} then creators else ${creators} end,
      release_date = coalesce(${releaseDate}, case when not ${isWhole} then release_date end),
      description = coalesce(${description}, case when not ${isWhole} then description end),
      description_url = case
        when ${description}::text is null and not ${isWhole} then description_url
        else ${facts.descriptionUrl}
      end,
      poster_source = coalesce(${posterSource}, case when not ${isWhole} then poster_source end),
      entries = case
        when ${entries}::text[] = '{}' and not ${isWhole} then entries
        when ${isPartial} and cardinality(entries) > cardinality(${entries}::text[]) then entries
        else ${entries}
      end,
      original_title = coalesce(${facts.originalTitle}, case when not ${isWhole} then original_title end),
      alternative_titles = (alternative_titles || array(
        select added from unnest(${alternativeTitles}::text[]) as added
        where added <> all(alternative_titles)
      ))[:${titlesMax}::integer],
      genres = case when ${genres}::text[] = '{}' and not ${isWhole} then genres else ${genres} end,
      cast_members = case when ${cast}::text[] = '{}' and not ${isWhole} then cast_members else ${cast} end,
      countries = case when ${countries}::text[] = '{}' and not ${isWhole} then countries else ${countries} end,
      languages = case when ${languages}::text[] = '{}' and not ${isWhole} then languages else ${languages} end,
      minutes = coalesce(${facts.minutes}, case when not ${isWhole} then minutes end),
      pages = coalesce(${facts.pages}, case when not ${isWhole} then pages end),
      series_title = coalesce(${series?.title ?? null}, case when not ${isWhole} then series_title end),
      series_position = case
        when ${series?.title ?? null}::text is null and not ${isWhole} then series_position
        else ${series?.position ?? null}
      end,
      -- A source or the shelf has just told of it.
      standing = case when standing = 'hidden' then standing else 'confirmed' end,
      time_fetched = ${time}
    where id = ${id} and merged_into is null`.execute(handle)
}
