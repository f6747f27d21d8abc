import { useIsMember } from '../sessions/session.ts'
import type { EntriesWork } from './entries.calls.ts'
import { EntryRows } from './entry-rows.tsx'
import { EpisodeSearch } from './parts/episode-search.tsx'
import { ScoreBars } from './parts/score-bars.tsx'
import { SeasonList } from './parts/season-list.tsx'
import { UnlistedEpisode } from './parts/unlisted-episode.tsx'

/** The entries of a work to tick, rate and open: seasons, tracks, or the episodes of a podcast. */
export function EntrySection({ work }: { work: EntriesWork }) {
  const isMember = useIsMember()
  return (
    <>
      {work.medium !== 'podcast' && <ScoreBars work={work} />}
      {work.medium === 'tvShow' && <SeasonList work={work} />}
      {work.medium === 'tvShow' && isMember && <UnlistedEpisode work={work} />}
      {work.medium === 'album' && <EntryRows work={work} />}
      {work.medium === 'podcast' && <EpisodeSearch work={work} />}
    </>
  )
}
