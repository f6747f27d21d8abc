import { useEffect, useState } from 'react'

/** Chromium's event; no standard, so the library of the DOM lacks it. */
interface InstallPromptEvent extends Event {
  prompt: () => Promise<unknown>
}

function isPrompt(event: Event): event is InstallPromptEvent {
  return 'prompt' in event
}

/**
 * The browser's own question to install, where it offers one, and whether the page runs installed. The
 * offer comes shortly after a page load, so links here load the page.
 */
export function useInstallPrompt() {
  const [offer, setOffer] = useState<InstallPromptEvent | null>(null)
  const [isInstalled, setIsInstalled] = useState(
    () => window.matchMedia('(display-mode: standalone)').matches,
  )
  useEffect(() => {
    const keep = (event: Event) => {
      if (!isPrompt(event)) return
      event.preventDefault()
      setOffer(event)
    }
    const end = () => {
      setOffer(null)
      setIsInstalled(true)
    }
    window.addEventListener('beforeinstallprompt', keep)
    window.addEventListener('appinstalled', end)
    return () => {
      window.removeEventListener('beforeinstallprompt', keep)
      window.removeEventListener('appinstalled', end)
    }
  }, [])
  const ask = offer && (() => void offer.prompt())
  return { ask, isInstalled }
}
