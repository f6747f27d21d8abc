import { useQuery } from '@tanstack/react-query'
import { Sparkles } from 'lucide-react'
import { Link } from '../../lib/router/navigation.tsx'
import { paths } from '../../paths.ts'
import { yearsQuery } from './years.calls.ts'
import { linkTexts as texts } from './years.messages.ts'
import styles from './year-links.module.css'

/** Links to the years of a member that the viewer may open; nothing without one. */
export function YearLinks({ owner }: { owner: { id: number; username: string } }) {
  const { data } = useQuery(yearsQuery(owner.id))
  if (!data || data.items.length === 0) return null
  return (
    <nav aria-label={texts.label} className={styles['years']}>
      <span className={styles['label']}>
        <Sparkles aria-hidden="true" />
        {texts.label}
      </span>
      <ul role="list" className={styles['list']}>
        {data.items.map(({ year }) => (
          <li key={year}>
            <Link className={styles['link']} to={paths.year(owner.username, year)}>
              {year}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
