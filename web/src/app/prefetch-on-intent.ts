import { matchRoute } from '@medley/contract/route-table'
import { prefetchWork } from './route-entries.ts'
import { loadScreen } from './router.tsx'

/** How long a mouse rests on a link before its work is fetched, in ms. */
const restTime = 65

/** Fetches the code and the first data of a work page as soon as a link to it is pointed at, focused or touched. */
export function prefetchOnIntent(): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const wait = (event: Event) => {
    clearTimeout(timer)
    const link = linkOf(event)
    const delay = event.type === 'pointerover' ? restTime : 0
    if (link) timer = setTimeout(() => prefetch(link.pathname), delay)
  }
  for (const kind of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(kind, wait, { passive: true })
  }
}

function linkOf({ target }: Event): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  return link?.origin === window.location.origin ? link : null
}

function prefetch(pathname: string): void {
  const { path, params } = matchRoute(pathname)
  if (path !== '/:medium/:workId') return
  prefetchWork(params)
  // A failure shows when the link is followed.
  void loadScreen(pathname).catch(() => undefined)
}
