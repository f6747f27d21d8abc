import { tasteMatchesTexts } from '@medley/texts/taste-matches'
import typography from '../../ui/layout/typography.module.css'
import layout from '../../ui/layout/layout.module.css'
import type { ComparedWork } from '@medley/contract/people/taste-matches'
import { displayTitleOf } from '@medley/messages/titles'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { Link } from '../../lib/router/navigation.tsx'
import { paths } from '../../paths.ts'
import { Card } from '../../ui/layout/card.tsx'
import { useMember } from '../sessions/session.ts'
import { coverProps } from '../works/cover-props.ts'
import { WorkPoster } from '../works/work-poster.tsx'
import { tasteMatchQuery } from './taste-matches.calls.ts'
import { differenceText } from './difference-text.ts'
import styles from './taste-match.module.css'

type TasteMatchProps = { userId: number; name: string }

/** How far the member's ratings and those of a profile's owner differ; nothing on one's own and for visitors. */
export function TasteMatch(props: TasteMatchProps) {
  const member = useMember()
  if (!member || member.id === props.userId) return null
  return <TasteMatchCard {...props} />
}

/** The match of the member and another; a failure leaves the profile without it. */
function TasteMatchCard({ userId, name }: TasteMatchProps) {
  const { data } = useQuery(tasteMatchQuery(userId))
  const headingId = useId()
  if (!data) return null
  const { match, inCommonCount, neededCount, closest, furthest } = data
  return (
    <Card as="section" aria-labelledby={headingId} className={styles['card']}>
      <h2 id={headingId} className={typography['large']}>
        {tasteMatchesTexts.heading({ name })}
      </h2>
      {match ? (
        <>
          <p>{differenceText(match.difference, inCommonCount)}</p>
          <p className={typography['soft-small']}>
            {tasteMatchesTexts.interval({ low: match.low, high: match.high })}
          </p>
          <Compared heading={tasteMatchesTexts.closest} works={closest} name={name} />
          <Compared heading={tasteMatchesTexts.furthest} works={furthest} name={name} />
        </>
      ) : (
        <p className={typography['soft-small']}>
          {tasteMatchesTexts.tooFew({ inCommon: inCommonCount, needed: neededCount })}
        </p>
      )}
    </Card>
  )
}

type ComparedProps = { heading: string; works: readonly ComparedWork[]; name: string }

function Compared({ heading, works, name }: ComparedProps) {
  if (works.length === 0) return null
  return (
    <>
      <h3 className={styles['part']}>{heading}</h3>
      <ul role="list" className={layout['stack-2']}>
        {works.map(({ work, yourRating, theirRating }) => (
          <li key={work.id}>
            <Link {...coverProps(work)} to={paths.work(work)} className={styles['work']}>
              <span className={styles['poster']}>
                <WorkPoster work={work} decorative />
              </span>
              <span className={styles['words']}>
                <strong>{displayTitleOf(work)}</strong>
                <span className={typography['soft-small']}>
                  {tasteMatchesTexts.ratings({ yours: yourRating, name, theirs: theirRating })}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}
