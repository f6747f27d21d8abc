import { goToScrollPosition, type ScrollPosition } from './scroll-position.ts'

/** Frames to wait for content that is still to come, and frames after which content that stands counts as settled. */
const mostFrames = 300
const calmFrames = 10

/** Events of people who scroll by themselves. */
const acts = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

let end = (): void => undefined

/** Where the page on screen returns to: where its history entry was left, or what its screen offered. */
let source: 'entry' | 'screen' | undefined

/** Follows a history entry to where it was left, once the screen is there. */
export function returnToEntry(position: ScrollPosition): void {
  source = 'entry'
  returnTo(position)
}

/** Returns to where a screen was left last, unless its history entry knows better. */
export function returnToScreen(position: ScrollPosition): void {
  if (source === 'entry') return
  source = 'screen'
  returnTo(position)
}

/** True if the screen that has just been opened returns to a scroll position of its own. */
export function hasReturn(): boolean {
  return source !== undefined
}

/** The page is left: the next one starts without a position. */
export function forgetReturn(): void {
  source = undefined
}

/** Ends the return under way, if there is one. */
export function endReturn(): void {
  end()
}

/** Scrolls there again in each frame until the content stands or the person scrolls. */
function returnTo(position: ScrollPosition): void {
  end()
  let left = mostFrames
  let calm = 0
  let frame = 0
  const go = () => {
    calm = goToScrollPosition(position) ? calm + 1 : 0
    left -= 1
    if (left > 0 && calm < calmFrames) frame = requestAnimationFrame(go)
    else end()
  }
  end = () => {
    cancelAnimationFrame(frame)
    for (const act of acts) window.removeEventListener(act, endReturn, true)
  }
  for (const act of acts) window.addEventListener(act, endReturn, true)
  go()
}
