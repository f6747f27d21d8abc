import { yearsTexts } from '@medley/texts/years'
import typography from '../../ui/layout/typography.module.css'
import type { YearOfCircle } from '@medley/contract/library/years'
import { displayName, displayTitleOf } from '@medley/messages/titles'
import { useQuery } from '@tanstack/react-query'
import { Link } from '../../lib/router/navigation.tsx'
import { paths } from '../../paths.ts'
import { product } from '../../product.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { LoadingNote, Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { PageHeading } from '../../ui/layout/page-heading.tsx'
import { Avatar } from '../../ui/pictures/avatar.tsx'
import { RatingCircle } from '../../ui/ratings/rating-circle.tsx'
import { YearCover } from './parts/year-cover.tsx'
import styles from './year-with-friends.module.css'
import { circleQuery } from './years.calls.ts'

type YearWithFriendsProps = { username: string; year: number }

/** A year of the member and their friends: common works, the quarrel of the year, and who saw most. */
export function YearWithFriends({ username, year }: YearWithFriendsProps) {
  const { data, isError, isFetching, refetch } = useQuery(circleQuery(year))
  return (
    <>
      <title>{`${yearsTexts.circle.title({ year })} · ${product.name}`}</title>
      <PageHeading lead={<Link to={paths.year(username, year)}>{yearsTexts.circle.own}</Link>}>
        {yearsTexts.circle.title({ year })}
      </PageHeading>
      {!data && isError && (
        <ErrorState
          text={yearsTexts.circle.loadFailed}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
      {!data && !isError && (
        <>
          <LoadingNote />
          <Skeleton height="24rem" />
        </>
      )}
      {data && <Parts circle={data} />}
    </>
  )
}

function Parts({ circle: { common, quarrel, busiest } }: { circle: YearOfCircle }) {
  if (common.length === 0 && !quarrel) {
    return <EmptyState text={yearsTexts.circle.none} detail={yearsTexts.circle.noneHint} />
  }
  return (
    <div className={styles['parts']}>
      {common.length > 0 && <Common common={common} />}
      {quarrel && <Quarrel quarrel={quarrel} />}
      <Busiest busiest={busiest} />
    </div>
  )
}

function Common({ common }: Pick<YearOfCircle, 'common'>) {
  return (
    <Card as="section" aria-labelledby="common">
      <h2 id="common" className={styles['heading']}>
        {yearsTexts.circle.common}
      </h2>
      <ul role="list" className={styles['covers']}>
        {common.map(({ work, people }) => (
          <li key={work.id}>
            <YearCover work={work} />
            <span className={typography['soft-small']}>
              {yearsTexts.circle.people({ count: people })}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}

function Quarrel({ quarrel }: { quarrel: NonNullable<YearOfCircle['quarrel']> }) {
  const { work, highest, lowest } = quarrel
  return (
    <Card as="section" aria-labelledby="quarrel" className={styles['quarrel']}>
      <div className={styles['words']}>
        <h2 id="quarrel" className={styles['heading']}>
          {yearsTexts.circle.quarrel}
        </h2>
        <Link className={styles['title']} to={paths.work(work)}>
          {displayTitleOf(work)}
        </Link>
        {[highest, lowest].map(({ person, rating }) => (
          <span key={person.id} className={styles['rated']}>
            <RatingCircle rating={rating} size="l" label={displayName(person)} />
            <Link to={paths.profile(person.username)}>{displayName(person)}</Link>
          </span>
        ))}
      </div>
      <span className={styles['single']}>
        <YearCover work={work} />
      </span>
    </Card>
  )
}

function Busiest({ busiest }: Pick<YearOfCircle, 'busiest'>) {
  return (
    <Card as="section" aria-labelledby="busiest">
      <h2 id="busiest" className={styles['heading']}>
        {yearsTexts.circle.busiest}
      </h2>
      <ol role="list" className={styles['people']}>
        {busiest.map(({ person, works }) => (
          <li key={person.id} className={styles['rated']}>
            <Avatar
              name={displayName(person)}
              colourOf={person.username}
              src={person.profilePicture}
              size={48}
              decorative
            />
            <Link to={paths.profile(person.username)}>{displayName(person)}</Link>
            <span className={typography['soft-small']}>
              {yearsTexts.circle.works({ count: works })}
            </span>
          </li>
        ))}
      </ol>
    </Card>
  )
}
