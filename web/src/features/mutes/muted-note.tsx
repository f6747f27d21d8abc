import { useState } from 'react'
import { Button } from '../../ui/forms/button.tsx'
import styles from './muted-note.module.css'
import { unmute, useIsMuted } from './mutes.calls.ts'
import { muteTexts as texts } from './mutes.messages.ts'

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
    <section className={styles['note']} aria-label={texts.heading}>
      <div>
        <p className={styles['title']}>{texts.youMuted(name)}</p>
        <p>{texts.youMutedDetail}</p>
      </div>
      <Button kind="quiet" loading={isEnding} onClick={() => void end()}>
        {texts.unmute}
      </Button>
    </section>
  )
}
