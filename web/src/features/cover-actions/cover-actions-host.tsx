import { useEffect, useState } from 'react'
import { logFailure } from '../../lib/log.ts'
import { watchFocusKeys } from './focus-keys.ts'
import { useLazy } from '../../lib/loading/use-lazy.ts'

/** Rendered once, around all screens; the code of the actions on covers loads when the first cover is pointed at, focused or touched. */
export function CoverActionsHost() {
  const [first, setFirst] = useState<Event>()
  const part = useLazy(loadActions, first !== undefined, (error) =>
    logFailure('The actions on covers could not be loaded', error),
  )
  useEffect(watchFocusKeys, [])
  useEffect(() => {
    if (first) return undefined
    const wake = (event: Event) => {
      const { target } = event
      if (target instanceof Element && target.closest('[data-cover], [data-cover-link]')) {
        setFirst(event)
      }
    }
    for (const kind of wakingEvents) document.addEventListener(kind, wake)
    return () => {
      for (const kind of wakingEvents) document.removeEventListener(kind, wake)
    }
  }, [first])
  return first && part && <part.Component first={first} />
}

const wakingEvents = ['pointerover', 'pointerdown', 'focusin']

async function loadActions() {
  return (await import('./parts/cover-actions.tsx')).CoverActions
}
