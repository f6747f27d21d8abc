// Loads the page that was asked for as soon as Medley answers again: the network is back, or the server is.
const reload = () => window.location.reload()
window.addEventListener('online', reload)
setInterval(() => {
  fetch('/healthz', { cache: 'no-store' }).then(
    ({ ok }) => ok && reload(),
    () => undefined,
  )
}, 5_000)
