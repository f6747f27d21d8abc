import { Confirmation } from '../../ui/overlays/confirmation.tsx'
import { useBlockChange } from './blocks.calls.ts'
import { blockConfirmationTexts as texts } from './blocks.messages.ts'

type BlockConfirmationProps = {
  open: boolean
  user: { id: number; username: string }
  /** The user's display name. */
  name: string
  isBlocked: boolean
  onClose: () => void
}

/** Asks for confirmation before blocking or unblocking a user. */
export function BlockConfirmation({
  open,
  user,
  name,
  isBlocked,
  onClose,
}: BlockConfirmationProps) {
  const change = useBlockChange(user)
  return (
    <Confirmation
      open={open}
      prompt={isBlocked ? texts.unblockPrompt(name) : texts.blockPrompt(name)}
      body={isBlocked ? texts.unblockBody : texts.blockBody}
      confirmLabel={isBlocked ? texts.confirmUnblock : texts.confirmBlock}
      cancelLabel={texts.cancel}
      danger={!isBlocked}
      busy={change.isPending}
      onCancel={onClose}
      onConfirm={() => {
        change.mutate(isBlocked ? 'unblock' : 'block', { onSettled: onClose })
      }}
    />
  )
}
