import { mutesTexts } from '@medley/texts/mutes'
import { useState } from 'react'
import { Button } from '../../ui/forms/button.tsx'
import styles from './muted-note.module.css'
import { unmute, useIsMuted } from './mutes.calls.ts'

type MutedNoteProps = {
  person: { id: number; username: string }
  /** The person's display name. */
  name: string
}

/** Says on a profile that the member mutes its owner; renders nothing otherwise. */
export function MutedNote({ person, name }: MutedNoteProps) {
  const [isEnding, setIsEnding] = useState(false)
  if (!useIsMuted(person.id)) return null
  const end = async () => {
    setIsEnding(true)
    await unmute(person)
    setIsEnding(false)
  }
  return (
    <section className={styles['note']} aria-label={mutesTexts.heading}>
      <div>
        <p className={styles['title']}>{mutesTexts.youMuted({ name })}</p>
        <p>{mutesTexts.youMutedDetail}</p>
      </div>
      <Button kind="quiet" loading={isEnding} onClick={() => void end()}>
        {mutesTexts.unmute}
      </Button>
    </section>
  )
}
