import './theme/fonts.css'
import './theme/tokens.css'
import './theme/base.css'
import './theme/boot.css'
import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { firstScreen } from './app/first-screen.ts'
import { clearOnMemberChange } from './app/member-change.ts'
import { offerReload } from './app/offer-reload.ts'
import { App, loadScreen, startRouter } from './app/router.tsx'
import { keepServedFocus } from './app/served-focus.ts'
import { recordSuspension } from './features/moderation/suspension.ts'
import { requestProof } from './features/second-factors/proof-question.ts'
import { followOtherWindows } from './features/sessions/other-windows.ts'
import { endSession, restoreSession } from './features/sessions/session.ts'
import { onProofRequired, onSecondFactorMissing, onSuspended, onTokenRefused } from './lib/api.ts'
import { formatDate } from './lib/locale.ts'
import { RouterProvider } from './lib/router/router-provider.tsx'
import { startServiceWorker } from './lib/loading/service-worker.ts'
import { onChunkError } from './lib/loading/use-lazy.ts'
import { readOperator } from './operator.ts'
import { startTheme } from './theme/theme.ts'

clearOnMemberChange()
onChunkError(() => void offerReload())
onTokenRefused(endSession)
onSuspended(recordSuspension)
onProofRequired(requestProof)
followOtherWindows()
startTheme()
const { accentHue } = readOperator()
if (accentHue !== null) (await import('./theme/accent-colors.ts')).paintAccent(accentHue)
if (import.meta.env.VITE_MOBILE === 'on') (await import('./app/device.ts')).startDevice()
// The first format of dates takes a phone 60 ms, which it has while it waits for a member's session.
const wait = setTimeout(() => formatDate('2000-01-01', 'day'))
await restoreSession()
clearTimeout(wait)

const root = document.querySelector('#root')
if (!root) throw new Error('The page has no #root')
keepServedFocus(root)
// Evaluating the bundle is a long task on a phone: yield, so that the browser can handle input.
await new Promise((resolve) => setTimeout(resolve))
const router = startRouter()
onSecondFactorMissing(async () => {
  const { offerSettings } = await import('./features/second-factors/missing-factor.ts')
  offerSettings((path) => router.navigate(path))
})
await firstScreen(root, () => loadScreen(router.state.location.pathname))
// A transition renders in short tasks that yield to input.
startTransition(() =>
  createRoot(root).render(
    <RouterProvider router={router}>
      <App />
    </RouterProvider>,
  ),
)
if (import.meta.env.PROD && import.meta.env.VITE_MOBILE !== 'on') startServiceWorker()
const { prefetchOnIntent } = await import('./app/prefetch-on-intent.ts')
prefetchOnIntent()
