import { sql } from 'kysely'
import { z } from 'zod'
import { defineMergeTarget } from '../../ports/merge-target.ts'

const movedIds = z.array(z.object({ source: z.string(), externalId: z.string() }))

export const externalIdsMergeTarget = defineMergeTarget({
  name: 'externalIds',
  moved: movedIds,
  async move(tx, { fromId, intoId }) {
    const { rows } = await sql<z.output<typeof movedIds>[number]>`
      update work_external_ids set work_id = ${intoId} where work_id = ${fromId}
      returning source, external_id as "externalId"
    `.execute(tx)
    return rows
  },
  async moveBack(tx, { fromId, intoId }, ids) {
    await sql`
      update work_external_ids set work_id = ${fromId}
      from json_to_recordset(${JSON.stringify(ids)}) as moved (source text, "externalId" text)
      where work_id = ${intoId} and work_external_ids.source = moved.source
        and work_external_ids.external_id = moved."externalId"
    `.execute(tx)
  },
})

/** Works that were merged into this one before. */
export const mergedWorksMergeTarget = defineMergeTarget({
  name: 'mergedWorks',
  moved: z.array(z.int()),
  async move(tx, { fromId, intoId }) {
    const { rows } = await sql<{ id: number }>`
      update works set merged_into = ${intoId} where merged_into = ${fromId} returning id
    `.execute(tx)
    return rows.map(({ id }) => id)
  },
  async moveBack(tx, { fromId, intoId }, ids) {
    await sql`
      update works set merged_into = ${fromId}
      where id = any(${ids}::integer[]) and merged_into = ${intoId}
    `.execute(tx)
  },
})

/** Titles that only the merged work had; from now on they find the other one. */
export const titlesMergeTarget = defineMergeTarget({
  name: 'titles',
  moved: z.array(z.string()),
  async move(tx, { fromId, intoId }) {
    const { rows } = await sql<{ title: string }>`
      with fresh as (
        select distinct on (normalize_title(theirs.title)) theirs.title
        from works as merged, unnest(merged.title || merged.alternative_titles) as theirs (title)
        where merged.id = ${fromId} and merged.standing = 'confirmed' and not exists (
          select from works, unnest(works.title || works.alternative_titles) as ours (title)
          where works.id = ${intoId} and normalize_title(ours.title) = normalize_title(theirs.title)
        )
      ), changed as (
        update works set alternative_titles = alternative_titles || array(select title from fresh)
        where id = ${intoId} and exists (select from fresh)
      )
      select title from fresh
    `.execute(tx)
    return rows.map(({ title }) => title)
  },
  async moveBack(tx, { intoId }, titles) {
    await sql`
      update works set alternative_titles = array(
        select title from unnest(alternative_titles) as title where title <> all(${titles}::text[])
      )
      where id = ${intoId}
    `.execute(tx)
  },
})

/** Titles in languages in which the other work has none. */
export const languagesMergeTarget = defineMergeTarget({
  name: 'titlesInLanguages',
  // Earlier merges have no record of it.
  moved: z.array(z.string()).default([]),
  async move(tx, { fromId, intoId }) {
    const { rows } = await sql<{ language: string }>`
      update work_titles set work_id = ${intoId}
      where work_id = ${fromId} and language not in (
        select language from work_titles where work_id = ${intoId}
      )
      returning language
    `.execute(tx)
    return rows.map(({ language }) => language)
  },
  async moveBack(tx, { fromId, intoId }, languages) {
    await sql`
      update work_titles set work_id = ${fromId}
      where work_id = ${intoId} and language = any(${languages}::text[])
        and language not in (select language from work_titles where work_id = ${fromId})
    `.execute(tx)
  },
})

/** The place in a series, where only the merged work has one. */
export const seriesMergeTarget = defineMergeTarget({
  name: 'series',
  // Earlier merges have no record of it.
  moved: z.boolean().default(false),
  async move(tx, { fromId, intoId }) {
    const { numAffectedRows } = await sql`
      update works set series_id = merged.series_id, series_title = merged.series_title,
        series_position = merged.series_position
      from works as merged
      where works.id = ${intoId} and works.series_title is null
        and merged.id = ${fromId} and merged.series_title is not null
    `.execute(tx)
    return numAffectedRows === 1n
  },
  async moveBack(tx, { fromId, intoId }, isMoved) {
    if (!isMoved) return
    await sql`
      update works set series_title = null, series_position = null
      from works as merged
      where works.id = ${intoId} and merged.id = ${fromId}
        and works.series_title = merged.series_title
    `.execute(tx)
  },
})
