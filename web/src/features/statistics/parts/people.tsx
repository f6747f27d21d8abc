import { statisticsTexts } from '@medley/texts/statistics'
import typography from '../../../ui/layout/typography.module.css'
import type { CountedContributor, Statistics } from '@medley/contract/library/statistics'
import { useCallback, useId, useState } from 'react'
import { formatNumber } from '../../../lib/locale.ts'
import { Chips } from '../../../ui/forms/chips.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { type Draw, DrawnPicture } from '../../../ui/pictures/drawn-picture.tsx'
import { writeGlyph } from '../../../ui/pictures/use-drawings.ts'
import type { Wanted } from '../statistics.calls.ts'
import styles from './people.module.css'

type Credit = 'creator' | 'cast'

type PeopleProps = {
  credit: Credit
  contributors: Statistics['creators']
  onOpen: (wanted: Wanted) => void
}

const orders = [
  { value: 'most', label: statisticsTexts.figure.most },
  { value: 'best', label: statisticsTexts.figure.best },
] as const

const headings: Record<Credit, string> = {
  creator: statisticsTexts.figure.creators,
  cast: statisticsTexts.figure.cast,
}

/** Creators or cast of most works, or of those that the member likes best. */
export function People({ credit, contributors, onOpen }: PeopleProps) {
  const [order, setOrder] = useState<'most' | 'best'>('most')
  const headingId = useId()
  const { most, best } = contributors
  if (most.length === 0) return null
  const shown = order === 'best' && best.length > 0 ? best : most
  return (
    <Card as="section" aria-labelledby={headingId} className={styles['people'] ?? ''}>
      <header className={styles['head']}>
        <h2 id={headingId} className={typography['medium']}>
          {headings[credit]}
        </h2>
        {best.length > 0 && (
          <Chips label={headings[credit]} options={orders} value={order} onChoose={setOrder} />
        )}
      </header>
      <ol role="list" className={styles['list']}>
        {shown.map((person) => (
          <li key={person.id}>
            <Person
              person={person}
              onOpen={() => onOpen({ title: person.name, by: credit, value: String(person.id) })}
            />
          </li>
        ))}
      </ol>
      {shown === best && <p className={styles['hint']}>{statisticsTexts.figure.bestHint}</p>}
    </Card>
  )
}

function Person({ person, onOpen }: { person: CountedContributor; onOpen: () => void }) {
  const { name, works, mean } = person
  const draw = useCallback<Draw>(({ drawMedallion }) => drawMedallion(name, [], writeGlyph), [name])
  return (
    <button type="button" className={styles['person']} onClick={onOpen}>
      <DrawnPicture className={styles['medallion']} draw={draw} ratio={1} />
      <span className={styles['words']}>
        <span className={styles['name']}>{name}</span>{' '}
        <span className={styles['facts']}>
          {statisticsTexts.figure.workCount({ count: works })}
          {mean !== null && ` · ★ ${formatNumber(mean)}`}
        </span>
      </span>
    </button>
  )
}
