import { mutesTexts } from '@medley/texts/mutes'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { query } from '../../lib/queries.ts'
import { showSnackbar } from '../../ui/feedback/snackbar-store.ts'
import { changeVisibility } from '../blocks/change-visibility.ts'
import { useMember } from '../sessions/session.ts'

interface Person {
  id: number
  username: string
}

const undoTime = 8_000

const mutesQuery = query('GET /v1/mutes', {}, { select: ({ items }) => items })

/** The members whom the member mutes, latest first; never fetched for visitors. */
export function useMutes() {
  const isMember = useMember() !== null
  return useQuery({ ...mutesQuery, enabled: isMember })
}

/** True if the member mutes a user; false while that is unknown. */
export function useIsMuted(userId: number): boolean {
  return useMutes().data?.some(({ id }) => id === userId) ?? false
}

/** Mutes a user, and offers to undo it. */
export async function mute(person: Person): Promise<void> {
  await changeVisibility(async () => {
    await call('PUT /v1/mutes/{userId}', { params: { userId: String(person.id) } })
    const action = { label: mutesTexts.undo, run: () => void unmute(person) }
    showSnackbar({
      text: mutesTexts.muted({ username: person.username }),
      kind: 'success',
      timeout: undoTime,
      action,
    })
  }, failure)
}

/** Ends a mute. */
export async function unmute({ id, username }: Person): Promise<void> {
  await changeVisibility(async () => {
    await call('DELETE /v1/mutes/{userId}', { params: { userId: String(id) } })
    showSnackbar({ text: mutesTexts.unmuted({ username }), kind: 'success' })
  }, failure)
}

const failure = { log: 'A mute could not be changed', text: mutesTexts.failed }
