import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { Outlet, ScrollRestoration, useLocation } from 'react-router'
import { queryClient } from '../lib/query-client.ts'
import { SnackbarHost } from '../ui/snackbar.tsx'

/** What stands around every screen. */
export function Layout() {
  return (
    <QueryClientProvider client={queryClient}>
      <Main />
      <SnackbarHost />
      <ScrollRestoration />
    </QueryClientProvider>
  )
}

/** A new path moves the focus to the new content, as a page load would. */
function Main() {
  const main = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    main.current?.focus({ preventScroll: true })
  }, [pathname])
  return (
    <main id="content" ref={main} tabIndex={-1}>
      <Outlet />
    </main>
  )
}
