import { type CsvTable, readTable } from '../files/csv-table.ts'
import { type FileFacts, rowOf, type Row, textBeside } from '../file-reader.ts'
import { type SourceWork, UnreadableRow } from '../record.ts'
import { comparable } from '../values.ts'
import { filmOf, readTime, showOf, summarize, type TvTimeTable } from './tv-time-values.ts'

/** Facts in the tables of shows and films about works that a table beside names by a title or an id alone. */
export interface TvTimeBeside {
  /** Shows of which a state is there. */
  states: ReadonlySet<string>
  /** Ids and titles of shows of which an episode was seen. */
  seen: ReadonlySet<string>
  /** The one show of a title. */
  showIds: ReadonlyMap<string, string | null>
  /** The shows of episodes, both by their ids. */
  showsOfEpisodes: ReadonlyMap<string, string>
  /** Shows by id, shows and films by UUID. */
  works: ReadonlyMap<string, SourceWork>
  /** When films were watched, by UUID. */
  times: ReadonlyMap<string, string>
}

const shows = 'tracking-prod-records-v2.csv'
const films = 'tracking-prod-records.csv'
const sums = 'user_tv_show_data.csv'
/** Of accounts from before 2021. */
export const olderEpisodes = [
  'seen_episode.csv',
  'seen_episode_source.csv',
  'seen_episode_latest.csv',
  'seen_episode_unitarian.csv',
  'watched_on_episode.csv',
]

export async function readBeside(file: FileFacts): Promise<TvTimeBeside> {
  const beside = {
    states: new Set<string>(),
    seen: new Set<string>(),
    showIds: new Map<string, string | null>(),
    showsOfEpisodes: new Map<string, string>(),
    works: new Map<string, SourceWork>(),
    times: new Map<string, string>(),
  }
  const nameShow = (work: SourceWork, id: string) => {
    beside.works.set(id, work)
    const title = comparable(work.title)
    const known = beside.showIds.get(title)
    beside.showIds.set(title, known === undefined || known === id ? id : null)
  }
  await eachRow(file, shows, (row, table) => {
    const id = row.cell('s_id')
    const work = showOf(row, table)
    nameShow(work, id)
    const key = row.cell('key')
    const [, act, uuid = ''] = /^(user-series|(?:re)?watch-episode)-([\da-f-]{36})?/.exec(key) ?? []
    beside.works.set(uuid, work)
    if (act === 'user-series') {
      beside.states.add(id)
      beside.works.set(row.cell('uuid'), work)
    } else if (act !== undefined) {
      beside.seen.add(id)
      beside.showsOfEpisodes.set(row.cell('ep_id'), id)
    }
  })
  beside.works.delete('')
  await eachRow(file, films, (row, table) => {
    const uuid = row.cell('uuid')
    if (row.cell('entity_type') === 'movie') {
      beside.works.set(uuid, filmOf(row, table))
      const { time } = readTime(row, 'created_at', table)
      if (row.cell('type') === 'watch' && time !== null) beside.times.set(uuid, time)
    } else if (/^(?:re)?watch$/.test(row.cell('type'))) beside.seen.add(row.cell('series_id'))
  })
  await eachRow(file, sums, (row, table) => {
    const id = row.cell('tv_show_id')
    nameShow(showOf(row, table), id)
    if (Number(row.cell('nb_episodes_seen')) > 0) beside.seen.add(id)
  })
  for (const name of olderEpisodes) {
    await eachRow(file, name, (row) => beside.seen.add(comparable(row.cell('tv_show_name'))))
  }
  return beside
}

/** Goes through a table beside; rows that name no work say nothing here. */
async function eachRow(
  file: FileFacts,
  baseName: string,
  take: (row: Row, table: TvTimeTable) => void,
): Promise<void> {
  const text = file.baseName === baseName ? null : textBeside(file, baseName)
  if (text === null) return
  const table: CsvTable = await readTable(text, Number.POSITIVE_INFINITY)
  const whole = summarize(table, file)
  for (const record of table.records) {
    try {
      take(rowOf(record, table.header), whole)
    } catch (error) {
      if (!(error instanceof UnreadableRow)) throw error
    }
  }
}

/** The show of a row by its id, or else by that of its episode or by its title. */
export function showNamed(row: Row, table: TvTimeTable, beside: TvTimeBeside): SourceWork {
  const named = showOf(row, table)
  if (named.ids['thetvdb'] !== undefined) return named
  const id =
    beside.showsOfEpisodes.get(row.cell('episode_id')) ??
    beside.showIds.get(comparable(named.title))
  return beside.works.get(id ?? '') ?? named
}
