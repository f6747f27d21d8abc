import { shareTexts } from '@medley/texts/share'
import { invitationsTexts } from '@medley/texts/invitations'
import { useMutation } from '@tanstack/react-query'
import { isApiError } from '../../lib/api.ts'
import { mutation } from '../../lib/mutations.ts'
import { pages, query } from '../../lib/queries.ts'
import { paths } from '../../paths.ts'
import { showSnackbar } from '../../ui/feedback/snackbar-store.ts'

export const invitationsQuery = query('GET /v1/invitations')

export const allInvitationsQuery = pages('GET /v1/admin/invitations', { query: { limit: 50 } })

/** Who invites by a link. */
export function joinQuery(token: string) {
  return query(
    'GET /v1/join/{token}',
    { params: { token } },
    { retry: (count, error) => count < 2 && !isApiError(error, 'invitation_not_found') },
  )
}

export interface InvitationDraft {
  name: string
  usesMax: number
  days: number
  befriends: boolean
}

/** The usual choices for a link. */
export const newInvitation: InvitationDraft = { name: '', usesMax: 1, days: 14, befriends: true }

/** Copies the link where the browser lets it; it is on screen in any case. */
async function copyLink(path: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(new URL(path, window.location.origin).href)
    showSnackbar({ text: shareTexts.copied, kind: 'success' })
  } catch {
    // Some browsers copy only during a press, and the answer comes later.
    showSnackbar({ text: invitationsTexts.ready, kind: 'success' })
  }
}

/** Makes a link and copies it. */
const invite = mutation(
  'POST /v1/invitations',
  ({ name, ...draft }: InvitationDraft) => ({ body: { ...draft, name: name.trim() || null } }),
  {
    invalidates: ['GET /v1/invitations'],
    onSuccess: ({ token }) => copyLink(paths.join(token)),
    onError: (error) =>
      showSnackbar({
        text: isApiError(error, 'invitations_full')
          ? invitationsTexts.full
          : invitationsTexts.failed,
        kind: 'error',
      }),
  },
)
export const useInvite = () => useMutation(invite)

const endInvitation = mutation(
  'DELETE /v1/invitations/{id}',
  (id: number) => ({ params: { id: String(id) } }),
  {
    invalidates: ['GET /v1/invitations', 'GET /v1/admin/invitations'],
    onError: () => showSnackbar({ text: invitationsTexts.failed, kind: 'error' }),
  },
)
export const useEndInvitation = () => useMutation(endInvitation)
