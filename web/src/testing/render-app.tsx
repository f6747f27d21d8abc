import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach } from 'vitest'
import { App, startRouter } from '../app/router.tsx'
import { queryClient } from '../lib/query-client.ts'
import { createMemoryRouter, type Router } from '../lib/router/router.ts'
import { RouterProvider } from '../lib/router/router-provider.tsx'
import { hideSnackbar } from '../ui/feedback/snackbar-store.ts'
import { SnackbarHost } from '../ui/feedback/snackbar.tsx'
import { leave } from '../features/sessions/session.ts'
import { answerShell, logIn, type TestMember } from './members.ts'
import { type RouteObject, Routes } from './routes.tsx'

interface Options {
  /** The member who is logged in; a visitor without it. */
  as?: TestMember
}

/** Opens a path of the whole product, with navbar and footer; what these ask for is answered. */
export async function renderApp(path: string, { as }: Options = {}) {
  if (as) {
    logIn(as)
    answerShell(as)
  }
  const router = startRouter(createMemoryRouter([path]))
  return draw(
    <RouterProvider router={router}>
      <App />
    </RouterProvider>,
    router,
  )
}

interface PartOptions extends Options {
  path?: string
}

/** Draws a part of a screen with what stands around every screen: data, links, the snackbar. */
export function renderPart(content: ReactNode, { as, path = '/' }: PartOptions = {}) {
  if (as) logIn(as)
  const router = createMemoryRouter([path])
  return draw(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router}>{content}</RouterProvider>
      <SnackbarHost />
    </QueryClientProvider>,
    router,
  )
}

/** As `renderPart`, for parts that lead to other paths or read the path they are at. */
export function renderRoutes(routes: RouteObject[], options: PartOptions = {}) {
  return renderPart(<Routes routes={routes} />, options)
}

function draw(content: ReactNode, router: Router) {
  return { ...render(content), router, user: userEvent.setup() }
}

afterEach(() => {
  cleanup()
  leave()
  hideSnackbar()
  queryClient.clear()
})
