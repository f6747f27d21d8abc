import { tasteMatchesTexts } from '@medley/texts/taste-matches'
import typography from '../../../ui/layout/typography.module.css'
import layout from '../../../ui/layout/layout.module.css'
import type { CoveredWork } from '@medley/contract/values/shapes'
import type { TasteNeighbour } from '@medley/contract/people/taste-matches'
import { useId } from 'react'
import { Link } from '../../../lib/router/navigation.tsx'
import { paths } from '../../../paths.ts'
import { Card } from '../../../ui/layout/card.tsx'
import { FriendButton } from '../../friendships/friend-button.tsx'
import { PersonRow } from '../../friendships/person-row.tsx'
import { coverProps } from '../../works/cover-props.ts'
import { WorkPoster } from '../../works/work-poster.tsx'
import { differenceText } from '../difference-text.ts'
import styles from './neighbour-card.module.css'

/** A member who differs little: how much, and covers of what both like. */
export function NeighbourCard({ neighbour }: { neighbour: TasteNeighbour }) {
  const { person, inCommonCount, match, likedByBoth } = neighbour
  return (
    <Card className={styles['card']}>
      <PersonRow
        person={person}
        renderActions={(nameId) => <FriendButton person={person} describedBy={nameId} />}
      />
      <p>{differenceText(match.difference, inCommonCount)}</p>
      {likedByBoth.length > 0 && <LikedByBoth works={likedByBoth} />}
    </Card>
  )
}

function LikedByBoth({ works }: { works: readonly CoveredWork[] }) {
  const labelId = useId()
  return (
    <div className={layout['stack-2']}>
      <p id={labelId} className={typography['soft-small']}>
        {tasteMatchesTexts.likedByBoth}
      </p>
      <ul role="list" className={styles['covers']} aria-labelledby={labelId}>
        {works.map((work) => (
          <li key={work.id}>
            <Link {...coverProps(work)} to={paths.work(work)} className={styles['cover']}>
              <WorkPoster work={work} />
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
