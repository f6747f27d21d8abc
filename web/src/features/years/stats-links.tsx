import { yearsTexts } from '@medley/texts/years'
import { useQuery } from '@tanstack/react-query'
import { paths } from '../../paths.ts'
import { ChipLinks } from '../../ui/forms/chip-links.tsx'
import { useIsBlocked } from '../blocks/blocks.calls.ts'
import { useProfile } from '../profiles/profiles.calls.ts'
import { yearsQuery } from './years.calls.ts'

type StatsLinksProps = {
  username: string
  current: 'numbers' | 'goals' | 'review'
  /** The year on screen; null for all time. */
  year?: number | null
}

/** Links between a member's statistics, goals and the review of a year; nothing where the viewer sees no more of them. */
export function StatsLinks({ username, ...props }: StatsLinksProps) {
  const { data: owner } = useProfile(username)
  const { isBlocked } = useIsBlocked(username)
  return owner && !owner.onlyFor && !isBlocked && <Links owner={owner} {...props} />
}

type LinksProps = Omit<StatsLinksProps, 'username'> & { owner: { id: number; username: string } }

function Links({ owner: { id, username }, current, year = null }: LinksProps) {
  const { data } = useQuery(yearsQuery(id))
  const years = data?.items.map((item) => item.year) ?? []
  const wanted = year !== null && years.includes(year) ? [year] : years.slice(0, 1)
  const reviews = current === 'review' ? years : wanted
  const links = [
    {
      to: paths.statistics(username, { year }),
      text: yearsTexts.link.numbers,
      isCurrent: current === 'numbers',
    },
    { to: paths.goals(username), text: yearsTexts.link.goals, isCurrent: current === 'goals' },
    ...reviews.map((one) => ({
      to: paths.year(username, one),
      text: yearsTexts.link.review({ year: one }),
      isCurrent: current === 'review' && one === year,
    })),
  ]
  return <ChipLinks label={yearsTexts.link.label} links={links} />
}
