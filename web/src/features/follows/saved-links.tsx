import { followsTexts } from '@medley/texts/follows'
import { paths } from '../../paths.ts'
import { ChipLinks } from '../../ui/forms/chip-links.tsx'
import { isSameName } from '../sessions/own-username.ts'
import { useMember } from '../sessions/session.ts'

type SavedLinksProps = { username: string; current: 'saved' | 'following' }

/** Links what a member saved with what they follow, on their own pages. */
export function SavedLinks({ username, current }: SavedLinksProps) {
  const member = useMember()
  if (!member || !isSameName(member.username, username)) return null
  return (
    <ChipLinks
      label={followsTexts.saved}
      links={[
        {
          to: paths.savedForLater(username),
          text: followsTexts.savedForLater,
          isCurrent: current === 'saved',
        },
        {
          to: paths.following(),
          text: followsTexts.following,
          isCurrent: current === 'following',
        },
      ]}
    />
  )
}
