import { logFailure } from './log.ts'

/** Once the page has loaded: the worker that shows a page of our own where there is no network. */
export function startServiceWorker(): void {
  if (!('serviceWorker' in navigator)) return
  if (document.readyState === 'complete') void register()
  else window.addEventListener('load', () => void register(), { once: true })
}

async function register(): Promise<void> {
  try {
    await navigator.serviceWorker.register('/service-worker.js', { updateViaCache: 'none' })
  } catch (error) {
    // The app works without it. Browsers refuse it in private windows, for example.
    logFailure('The offline page is not available', error)
  }
}
