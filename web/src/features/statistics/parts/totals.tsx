import { statisticsTexts } from '@medley/texts/statistics'
import type { Profile } from '@medley/contract/values/shapes'
import type { Figure, Statistics, Totals as Sums } from '@medley/contract/library/statistics'
import { Link } from '../../../lib/router/navigation.tsx'
import { formatDateRange, formatNumber } from '../../../lib/locale.ts'
import { paths } from '../../../paths.ts'
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx'
import type { Wanted } from '../statistics.calls.ts'
import styles from './figures.module.css'

type TotalsProps = {
  owner: Profile
  isOwn: boolean
  statistics: Statistics
  onOpen: (wanted: Wanted) => void
}

interface Total {
  label: string
  of: (sums: Sums) => number
  /** The works behind it; all of the period without it. */
  by?: Figure
}

const hoursOf = ({ minutes }: Sums) => Math.round(minutes / 60)

const totals: readonly Total[] = [
  { label: statisticsTexts.figure.works, of: ({ works }) => works },
  { label: statisticsTexts.figure.viewings, of: ({ viewings }) => viewings },
  { label: statisticsTexts.figure.hours, of: hoursOf, by: 'minutes' },
  { label: statisticsTexts.figure.episodes, of: ({ episodes }) => episodes, by: 'episodes' },
  { label: statisticsTexts.figure.pages, of: ({ pages }) => pages, by: 'pages' },
  { label: statisticsTexts.figure.days, of: ({ days }) => days },
  { label: statisticsTexts.figure.repeats, of: ({ repeats }) => repeats, by: 'repeats' },
]

/** The sums of a period, beside the year before, and what has no day. */
export function Totals({ owner, isOwn, statistics, onOpen }: TotalsProps) {
  const { totals: sums, before, year, streak, stopped, undated, partial } = statistics
  const notes = [
    partial.month > 0 && statisticsTexts.figure.partialMonth({ count: partial.month }),
    partial.day > 0 && statisticsTexts.figure.partialDay({ count: partial.day }),
  ].filter((note) => note !== false)
  const shown = totals.filter(({ of }) => of(sums) > 0 || (before && of(before) > 0))
  return (
    <section aria-labelledby="totals">
      <h2 id="totals">
        <VisuallyHidden>{statisticsTexts.figure.totals}</VisuallyHidden>
      </h2>
      <ul role="list" className={styles['totals']}>
        {shown.map(({ label, of, by }) => (
          <li key={label}>
            <BigFigure
              count={of(sums)}
              label={label}
              note={
                before && year !== null
                  ? statisticsTexts.figure.inYear({
                      count: formatNumber(of(before)),
                      year: year - 1,
                    })
                  : null
              }
              onOpen={() => onOpen({ title: capitalized(label), ...(by ? { by } : {}) })}
            />
          </li>
        ))}
        {streak && streak.days > 1 && (
          <li>
            <BigFigure
              count={streak.days}
              label={statisticsTexts.figure.streak}
              note={daysText(streak)}
              onOpen={() =>
                onOpen({
                  title: daysText(streak),
                  by: 'days',
                  value: `${streak.from}/${streak.to}`,
                })
              }
            />
          </li>
        )}
        {stopped > 0 && (
          <li>
            <BigFigure
              count={stopped}
              label={statisticsTexts.figure.stopped}
              note={null}
              onOpen={() =>
                onOpen({ title: capitalized(statisticsTexts.figure.stopped), by: 'stopped' })
              }
            />
          </li>
        )}
      </ul>
      {undated > 0 && (
        <p className={styles['note']}>
          {statisticsTexts.figure.undated({ count: undated })}{' '}
          {isOwn && (
            <Link to={paths.diary(owner.username, { isUndated: true })}>
              {statisticsTexts.figure.dateThem}
            </Link>
          )}
        </p>
      )}
      {notes.map((note) => (
        <p key={note} className={styles['note']}>
          {note}
        </p>
      ))}
    </section>
  )
}

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const daysText = ({ from, to }: { from: string; to: string }) => formatDateRange(from, to, 'day')

type BigFigureProps = { count: number; label: string; note: string | null; onOpen: () => void }

function BigFigure({ count, label, note, onOpen }: BigFigureProps) {
  return (
    <button type="button" className={styles['figure']} disabled={count === 0} onClick={onOpen}>
      <span className={styles['count']}>{formatNumber(count)}</span>{' '}
      <span className={styles['label']}>{label}</span>{' '}
      {note !== null && <span className={styles['before']}>{note}</span>}
    </button>
  )
}
