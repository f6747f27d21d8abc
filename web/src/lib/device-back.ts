import { App } from '@capacitor/app'

const openWindow = '[role="dialog"], [role="alertdialog"], [role="menu"]'

/**
 * Handles a phone's back button: closes the topmost window, else goes back one screen, and leaves the
 * app from the first one.
 */
export function followBackButton(): void {
  void App.addListener('backButton', ({ canGoBack }) => {
    const open = [...document.querySelectorAll(openWindow)].at(-1)
    if (open) open.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
    else if (canGoBack) window.history.back()
    else void App.exitApp()
  })
}
