import { statisticsTexts } from '@medley/texts/statistics'
import typography from '../../../ui/layout/typography.module.css'
import layout from '../../../ui/layout/layout.module.css'
import type { CoveredWork } from '@medley/contract/values/shapes'
import type { RatedByFriend, StatisticsWithFriends } from '@medley/contract/library/statistics'
import { displayName, displayTitleOf } from '@medley/messages/titles'
import { useQuery } from '@tanstack/react-query'
import { Link } from '../../../lib/router/navigation.tsx'
import { formatList, formatNumber } from '../../../lib/locale.ts'
import { paths } from '../../../paths.ts'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { LoadingNote, Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { coverLinkMarks, coverMarks } from '../../works/cover-props.ts'
import { WorkPoster } from '../../works/work-poster.tsx'
import { type Period, withFriendsQuery } from '../statistics.calls.ts'
import styles from './friend-lists.module.css'

interface Row {
  key: string
  work: CoveredWork
  to: string
  note: string
}

/** Where the member and friends meet, and where they do not. */
export function FriendLists({ period }: { period: Period }) {
  const { data, isError, isFetching, refetch } = useQuery(withFriendsQuery(period))
  const lists = data ? listsOf(data).filter(({ rows }) => rows.length > 0) : []
  return (
    <section aria-labelledby="with-friends">
      <h2 id="with-friends" className={styles['heading']}>
        {statisticsTexts.friend.heading}
      </h2>
      {!data && isError && (
        <ErrorState
          compact
          text={statisticsTexts.friend.failed}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
      {!data && !isError && (
        <>
          <LoadingNote />
          <Skeleton height="12rem" />
        </>
      )}
      {data && lists.length === 0 && (
        <p className={typography['soft']}>{statisticsTexts.friend.none}</p>
      )}
      <div className={styles['lists']}>
        {lists.map(({ title, rows }) => (
          <Card key={title} as="section" className={styles['card'] ?? ''}>
            <h3 className={styles['title']}>{title}</h3>
            <ul role="list" className={layout['stack-2']}>
              {rows.map((row) => (
                <WorkRow key={row.key} row={row} />
              ))}
            </ul>
          </Card>
        ))}
      </div>
    </section>
  )
}

function WorkRow({ row: { work, to, note } }: { row: Row }) {
  return (
    <li className={styles['row']}>
      <span {...coverMarks(work)} className={styles['poster']}>
        <WorkPoster work={work} decorative />
      </span>
      <span className={styles['words']}>
        <Link {...coverLinkMarks(work)} className={styles['work']} to={to}>
          {displayTitleOf(work)}
        </Link>
        <span className={typography['soft-figures']}>{note}</span>
      </span>
    </li>
  )
}

function listsOf(data: StatisticsWithFriends): { title: string; rows: Row[] }[] {
  const rated = ({ friend, work, yourRating, theirRating }: RatedByFriend): Row => ({
    ...rowOf(work, friend.id),
    note: `${statisticsTexts.friend.yours({ rating: yourRating })} · ${statisticsTexts.friend.theirs({ name: displayName(friend), rating: theirRating })}`,
  })
  return [
    { title: statisticsTexts.friend.agreed, rows: data.agreed.map(rated) },
    { title: statisticsTexts.friend.differed, rows: data.differed.map(rated) },
    {
      title: statisticsTexts.friend.together,
      rows: data.together.map(({ work, day, friends }) => ({
        ...rowOf(work, day),
        note: statisticsTexts.friend.with({ names: formatList(friends.map(displayName)) }),
      })),
    },
    {
      title: statisticsTexts.friend.loved,
      rows: data.loved.map(({ work, friend, theirRating, reviewId }) => ({
        ...rowOf(work, friend.id),
        to: paths.review(reviewId),
        note: statisticsTexts.friend.theirs({ name: displayName(friend), rating: theirRating }),
      })),
    },
    {
      title: statisticsTexts.friend.unseen,
      rows: data.unseen.map(({ work, friends }) => ({
        ...rowOf(work),
        note: statisticsTexts.friend.friends({ count: friends }),
      })),
    },
    {
      title: statisticsTexts.friend.furthest,
      rows: data.furthest.map(({ work, yourRating, mean }) => ({
        ...rowOf(work),
        note: `${statisticsTexts.friend.yours({ rating: yourRating })} · ${statisticsTexts.friend.everyone({ mean: formatNumber(mean) })}`,
      })),
    },
  ]
}

const rowOf = (work: CoveredWork, part: number | string | null = null) => ({
  key: `${work.id} ${part ?? ''}`,
  work,
  to: paths.work(work),
})
