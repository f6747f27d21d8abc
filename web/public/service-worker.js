// Serves the offline page without a network and caches the app's immutable files. API responses,
// pages and pictures always come from the network, because they are personal.

// The page of another language registers the worker with that language, which replaces the other.
const language = new URL(self.location.href).searchParams.get('language') ?? 'en'
// Increment when a file of the offline page changes.
const offlineCache = `medley-offline-4-${language}`
const assetCache = 'medley-assets-1'
const offlinePage = language === 'en' ? '/offline.html' : `/offline.${language}.html`
const offlineFiles = [offlinePage, '/offline.css', '/offline.js', '/boot.js', '/favicon.svg']
// A build of one language has about 340.
const mostAssets = 500

self.addEventListener('install', (event) => {
  event.waitUntil(keepOfflineFiles())
})

self.addEventListener('activate', (event) => {
  event.waitUntil(takeOver())
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  if (request.mode === 'navigate') event.respondWith(answerPage(event))
  else if (pathname.startsWith('/assets/')) event.respondWith(answerAsset(event))
  else if (offlineFiles.includes(pathname)) event.respondWith(answerOfflineFile(request))
})

async function keepOfflineFiles() {
  const cache = await caches.open(offlineCache)
  await cache.addAll(offlineFiles.map((file) => new Request(file, { cache: 'reload' })))
  // Pages come from the network, so the new worker can take over at once without breaking open tabs.
  await self.skipWaiting()
}

async function takeOver() {
  const names = await caches.keys()
  const old = names.filter((name) => name !== offlineCache && name !== assetCache)
  await Promise.all(old.map((name) => caches.delete(name)))
  await self.registration.navigationPreload?.enable()
  await self.clients.claim()
}

async function answerPage(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request))
  } catch (error) {
    const page = await caches.match(offlinePage, { ignoreVary: true })
    if (!page) throw error
    return page
  }
}

/** Asset names contain a content hash, so cached files never go stale. */
async function answerAsset(event) {
  const cache = await caches.open(assetCache)
  const kept = await cache.match(event.request, { ignoreVary: true })
  if (kept) return kept
  const answer = await fetchTwice(event.request)
  if (answer.status === 200) event.waitUntil(keepAsset(cache, event.request, answer.clone()))
  return answer
}

/** Fetches again after a second: the first requests of a phone that is back in the network may fail. */
async function fetchTwice(request) {
  try {
    return await fetch(request)
  } catch {
    await new Promise((resolve) => setTimeout(resolve, 1000))
    return fetch(request)
  }
}

async function keepAsset(cache, request, answer) {
  await cache.put(request, answer)
  const requests = await cache.keys()
  const oldest = requests.slice(0, Math.max(0, requests.length - mostAssets))
  await Promise.all(oldest.map((request) => cache.delete(request)))
}

async function answerOfflineFile(request) {
  try {
    return await fetch(request)
  } catch (error) {
    const kept = await caches.match(request, { ignoreVary: true })
    if (!kept) throw error
    return kept
  }
}
