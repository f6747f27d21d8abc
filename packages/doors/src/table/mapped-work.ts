import { limits } from '@medley/contract/limits'
import type { Medium } from '@medley/contract/values/medium'
import { readYearOf, type Row } from '../file-reader.ts'
import { type SourceWork, UnreadableRow, type WorkIds } from '../record.ts'
import { comparable, readTitle, tidy } from '../values.ts'
import { readId, readPeople } from './cells.ts'
import { entryInTitle, type NamedEntry, readEntry } from './entry-cells.ts'
import { oneCell, type RowReading } from './row-reading.ts'
import { wordOf } from './named-table.ts'

/** The work of a row, and the season or episode of it that the row is about. */
export function workOf(
  row: Row,
  reading: RowReading,
): { work: SourceWork; entry: NamedEntry | null } {
  const titles = reading.names('title').map((name) => row.cell(name))
  const written = readTitle(titles.find((title) => tidy(title) !== '') ?? '')
  const entryCells = [oneCell(row, reading, 'season'), oneCell(row, reading, 'episode')] as const
  const entry = readEntry(...entryCells)
  const medium = mediumOf(row, reading, entry !== null)
  const isFilmed = medium === 'film' || medium === 'tvShow'
  const inTitle = isFilmed && entry === null ? entryInTitle(written) : null
  const title = inTitle ? readTitle(inTitle.show) : written
  const shown = { title, medium: inTitle ? ('tvShow' as const) : medium }
  if (!hasEntries(shown.medium)) return { work: sourceWork(row, reading, shown), entry: null }
  if (entry === undefined) throw new UnreadableRow({ code: 'noEpisodeNumber' })
  const isWithoutSeason =
    shown.medium === 'tvShow' && entry !== null && entry.season === null && entry.number !== null
  if (isWithoutSeason) throw new UnreadableRow({ code: 'noEpisodeNumber' })
  return { work: sourceWork(row, reading, shown), entry: inTitle ?? entry }
}

const hasEntries = (medium: Medium) => medium === 'tvShow' || medium === 'podcast'

function sourceWork(
  row: Row,
  reading: RowReading,
  { title, medium }: { title: string; medium: Medium },
): SourceWork {
  const [yearColumn] = reading.names('year')
  const year = yearColumn === undefined ? null : readYearOf(row, yearColumn)
  const form = { areBands: medium === 'album', areInverted: reading.areInverted }
  const people = reading.names('creator').flatMap((name) => readPeople(row.cell(name), form))
  const creators = [...new Set(people)].slice(0, limits.workCreatorsMax)
  return {
    key: [medium, comparable(title), year ?? '', comparable(creators[0] ?? '')].join('|'),
    mediums: [medium],
    title,
    otherTitles: [],
    year,
    creators,
    ids: idsOf(row, reading, medium),
  }
}

/** A row about a season or an episode is about a show, unless it says that it is about a podcast. */
function mediumOf(row: Row, reading: RowReading, isOfEntry: boolean): Medium {
  const word = wordOf(oneCell(row, reading, 'medium'))
  const named = word === '' ? undefined : reading.mediums.get(word)
  if (named === null) throw new UnreadableRow({ code: 'nothingKept' })
  const medium = named ?? reading.mapping.medium
  if (isOfEntry && named === undefined && medium !== 'podcast') return 'tvShow'
  if (medium === null) throw new UnreadableRow({ code: 'mediumUnknown' })
  return medium
}

/** The sources of ids of works of a medium. */
function sourcesOf(medium: Medium): readonly string[] {
  if (medium === 'book') return ['isbn']
  return medium === 'film' || medium === 'tvShow' ? ['imdb', 'tmdb', 'thetvdb'] : []
}

function idsOf(row: Row, { names, titleOf }: RowReading, medium: Medium): WorkIds {
  const ids: WorkIds = {}
  const sources = sourcesOf(medium)
  for (const name of names('id')) {
    const cell = row.cell(name)
    const known = Object.entries(readId(cell, name) ?? {}).filter(([one]) => sources.includes(one))
    for (const [source, id] of known) ids[source] ??= id
    if (known.length === 0 && cell !== '')
      row.note({ code: 'noKnownId', params: { column: titleOf.get(name) ?? '' } })
  }
  return ids
}
