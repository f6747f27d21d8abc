import { invitationsTexts } from '@medley/texts/invitations'
import layout from '../../ui/layout/layout.module.css'
import { type SubmitEvent, useState } from 'react'
import { Button } from '../../ui/forms/button.tsx'
import { Checkbox } from '../../ui/forms/checkbox.tsx'
import { Select } from '../../ui/forms/select.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { type InvitationDraft, newInvitation, useInvite } from './invitations.calls.ts'
import styles from './invitations.module.css'
import { NewInvitation } from './parts/new-invitation.tsx'

const uses = [1, 5, 20, 50].map((count) => ({
  value: String(count),
  label: invitationsTexts.people({ count }),
}))
const days = [1, 7, 14, 30, 90].map((count) => ({
  value: String(count),
  label: invitationsTexts.days({ count }),
}))

/** Makes a link by which others join. */
export function InviteForm() {
  const [draft, setDraft] = useState(newInvitation)
  const invite = useInvite()
  const change = (part: Partial<InvitationDraft>) => setDraft({ ...draft, ...part })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (!invite.isPending) invite.mutate(draft, { onSuccess: () => setDraft(newInvitation) })
  }
  return (
    <form className={layout['stack-4']} onSubmit={submit}>
      <TextField
        label={invitationsTexts.name}
        placeholder={invitationsTexts.namePlace}
        maxLength={60}
        autoComplete="off"
        value={draft.name}
        onChange={({ target }) => change({ name: target.value })}
      />
      <div className={styles['pair']}>
        <Select
          label={invitationsTexts.uses}
          options={uses}
          value={String(draft.usesMax)}
          onChoose={(value) => change({ usesMax: Number(value) })}
        />
        <Select
          label={invitationsTexts.expires}
          options={days}
          value={String(draft.days)}
          onChoose={(value) => change({ days: Number(value) })}
        />
      </div>
      <Checkbox
        label={invitationsTexts.befriends}
        checked={draft.befriends}
        onChange={({ target }) => change({ befriends: target.checked })}
      />
      <div>
        <Button type="submit" loading={invite.isPending}>
          {invitationsTexts.make}
        </Button>
      </div>
      {invite.data && <NewInvitation key={invite.data.id} invitation={invite.data} />}
    </form>
  )
}
