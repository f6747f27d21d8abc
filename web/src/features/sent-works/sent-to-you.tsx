import { sentWorksTexts } from '@medley/texts/sent-works'
import layout from '../../ui/layout/layout.module.css'
import type { SentWork } from '@medley/contract/people/sent-works'
import type { WorkRef } from '@medley/contract/values/shapes'
import { displayName } from '@medley/messages/titles'
import { useQuery } from '@tanstack/react-query'
import { Link } from '../../lib/router/navigation.tsx'
import { paths } from '../../paths.ts'
import { Avatar } from '../../ui/pictures/avatar.tsx'
import { useIsMember } from '../sessions/session.ts'
import { receivedOfWorkQuery } from './sent-works.calls.ts'
import styles from './sent-to-you.module.css'

/** "Nora sent you this", with the sentence, for each friend who did; links to all that friends sent. Nothing for visitors. */
export function SentToYou({ work }: { work: WorkRef }) {
  return useIsMember() && <SentNotes work={work} />
}

function SentNotes({ work }: { work: WorkRef }) {
  const { data } = useQuery(receivedOfWorkQuery(work.id))
  if (!data || data.items.length === 0) return null
  return (
    <ul role="list" className={layout['stack-2']}>
      {data.items.map((sent) => (
        <li key={sent.id}>
          <SentNote sent={sent} />
        </li>
      ))}
    </ul>
  )
}

function SentNote({ sent: { person, note } }: { sent: SentWork }) {
  const name = displayName(person)
  return (
    <Link to={paths.fromFriends()} className={styles['note']}>
      <Avatar
        name={name}
        colourOf={person.username}
        src={person.profilePicture}
        size={32}
        decorative
      />
      <span>
        <strong>{name}</strong>
        {sentWorksTexts.sentYouThis}
        {note !== null && ': '}
        {note !== null && <q>{note}</q>}
      </span>
    </Link>
  )
}
