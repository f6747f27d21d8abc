import { mutesTexts } from '@medley/texts/mutes'
import { EndablePeople } from '../blocks/endable-people.tsx'
import { unmute, useMutes } from './mutes.calls.ts'

/** Whom the member mutes, with a button to end each mute. */
export function MutedPeople() {
  const { data, isError, refetch } = useMutes()
  return (
    <EndablePeople
      people={data}
      failed={isError ? mutesTexts.failed : undefined}
      onRetry={() => void refetch()}
      texts={{ ...mutesTexts, end: mutesTexts.unmute, endNamed: mutesTexts.unmuteNamed }}
      onEnd={unmute}
    />
  )
}
