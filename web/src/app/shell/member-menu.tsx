import { shellTexts } from '@medley/texts/shell'
import { displayName } from '@medley/messages/titles'
import { useIncomingRequestCount } from '../../features/friendships/friendships.calls.ts'
import { useHasUnread, useOpenReportCount } from '../../features/unread-count/unread-count.calls.ts'
import { useProfile } from '../../features/profiles/profiles.calls.ts'
import type { Member } from '../../features/sessions/session.ts'
import { preloadOnIntent, usePreload } from '../../lib/loading/preload.ts'
import { preloadLazy } from '../../lib/loading/use-lazy.ts'
import { LazyItems } from '../../ui/overlays/lazy-items.tsx'
import { Menu } from '../../ui/overlays/menu.tsx'
import { Avatar } from '../../ui/pictures/avatar.tsx'
import styles from './navbar.module.css'

/** The member's avatar with the account menu, whose code loads ahead of the press that opens it. */
export function MemberMenu({ member }: { member: Member }) {
  const { username } = member
  const { data: profile } = useProfile(username)
  const hasUnread = useHasUnread()
  const reports = useOpenReportCount()
  const requests = useIncomingRequestCount(hasUnread)
  usePreload(preloadItems)
  return (
    <Menu
      trigger={
        <button
          type="button"
          className={styles['trigger']}
          aria-label={shellTexts.menuOf({ username })}
          {...preloadOnIntent(preloadItems)}
        >
          <Avatar
            name={profile ? displayName(profile) : username}
            colourOf={username}
            src={profile?.profile_pic}
            decorative
            badge={badgeOf(hasUnread, reports)}
          />
        </button>
      }
    >
      <LazyItems
        load={loadItems}
        items={{ member, requests, reports }}
        failed={shellTexts.failed}
      />
    </Menu>
  )
}

function badgeOf(hasUnread: boolean, reports: number): string | undefined {
  if (hasUnread) return shellTexts.unread
  return reports > 0 ? shellTexts.reports : undefined
}

async function loadItems() {
  return (await import('./member-menu-items.tsx')).MemberMenuItems
}

const preloadItems = () => preloadLazy(loadItems)
