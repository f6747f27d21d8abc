import { QueryClientProvider } from '@tanstack/react-query'
import { Suspense, useEffect, useRef } from 'react'
import { Link, Outlet, ScrollRestoration, useLocation } from 'react-router'
import { NewPostHost } from '../features/reviews/new-post-host.tsx'
import { ReviewDrawerHost } from '../features/reviews/review-drawer-host.tsx'
import { queryClient } from '../lib/query-client.ts'
import { paths } from '../paths.ts'
import { SnackbarHost } from '../ui/snackbar.tsx'
import { Footer } from './shell/footer.tsx'
import { Navbar } from './shell/navbar.tsx'
import { PageFrame } from './shell/page-frame.tsx'
import { mainId } from './shell/skip-link.tsx'

/** What stands around every screen. */
export function Layout() {
  useFocusOnNavigation()
  return (
    <QueryClientProvider client={queryClient}>
      <PageFrame navbar={<Navbar />} footer={<FooterLinks />}>
        <Suspense>
          <Outlet />
        </Suspense>
      </PageFrame>
      <NewPostHost />
      <ReviewDrawerHost />
      <SnackbarHost />
      <ScrollRestoration />
    </QueryClientProvider>
  )
}

function FooterLinks() {
  return (
    <Footer>
      <Link to={paths.privacyPolicy()}>Privacy policy</Link>
      <Link to={paths.termsAndConditions()}>Terms and conditions</Link>
    </Footer>
  )
}

/** A new path moves the focus to the new content, as a page load would. */
function useFocusOnNavigation(): void {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    document.querySelector<HTMLElement>(`#${mainId}`)?.focus({ preventScroll: true })
  }, [pathname])
}
