import type { Medium } from '@medley/contract/values/medium'
import { type RawBuilder, sql, type SqlBool } from 'kysely'
import type { TitleForm } from '../../catalogue/titles/title-forms.ts'
import type { Handle } from '../../db/transaction.ts'
import { placeInFame } from './works.visibility.ts'

/** A form of a title, with the medium and year of its work. */
export interface FormTerm extends TitleForm {
  medium: Medium
  year: number | null
}

/** A work found for the form at `index`. */
export interface TitledWork {
  index: number
  id: number
  medium: Medium
  title: string
  alternativeTitles: string[]
  releaseDate: string | null
  creators: string[]
  fame: number | null
}

const namesakesMax = 20

/**
 * Works with a form of a title as their title or a further one, and those whose title begins or ends so,
 * that meet a condition on `works`. Of about the year, if both are known and the medium has no editions.
 */
export async function listWorksOfForms(
  handle: Handle,
  asked: readonly FormTerm[],
  condition: RawBuilder<SqlBool>,
): Promise<TitledWork[]> {
  const { rows } = await sql<TitledWork>`
    with asked as materialized (
      select asked.*, normalize_title(title) as key, nth - 1 as index
      from unnest(
        ${asked.map(({ medium }) => medium)}::text[], ${asked.map(({ title }) => title)}::text[],
        ${asked.map(({ year }) => year)}::integer[],
        ${asked.map(({ isFramed }) => isFramed)}::boolean[]
      ) with ordinality as asked (medium, title, year, is_framed, nth)
    )
    select asked.index::integer as index, work.*
    from asked
    cross join lateral (
      select works.id, works.medium, works.title, works.release_date as "releaseDate", works.creators,
        works.alternative_titles as "alternativeTitles", ${placeInFame} as fame
      from (
        select id from works where works.medium = asked.medium and normalized_title = key
        union
        select work_id from search_titles
        where search_titles.medium = asked.medium and normalized_title = key
        union
        select id from works
        where is_framed and works.medium = asked.medium
          and normalized_title > key and normalized_title < key || chr(1114111)
        union
        select id from works
        where is_framed and reverse(normalized_title) > reverse(key)
          and reverse(normalized_title) < reverse(key) || chr(1114111)
      ) as named
      join works using (id)
      join work_counts on work_counts.work_id = works.id
      where works.medium = asked.medium and ${condition} and (
        works.medium in ('book', 'album', 'podcast') or asked.year is null
        or abs(left(release_date, 4)::integer - asked.year) <= 1
      )
      order by abs(left(release_date, 4)::integer - asked.year), audience_size desc, shelf_place,
        works.id
      limit ${namesakesMax}
    ) as work
  `.execute(handle)
  return rows
}
