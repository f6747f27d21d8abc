// Before the first paint, so that no page flashes in the wrong theme.
;(() => {
  let stored
  try {
    stored = localStorage.getItem('theme')
  } catch {
    // Storage may be forbidden.
  }
  const dark =
    stored === 'dark' || (stored !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.dataset.theme = dark ? 'dark' : 'light'
})()

// Without its code a page says so, and reloads when online.
addEventListener(
  'error',
  (event) => {
    const notice = document.querySelector('.boot-notice')
    if (!notice || event.target.localName !== 'script') return
    notice.hidden = false
    addEventListener('online', () => location.reload())
  },
  true,
)
