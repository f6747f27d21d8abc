import { useEffect, useRef, useState } from 'react'
import { useLocation } from '../lib/router/navigation.tsx'
import { useMember } from '../features/sessions/session.ts'
import { VisuallyHidden } from '../ui/layout/visually-hidden.tsx'
import { mainId } from './shell/skip-link.tsx'

/**
 * Makes client-side navigation accessible like a page load: the focus moves to the main heading and
 * the title is announced, again when loaded data change it.
 */
export function RouteAnnouncer() {
  const { pathname, search } = useLocation()
  const shown = useRef(pathname)
  const [title, setTitle] = useState('')
  const member = useMember()
  useFocusOnNewView(`${member?.id ?? ''} ${new URLSearchParams(search).get('edit') ?? ''}`)
  useEffect(() => {
    if (shown.current === pathname) return undefined
    shown.current = pathname
    focusHeading()
    const announce = () => {
      setTitle(document.title)
      // The heading renders with the data; do not steal the focus if the user has moved on.
      if (document.activeElement?.id === mainId) focusHeading()
    }
    setTitle(document.title)
    const observer = new MutationObserver(announce)
    observer.observe(document.head, { childList: true, subtree: true, characterData: true })
    return () => observer.disconnect()
  }, [pathname])
  return (
    <VisuallyHidden>
      <span aria-live="polite" data-route-title="">
        {title}
      </span>
    </VisuallyHidden>
  )
}

/**
 * Logging in or out and opening or closing an editor change the view without changing the path: the
 * focused button is gone, and the new heading has not rendered yet.
 */
function useFocusOnNewView(view: string): void {
  const shown = useRef(view)
  useEffect(() => {
    if (shown.current === view) return
    shown.current = view
    mainWithoutFocus()?.focus({ preventScroll: true })
  }, [view])
}

/** Screens that set the focus themselves, such as search, keep it; so does a menu opened while the page loaded. */
function mainWithoutFocus(): HTMLElement | null {
  const main = document.querySelector<HTMLElement>(`#${mainId}`)
  const active = document.activeElement
  if (active?.closest('[role="menu"]')) return null
  return active !== main && main?.contains(active) ? null : main
}

function focusHeading(): void {
  const main = mainWithoutFocus()
  if (!main) return
  const heading = main.querySelector<HTMLElement>('h1')
  if (heading) heading.tabIndex = -1
  const target = heading ?? main
  target.focus({ preventScroll: true })
}
