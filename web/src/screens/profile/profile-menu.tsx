import { profilesTexts } from '@medley/texts/profiles'
import type { Profile } from '@medley/contract/values/shapes'
import { displayName } from '@medley/messages/titles'
import { Ellipsis } from 'lucide-react'
import { useState } from 'react'
import { useLazyDialog } from '../../ui/overlays/use-lazy-dialog.ts'
import { IconButton } from '../../ui/forms/icon-button.tsx'
import { LazyItems } from '../../ui/overlays/lazy-items.tsx'
import { Menu } from '../../ui/overlays/menu.tsx'
import { ReportPopup } from '../../features/reports/report-popup.tsx'

type ProfileMenuProps = {
  profile: Profile
  /** If true, the menu offers only to unblock. */
  isBlocked: boolean
}

/** Actions on a profile, and links to the owner's other pages. Its items load when it opens. */
export function ProfileMenu({ profile, isBlocked }: ProfileMenuProps) {
  const [isReporting, setIsReporting] = useState(false)
  const block = useLazyDialog(loadBlockConfirmation, {
    name: 'The question whether to block',
    failed: profilesTexts.failed,
  })
  const items = {
    profile,
    isBlocked,
    onBlock: block.open,
    onReport: () => setIsReporting(true),
  }
  return (
    <>
      <Menu trigger={<IconButton label={profilesTexts.menu} icon={<Ellipsis />} />}>
        <LazyItems load={loadItems} items={items} failed={profilesTexts.failed} />
      </Menu>
      {block.Component && (
        <block.Component
          open={block.isOpen}
          user={profile}
          name={displayName(profile)}
          isBlocked={isBlocked}
          onClose={block.close}
        />
      )}
      <ReportPopup
        open={isReporting}
        type="user"
        itemId={profile.id}
        onClose={() => setIsReporting(false)}
      />
    </>
  )
}

async function loadItems() {
  return (await import('./profile-menu-items.tsx')).ProfileMenuItems
}

async function loadBlockConfirmation() {
  return (await import('../../features/blocks/block-confirmation.tsx')).BlockConfirmation
}
