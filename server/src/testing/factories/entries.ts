import type { Medium } from '@medley/contract/values/medium'
import { transaction } from '../../db/transaction.ts'
import type { EntryFacts } from '../../catalogue/work-facts.ts'
import { syncEntries } from '../../features/entries/entries.sync.service.ts'
import type { TestApp } from '../harness.ts'
import { aWork } from './works.ts'

interface TestEpisode {
  id: number
  season: number | null
  number: number | null
}

/** An entry as a source lists it: an episode of season 1 by default. */
export function anEntry(facts: Partial<EntryFacts> = {}): EntryFacts {
  const season = facts.season === undefined ? 1 : facts.season
  return {
    kind: 'episode',
    season,
    number: 1,
    title: null,
    releaseDate: null,
    minutes: null,
    id: null,
    ...facts,
  }
}

/** Makes the entries of a work those that a source lists. */
export async function listEntriesAt(
  app: TestApp,
  work: { id: number },
  items: readonly EntryFacts[],
  { source = 'tvmaze', isPartial = false }: { source?: string; isPartial?: boolean } = {},
): Promise<void> {
  const event = { workId: work.id, listings: [{ source, items }], isPartial }
  await transaction(app.ctx.db, (tx) => syncEntries(tx, event))
}

/**
 * A show whose source lists its seasons and episodes: so many of each season from the first on, on
 * consecutive days from January 2020.
 */
export async function aShow(
  app: TestApp,
  { seasons, title }: { seasons: readonly number[]; title?: string },
): Promise<{
  show: { id: number; medium: Medium; title: string }
  /** Of all seasons, in their order. */
  episodes: TestEpisode[]
}> {
  const show = await aWork(app, { medium: 'tvShow', ...(title === undefined ? {} : { title }) })
  const items = seasons.flatMap((count, index) => {
    const season = index + 1
    const year = 2019 + season
    return [
      anEntry({ kind: 'season', season, number: null, releaseDate: `${year}-01-01` }),
      ...Array.from({ length: count }, (_, nth) =>
        anEntry({
          season,
          number: nth + 1,
          title: `Episode ${season}.${nth + 1}`,
          releaseDate: new Date(Date.UTC(year, 0, nth + 1)).toISOString().slice(0, 10),
          minutes: 45,
          id: String(season * 1_000 + nth),
        }),
      ),
    ]
  })
  await listEntriesAt(app, show, items)
  const episodes = await app.ctx.db
    .selectFrom('work_entries')
    .select(['id', 'season', 'number'])
    .where('work_id', '=', show.id)
    .where('kind', '=', 'episode')
    .orderBy('position')
    .execute()
  return { show, episodes }
}
