import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach } from 'vitest'
import type { RouteObject } from '../lib/router/match-routes.ts'
import { startRouter } from '../app/router.tsx'
import { queryClient } from '../lib/query-client.ts'
import { createMemoryRouter, type Router } from '../lib/router/router.ts'
import { RouterProvider } from '../lib/router/router-provider.tsx'
import { hideSnackbar } from '../ui/feedback/snackbar-store.ts'
import { SnackbarHost } from '../ui/feedback/snackbar.tsx'
import { leave } from '../features/sessions/session.ts'
import { answerShell, logIn, type TestMember } from './members.ts'

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
  const router = startRouter((table) => createMemoryRouter(table, { initialEntries: [path] }))
  return draw(<RouterProvider router={router} />, router)
}

interface PartOptions extends Options {
  path?: string
}

/** Draws a part of a screen with what stands around every screen: data, links, the snackbar. */
export function renderPart(content: ReactNode, options: PartOptions = {}) {
  return renderRoutes([{ path: '*', element: content }], options)
}

/** As `renderPart`, for parts that lead to other paths or read the path they are at. */
export function renderRoutes(routes: RouteObject[], { as, path = '/' }: PartOptions = {}) {
  if (as) logIn(as)
  const router = createMemoryRouter(routes, { initialEntries: [path] })
  return draw(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
      <SnackbarHost />
    </QueryClientProvider>,
    router,
  )
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
