import { invitationsTexts } from '@medley/texts/invitations'
import typography from '../../../ui/layout/typography.module.css'
import layout from '../../../ui/layout/layout.module.css'
import type { Invitation } from '@medley/contract/accounts/invitations'
import { useEffect, useRef } from 'react'
import { showDay } from '../../../lib/time/dates.ts'
import { paths } from '../../../paths.ts'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { LinkActions } from './link-actions.tsx'

export interface NewInvitationProps {
  invitation: Invitation
}

/** A link just made: its address, and how to pass it on. */
export function NewInvitation({ invitation: { token, usesMax, timeExpires } }: NewInvitationProps) {
  const field = useRef<HTMLInputElement>(null)
  // The button that made it is gone.
  useEffect(() => field.current?.focus(), [])
  const path = paths.join(token)
  return (
    <div className={layout['stack-2']}>
      <TextField
        ref={field}
        label={invitationsTexts.newLink}
        readOnly
        value={new URL(path, window.location.origin).href}
        onFocus={({ target }) => target.select()}
      />
      <p className={typography['soft-small']}>
        {invitationsTexts.good({ people: usesMax, day: showDay(timeExpires.slice(0, 10)) })}
      </p>
      <LinkActions path={path} />
    </div>
  )
}
