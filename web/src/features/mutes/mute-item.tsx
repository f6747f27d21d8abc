import { mutesTexts } from '@medley/texts/mutes'
import { Volume2, VolumeX } from 'lucide-react'
import { MenuItem } from '../../ui/overlays/menu.tsx'
import { mute, unmute, useIsMuted } from './mutes.calls.ts'

type MuteItemProps = {
  person: { id: number; username: string }
  /** If true, the item has the name of the person, who is not the subject of the menu. */
  named?: boolean
}

/** Menu item that mutes a user, or ends the mute. */
export function MuteItem({ person, named = false }: MuteItemProps) {
  const { username } = person
  if (useIsMuted(person.id)) {
    return (
      <MenuItem icon={<Volume2 aria-hidden="true" />} onSelect={() => void unmute(person)}>
        {named ? mutesTexts.unmuteNamed({ name: username }) : mutesTexts.unmuteUser}
      </MenuItem>
    )
  }
  return (
    <MenuItem icon={<VolumeX aria-hidden="true" />} onSelect={() => void mute(person)}>
      {named ? mutesTexts.mute({ username }) : mutesTexts.muteUser}
    </MenuItem>
  )
}
