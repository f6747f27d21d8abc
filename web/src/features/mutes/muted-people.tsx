import { EndablePeople } from '../blocks/endable-people.tsx'
import { unmute, useMutes } from './mutes.calls.ts'
import { muteTexts as texts } from './mutes.messages.ts'

/** Whom the member mutes, with a button to end each mute. */
export function MutedPeople() {
  const { data, isError, refetch } = useMutes()
  return (
    <EndablePeople
      people={data}
      failed={isError ? texts.failed : undefined}
      onRetry={() => void refetch()}
      texts={{ ...texts, end: texts.unmute, endNamed: texts.unmuteNamed }}
      onEnd={unmute}
    />
  )
}
