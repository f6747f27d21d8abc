import { yearsTexts } from '@medley/texts/years'
import { useQuery } from '@tanstack/react-query'
import { ChevronRight, Sparkles } from 'lucide-react'
import { Link } from '../../lib/router/navigation.tsx'
import { today } from '../../lib/time/today.ts'
import { paths } from '../../paths.ts'
import { useMember } from '../sessions/session.ts'
import { yearsQuery } from './years.calls.ts'
import styles from './year-on-home.module.css'

const lastDay = 14

/** In the first two weeks of January, a row that leads to the member's past year; nothing if it is too short. */
export function YearOnHome({ memberId }: { memberId: number }) {
  return isAfterNewYear() && <PastYear memberId={memberId} />
}

function isAfterNewYear(): boolean {
  const now = new Date()
  return now.getMonth() === 0 && now.getDate() <= lastDay
}

function PastYear({ memberId }: { memberId: number }) {
  const member = useMember()
  const { data } = useQuery(yearsQuery(memberId))
  const past = Number(today().slice(0, 4)) - 1
  if (!member || !data?.items.some(({ year }) => year === past)) return null
  return (
    <Link className={styles['row']} to={paths.year(member.username, past)}>
      <Sparkles aria-hidden="true" />
      <span className={styles['text']}>{yearsTexts.homeYear.isReady({ year: past })}</span>
      <ChevronRight aria-hidden="true" />
    </Link>
  )
}
