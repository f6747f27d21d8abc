import type { UserSearchItem } from '@medley/contract/values/shapes'
import { displayName } from '@medley/messages/titles'
import { useState } from 'react'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { Button } from '../../ui/forms/button.tsx'
import styles from './endable-people.module.css'
import { PersonRow, PersonRowsSkeleton } from '../friendships/person-row.tsx'

type EndablePeopleProps = {
  /** Undefined while they load. */
  people: readonly UserSearchItem[] | undefined
  /** Set if they could not be loaded. */
  failed: string | undefined
  onRetry: () => void
  texts: {
    heading: string
    explanation: string
    none: string
    end: string
    endNamed: (values: { name: string }) => string
  }
  onEnd: (person: UserSearchItem) => Promise<void>
}

/** People from whom the member keeps apart, with a button to end that for each. */
export function EndablePeople({ people, failed, onRetry, texts, onEnd }: EndablePeopleProps) {
  return (
    <div>
      <h3 className={styles['heading']}>{texts.heading}</h3>
      <p className={styles['explanation']}>{texts.explanation}</p>
      {failed !== undefined && !people && <ErrorState compact text={failed} onRetry={onRetry} />}
      {failed === undefined && !people && <PersonRowsSkeleton rows={1} />}
      {people?.length === 0 && <p>{texts.none}</p>}
      {people && people.length > 0 && (
        <ul role="list" className={styles['people']}>
          {people.map((person) => (
            <li key={person.id}>
              <PersonRow
                person={person}
                renderActions={() => (
                  <EndButton
                    label={texts.end}
                    name={texts.endNamed({ name: displayName(person) })}
                    onEnd={() => onEnd(person)}
                  />
                )}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

type EndButtonProps = { label: string; name: string; onEnd: () => Promise<void> }

function EndButton({ label, name, onEnd }: EndButtonProps) {
  const [isEnding, setIsEnding] = useState(false)
  const end = async () => {
    setIsEnding(true)
    await onEnd()
    setIsEnding(false)
  }
  return (
    <Button kind="quiet" aria-label={name} loading={isEnding} onClick={() => void end()}>
      {label}
    </Button>
  )
}
