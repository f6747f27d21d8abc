import { entriesTexts } from '@medley/texts/entries'
import type { EntryScores } from '@medley/contract/works/entries'
import { useQuery } from '@tanstack/react-query'
import { ratingColour, ratingText } from '../../../ui/ratings/rating-circle.tsx'
import { type EntriesWork, entryScoresQuery } from '../entries.calls.ts'
import { entryName } from '../entry-names.ts'
import styles from './score-bars.module.css'

type Scored = EntryScores['items'][number]

/** Fewer say nothing about a course. */
const least = 3

/** The scores of the episodes or tracks in their order, seasons beside each other. */
export function ScoreBars({ work }: { work: EntriesWork }) {
  const { data } = useQuery(entryScoresQuery(work))
  if (!data || data.items.length < least) return null
  const isShow = work.medium === 'tvShow'
  return (
    <figure className={styles['figure']}>
      <figcaption>
        {work.medium === 'album' ? entriesTexts.trackScores : entriesTexts.scores}
      </figcaption>
      <div className={styles['scroll']}>
        {bySeason(data.items).map(({ season, items }) => (
          <div key={season} className={styles['season']}>
            <ol role="list" className={styles['bars']}>
              {items.map((entry) => (
                <Bar key={entry.id} entry={entry} />
              ))}
            </ol>
            {isShow && (
              <span className={styles['name']}>{entriesTexts.shortSeason({ season })}</span>
            )}
          </div>
        ))}
      </div>
    </figure>
  )
}

function Bar({ entry }: { entry: Scored }) {
  const score = entry.score ?? 0
  const label = entriesTexts.bar({
    name: entryName(entry),
    score: ratingText(score),
    count: entry.ratingCount,
  })
  return (
    <li className={styles['bar']} aria-label={label} title={label}>
      <span
        style={{ height: `${score * 10}%`, background: `var(--rating-${ratingColour(score)})` }}
      />
    </li>
  )
}

function bySeason(items: readonly Scored[]): { season: number; items: Scored[] }[] {
  const seasons = Map.groupBy(items, ({ season }) => season ?? 1)
  return [...seasons].map(([season, ofSeason]) => ({ season, items: ofSeason }))
}
