import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { useMember } from '../features/sessions/session.ts'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'
import { mainId } from './shell/skip-link.tsx'

/**
 * Makes a new path what a page load is for people who do not see it: the focus goes to the main heading,
 * and the title is said, again where the data of the screen bring a better one.
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
      // The heading comes with the data, as the title does; who has gone on by then is left alone.
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
 * Where somebody logs in or out, or an editor opens or closes, the same path shows another view: the
 * button pressed is gone, and the heading is yet to come.
 */
function useFocusOnNewView(view: string): void {
  const shown = useRef(view)
  useEffect(() => {
    if (shown.current === view) return
    shown.current = view
    mainWithoutFocus()?.focus({ preventScroll: true })
  }, [view])
}

/** A screen that has taken the focus itself, such as a search, keeps it. */
function mainWithoutFocus(): HTMLElement | null {
  const main = document.querySelector<HTMLElement>(`#${mainId}`)
  const active = document.activeElement
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
