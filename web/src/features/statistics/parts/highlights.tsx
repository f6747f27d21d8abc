import { statisticsTexts } from '@medley/texts/statistics'
import type { CoveredWork } from '@medley/contract/values/shapes'
import type { Statistics } from '@medley/contract/library/statistics'
import { displayTitleOf } from '@medley/messages/titles'
import { Link } from '../../../lib/router/navigation.tsx'
import { formatNumber } from '../../../lib/locale.ts'
import { showDay } from '../../../lib/time/dates.ts'
import { paths } from '../../../paths.ts'
import { showMinutes } from '../../works/show-minutes.ts'
import { coverLinkMarks, coverMarks } from '../../works/cover-props.ts'
import { WorkPoster } from '../../works/work-poster.tsx'
import styles from './highlights.module.css'

interface Highlight {
  label: string
  work: CoveredWork
  note: string
  to: string
}

/** First and last, longest and shortest, and the review that others liked most. */
export function Highlights({ statistics }: { statistics: Statistics }) {
  const highlights = highlightsOf(statistics)
  if (highlights.length === 0) return null
  return (
    <section aria-labelledby="highlights">
      <h2 id="highlights" className={styles['heading']}>
        {statisticsTexts.figure.highlights}
      </h2>
      <ul role="list" className={styles['list']}>
        {highlights.map(({ label, work, note, to }) => (
          <li key={label} className={styles['item']}>
            <span {...coverMarks(work)} className={styles['poster']}>
              <WorkPoster work={work} decorative />
            </span>
            <span className={styles['words']}>
              <span className={styles['label']}>{label}</span>
              <Link {...coverLinkMarks(work)} className={styles['title']} to={to}>
                {displayTitleOf(work)}
              </Link>
              <span className={styles['note']}>{note}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function highlightsOf({ first, last, longest, shortest, mostLiked }: Statistics): Highlight[] {
  const ends = [
    first && { label: statisticsTexts.figure.first, ...first },
    last && { label: statisticsTexts.figure.last, ...last },
  ].flatMap((end) => end ?? [])
  const names = (film: string, book: string) => (work: CoveredWork) =>
    work.medium === 'book' ? book : film
  const lengths = (all: Statistics['longest'], nameOf: (work: CoveredWork) => string) =>
    all.map(({ work, amount }) => ({
      label: nameOf(work),
      work,
      note:
        work.medium === 'book'
          ? statisticsTexts.figure.pageCount({ count: amount })
          : showMinutes(amount),
      to: paths.work(work),
    }))
  return [
    ...ends.map(({ label, work, day }) => ({
      label,
      work,
      note: showDay(day),
      to: paths.work(work),
    })),
    ...lengths(
      longest,
      names(statisticsTexts.figure.longestFilm, statisticsTexts.figure.longestBook),
    ),
    ...lengths(
      shortest,
      names(statisticsTexts.figure.shortestFilm, statisticsTexts.figure.shortestBook),
    ),
    ...(mostLiked
      ? [
          {
            label: statisticsTexts.figure.mostLiked,
            work: mostLiked.work,
            note: `★ ${formatNumber(mostLiked.rating)} · ${statisticsTexts.figure.likes({ count: mostLiked.likes })}`,
            to: paths.review(mostLiked.reviewId),
          },
        ]
      : []),
  ]
}
