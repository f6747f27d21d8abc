import { patternOf } from '@medley/contract/route-table'
import { type ComponentType, createContext, type ReactNode, use } from 'react'
import { useLocation } from '../lib/router/navigation.tsx'

/** A screen of a test, with its path in the form of the route table, or a frame around such screens. */
export interface RouteObject {
  path?: string
  Component?: ComponentType
  /** Drawn where there is no `Component`. */
  element?: ReactNode
  /** The routes drawn in its `Outlet`. */
  children?: readonly RouteObject[]
}

const OutletContext = createContext<ReactNode>(null)

/** The place of the inner route in a frame. */
export function Outlet() {
  return use(OutletContext)
}

/** Draws the first route that fits the path, in its frames. */
export function Routes({ routes }: { routes: readonly RouteObject[] }) {
  const { pathname } = useLocation()
  const found = screensOf(routes).find((frames) =>
    patternOf(frames.at(-1)?.path ?? '*').test(pathname),
  )
  return found?.reduceRight<ReactNode>(
    (inner, { Component, element }) => (
      <OutletContext value={inner}>{Component ? <Component /> : element}</OutletContext>
    ),
    null,
  )
}

/** Each screen with the frames around it, the outermost first. */
function screensOf(routes: readonly RouteObject[]): (readonly RouteObject[])[] {
  return routes.flatMap((route) =>
    route.children ? screensOf(route.children).map((inner) => [route, ...inner]) : [[route]],
  )
}
