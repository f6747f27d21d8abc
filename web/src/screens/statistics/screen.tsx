import { useState } from 'react'
import { useParams, useSearchParams } from '../../lib/router/navigation.tsx'
import { GoalsCard } from '../../features/goals/goals-card.tsx'
import { PersonTop } from '../../features/profiles/person-top.tsx'
import { StatisticsPage } from '../../features/statistics/statistics-page.tsx'
import { readPeriod } from '../../features/statistics/statistics.calls.ts'
import { StatsLinks } from '../../features/years/stats-links.tsx'
import { Page } from '../../ui/layout/page.tsx'

/** `/u/{username}/statistics` */
export function Screen() {
  const { username = '' } = useParams()
  const [search] = useSearchParams()
  const { year } = readPeriod(search)
  const [thisYear] = useState(() => new Date().getFullYear())
  const isNow = year === null || year === thisYear
  return (
    <Page>
      <PersonTop username={username} current="stats" />
      <StatsLinks username={username} current="numbers" year={year} />
      <StatisticsPage
        key={username}
        username={username}
        renderGoals={(owner) => isNow && <GoalsCard owner={owner} />}
      />
    </Page>
  )
}
