import { viewAsTexts } from '@medley/texts/view-as'
import typography from '../../ui/layout/typography.module.css'
import { useEffect } from 'react'
import { useLocation } from '../../lib/router/navigation.tsx'
import { ViewAsLinks } from './view-as-links.tsx'
import styles from './view-as.module.css'
import type { PreviewRole } from '../../lib/view-as.ts'

/** Says as whom a member looks at their own profile, and links to other previews and back. */
export function ViewAsBar({ as, path }: { as: PreviewRole; path: string }) {
  useLeaving(path)
  return (
    <aside className={styles['bar']} aria-label={viewAsTexts.see}>
      <p className={typography['strong']}>{viewAsTexts.now[as]}</p>
      <ViewAsLinks path={path} current={as} />
      <a className={styles['done']} href={path}>
        {viewAsTexts.done}
      </a>
    </aside>
  )
}

/** The links around the page are the member's own, and so is every page that is not part of the profile. */
function useLeaving(path: string): void {
  const { pathname } = useLocation()
  const username = path.split('/').at(-1) ?? ''
  const isLeft = !pathname.split('/').includes(username)
  useEffect(() => {
    if (isLeft) location.reload()
  }, [isLeft])
  useEffect(() => {
    document.addEventListener('click', leaveByLink, true)
    return () => document.removeEventListener('click', leaveByLink, true)
  }, [])
}

function leaveByLink(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  const isOfShell = link !== null && link.closest('main, aside') === null
  if (!isOfShell || event.ctrlKey || event.metaKey || event.shiftKey) return
  event.preventDefault()
  event.stopPropagation()
  location.assign(link.href)
}
