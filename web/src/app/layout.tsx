import { languageNames, languages } from '@medley/texts/languages'
import { shellTexts } from '@medley/texts/shell'
import type { Language } from '@medley/contract/values/languages'
import { QueryClientProvider } from '@tanstack/react-query'
import { type MouseEvent, type ReactNode, Suspense } from 'react'
import { Link } from '../lib/router/navigation.tsx'
import { UnlessSuspended } from '../features/moderation/unless-suspended.tsx'
import { NewPostHost } from '../features/new-post/new-post-host.tsx'
import { ReviewDrawerHost } from '../features/review-drawer/review-drawer-host.tsx'
import { ProviderProof } from '../features/sessions/provider-proof.tsx'
import { ProofHost } from '../features/second-factors/proof-host.tsx'
import { useMember } from '../features/sessions/session.ts'
import { SessionEnded } from '../features/sessions/session-ended.tsx'
import { currentPreview } from '../lib/view-as.ts'
import { CoverActionsHost } from '../features/cover-actions/cover-actions-host.tsx'
import { queryClient } from '../lib/query-client.ts'
import { paths } from '../paths.ts'
import { AnnouncerHost } from '../ui/feedback/announcer.tsx'
import { SnackbarHost } from '../ui/feedback/snackbar.tsx'
import { RouteAnnouncer } from './route-announcer.tsx'
import { Footer } from './shell/footer.tsx'
import { Navbar } from './shell/navbar.tsx'
import { PageFrame } from './shell/page-frame.tsx'
import { useIsSmallScreen } from '../ui/layout/breakpoint.ts'
import { language } from '../lib/locale.ts'
import { logFailure } from '../lib/log.ts'
import { ScrollRestoration } from '../lib/router/scroll-restoration.tsx'
import { useLazy } from '../lib/loading/use-lazy.ts'

/** The shell around every screen. */
export function Layout({ children }: { children: ReactNode }) {
  return (
    <QueryClientProvider client={queryClient}>
      <PageFrame navbar={<Navbar />} footer={<FooterLinks />}>
        <Suspense>
          <UnlessSuspended>{children}</UnlessSuspended>
        </Suspense>
      </PageFrame>
      <OthersView />
      <PhoneBar />
      <NewPostHost />
      <ReviewDrawerHost />
      <CoverActionsHost />
      <ProofHost ByProvider={ProviderProof} />
      <SessionEnded />
      <SnackbarHost />
      <RouteAnnouncer />
      <AnnouncerHost />
      <ScrollRestoration />
    </QueryClientProvider>
  )
}

/** The bar of a page that is shown as others see it; only such a page loads it. */
function OthersView() {
  const taken = currentPreview()
  const bar = useLazy(loadViewAsBar, taken !== null, (error) =>
    logFailure('The bar could not be loaded', error),
  )
  return taken && bar && <bar.Component {...taken} />
}

async function loadViewAsBar() {
  return (await import('../features/view-as/view-as-bar.tsx')).ViewAsBar
}

/** The bar at the bottom edge; only small screens load it. */
function PhoneBar() {
  const bar = useLazy(loadTabBar, useIsSmallScreen(), (error) =>
    logFailure('The bar could not be loaded', error),
  )
  return bar && <bar.Component />
}

async function loadTabBar() {
  return (await import('./shell/tab-bar.tsx')).TabBar
}

/** Loads the page again in another language, which the browser keeps, and for a member the account. */
function OtherLanguage({ code }: { code: Language }) {
  const isMember = useMember() !== null
  const address = `?language=${code}`
  const keep = async (event: MouseEvent) => {
    if (!isMember) return
    event.preventDefault()
    const { followLanguageLink } = await import('../features/accounts/accounts.calls.ts')
    await followLanguageLink(code, address)
  }
  return (
    <a href={address} lang={code} hrefLang={code} onClick={(event) => void keep(event)}>
      {languageNames[code]}
    </a>
  )
}

/** A phone's app has one language. */
const otherLanguages =
  import.meta.env.VITE_MOBILE === 'on' ? [] : languages.filter((code) => code !== language)

function FooterLinks() {
  return (
    <Footer>
      {otherLanguages.map((code) => (
        <OtherLanguage key={code} code={code} />
      ))}
      <Link to={paths.credits()}>{shellTexts.credits}</Link>
      <Link to={paths.privacyPolicy()}>{shellTexts.privacyPolicy}</Link>
      <Link to={paths.termsAndConditions()}>{shellTexts.terms}</Link>
    </Footer>
  )
}
