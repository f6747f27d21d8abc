// Reloads the requested page once the network is back.
window.addEventListener('online', () => window.location.reload())
