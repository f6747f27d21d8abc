import { statisticsTexts } from '@medley/texts/statistics'
import { titlesTexts } from '@medley/texts/titles'
import layout from '../../ui/layout/layout.module.css'
import { isMedium, mediums } from '@medley/contract/values/medium'
import type { Profile } from '@medley/contract/values/shapes'
import type { Statistics } from '@medley/contract/library/statistics'
import { displayName } from '@medley/messages/titles'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link, useNavigate, useSearchParams } from '../../lib/router/navigation.tsx'
import { paths } from '../../paths.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { LoadingNote, Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Select } from '../../ui/forms/select.tsx'
import { PageHeading } from '../../ui/layout/page-heading.tsx'
import { OwnerPage } from '../profiles/owner-page.tsx'
import { nameOfPeriod, type Period, readPeriod, statisticsQuery } from './statistics.calls.ts'
import styles from './statistics-page.module.css'
import { ChartsMenu, useChartsMenu } from './parts/charts-menu.tsx'
import { Figures } from './parts/figures.tsx'
import type { StatisticsProps } from './parts/statistics-props.ts'

type StatisticsPageProps = {
  username: string
  /** Below the sums. */
  renderGoals?: (owner: Profile) => ReactNode
}

/** A member's statistics; year and medium are in the address. */
export function StatisticsPage({ username, renderGoals }: StatisticsPageProps) {
  return (
    <OwnerPage
      username={username}
      loadFailed={statisticsTexts.loadFailed}
      headingOf={(isOwn, owner) =>
        isOwn
          ? statisticsTexts.own
          : statisticsTexts.of({ name: owner ? displayName(owner) : username })
      }
      skeletons={{ lead: null, actions: null, content: <StatisticsSkeleton /> }}
    >
      {(loaded) => <LoadedStatistics {...loaded} goals={renderGoals?.(loaded.owner)} />}
    </OwnerPage>
  )
}

type LoadedProps = { owner: Profile; isOwn: boolean; heading: string; goals: ReactNode }

function LoadedStatistics({ owner, isOwn, heading, goals }: LoadedProps) {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const period = readPeriod(search)
  const { data } = useQuery(statisticsQuery(owner.id, period))
  const show = (part: Partial<Period>) =>
    navigate(paths.statistics(owner.username, { ...period, ...part }), { replace: true })
  const { isTable, ...menu } = useChartsMenu(data, nameOfPeriod(period))
  return (
    <>
      <PageHeading>{heading}</PageHeading>
      <div className={styles['choices']}>
        <Select
          hideLabel
          label={statisticsTexts.year}
          options={yearOptions(data, period.year)}
          value={String(period.year ?? 'all')}
          onChoose={(year) => show({ year: year === 'all' ? null : Number(year) })}
        />
        <Select
          hideLabel
          label={statisticsTexts.medium}
          options={mediumOptions}
          value={period.medium ?? 'all'}
          onChoose={(medium) => show({ medium: isMedium(medium) ? medium : null })}
        />
        <ChartsMenu isTable={isTable} {...menu} />
      </div>
      <Content owner={owner} isOwn={isOwn} period={period} isTable={isTable} goals={goals} />
    </>
  )
}

type ContentProps = Omit<StatisticsProps, 'statistics'> & { goals: ReactNode }

/** The figures of a period, or why there are none. */
function Content({ goals, ...props }: ContentProps) {
  const { owner, isOwn, period } = props
  const { data, isError, isFetching, refetch } = useQuery(statisticsQuery(owner.id, period))
  if (!data) {
    return isError ? (
      <ErrorState
        text={statisticsTexts.loadFailed}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    ) : (
      <>
        <LoadingNote />
        <StatisticsSkeleton />
      </>
    )
  }
  if (data.totals.viewings === 0 && data.stopped === 0) {
    return <Nothing owner={owner} isOwn={isOwn} hasOthers={data.years.length > 0} />
  }
  return <Figures {...props} statistics={data} goals={goals} />
}

/** All time and the years of the diary, latest first; the chosen one also if it has none. */
function yearOptions(statistics: Statistics | undefined, chosen: number | null) {
  const years = new Set(statistics?.years.map(({ year }) => year))
  if (chosen !== null) years.add(chosen)
  return [
    { value: 'all', label: statisticsTexts.allTime },
    ...[...years]
      .toSorted((a, b) => b - a)
      .map((year) => ({ value: String(year), label: String(year) })),
  ]
}

const mediumOptions = [
  { value: 'all', label: statisticsTexts.all },
  ...mediums.map((medium) => ({ value: medium, label: titlesTexts.mediumPlurals[medium] })),
]

type NothingProps = { owner: Profile; isOwn: boolean; hasOthers: boolean }

function Nothing({ owner, isOwn, hasOthers }: NothingProps) {
  const detail = isOwn
    ? statisticsTexts.noneOwn
    : statisticsTexts.noneOther({ name: displayName(owner) })
  return (
    <EmptyState
      text={statisticsTexts.none}
      detail={hasOthers ? statisticsTexts.noneInPeriod : detail}
      actions={<Link to={paths.diary(owner.username)}>{statisticsTexts.toDiary}</Link>}
    />
  )
}

function StatisticsSkeleton() {
  return (
    <div className={layout['stack-4']}>
      <Skeleton height="7rem" />
      <Skeleton height="16rem" />
      <Skeleton height="16rem" />
    </div>
  )
}
