import { language } from '../locale.ts'
import { logFailure } from '../log.ts'

/** Registers the service worker of the offline page once the page has loaded. */
export function startServiceWorker(): void {
  if (!('serviceWorker' in navigator)) return
  if (document.readyState === 'complete') void register()
  else window.addEventListener('load', () => void register(), { once: true })
}

async function register(): Promise<void> {
  try {
    const query = language === 'en' ? '' : `?language=${language}`
    await navigator.serviceWorker.register(`/service-worker.js${query}`, { updateViaCache: 'none' })
  } catch (error) {
    // Optional: browsers refuse it in private windows, for example.
    logFailure('The offline page is not available', error)
  }
}
