import { invitationsTexts } from '@medley/texts/invitations'
import { UserPlus } from 'lucide-react'
import { lazyPart } from '../../lib/loading/lazy-part.tsx'
import { Button, type ButtonKind } from '../../ui/forms/button.tsx'
import { newInvitation, useInvite } from './invitations.calls.ts'
import type { NewInvitationProps } from './parts/new-invitation.tsx'

/** One press makes a link with the usual choices, copies it and shows it in the place of the button. */
export function InviteButton({ kind = 'primary' }: { kind?: ButtonKind }) {
  const invite = useInvite()
  if (invite.data) return <NewInvitation invitation={invite.data} />
  return (
    <Button
      kind={kind}
      icon={<UserPlus aria-hidden="true" />}
      loading={invite.isPending}
      onClick={() => invite.mutate(newInvitation)}
    >
      {invitationsTexts.inviteOne}
    </Button>
  )
}

const NewInvitation = lazyPart<NewInvitationProps>({
  load: async () => (await import('./parts/new-invitation.tsx')).NewInvitation,
  failure: 'A new link could not be shown',
})
