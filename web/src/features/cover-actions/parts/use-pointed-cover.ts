import { useEffect, useState } from 'react'
import { isByKeyboard } from '../focus-keys.ts'
import { coverOf } from '../../works/cover-props.ts'
import { coverOfLink } from './cover-of-link.ts'

/** How long a mouse rests on a cover before its actions show, and off it before they go, in ms. */
const restTime = 140

/** The attribute of the panel with the actions. */
export const panelAttribute = 'data-cover-actions'

/** The cover under the mouse or with the keyboard's focus; stays while its actions are in use. */
export function usePointedCover(first: Event): HTMLElement | null {
  const [cover, setCover] = useState<HTMLElement | null>(null)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const show = (next: HTMLElement | null, delay: number) => {
      clearTimeout(timer)
      timer = setTimeout(() => (next || !isInUse()) && setCover(next), delay)
    }
    const over = (event: Event) => {
      if (!(event instanceof PointerEvent) || event.pointerType !== 'mouse') return
      if (isInPanel(event.target)) clearTimeout(timer)
      else show(coverOf(event.target), restTime)
    }
    const focus = ({ target }: Event) => {
      if (isInPanel(target)) return clearTimeout(timer)
      return show(isByKeyboard() ? coverOfLink(target) : null, 0)
    }
    const scroll = () => show(null, 0)
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      if (isInPanel(document.activeElement)) returnToCover()
      setCover(null)
    }
    if (first.type === 'pointerover') over(first)
    if (first.type === 'focusin') focus(first)
    const listening = new AbortController()
    const { signal } = listening
    document.addEventListener('pointerover', over, { signal })
    document.addEventListener('focusin', focus, { signal })
    document.addEventListener('keydown', press, { signal })
    document.addEventListener('scroll', scroll, { signal, capture: true })
    return () => {
      clearTimeout(timer)
      listening.abort()
    }
  }, [first])
  return cover
}

function isInPanel(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(`[${panelAttribute}]`) !== null
}

/** A menu is open, or the keyboard is on the cover or its actions. */
function isInUse(): boolean {
  const panel = document.querySelector(`[${panelAttribute}]`)
  if (!panel) return false
  const isOpen = panel.querySelector('[aria-haspopup][aria-expanded="true"]') !== null
  return isOpen || panel.parentElement?.querySelector(':focus-visible') !== null
}

function returnToCover(): void {
  const panel = document.querySelector(`[${panelAttribute}]`)
  const around = panel?.parentElement
  const link =
    around?.querySelector<HTMLElement>('[data-cover-link]') ?? around?.closest('[data-cover-link]')
  const found = link ?? around?.querySelector<HTMLElement>('[data-cover]')
  if (found instanceof HTMLElement) found.focus()
}
