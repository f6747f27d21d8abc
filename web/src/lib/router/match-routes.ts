import { patternOf } from '@medley/contract/route-table'
import type { ComponentType, ReactNode } from 'react'

export type Params = Readonly<Record<string, string | undefined>>

/** A screen, or a frame around the screens that are its children. */
export interface RouteObject {
  /**
   * The path of a screen from the root. A segment such as `:id` is a parameter, `*` stands for anything. The case
   * of letters and a slash at the end do not matter.
   */
  path?: string
  Component?: ComponentType
  /** Drawn where there is no `Component`. */
  element?: ReactNode
  /** Properties of the route for the app. */
  handle?: unknown
  /** The routes drawn in its `Outlet`. */
  children?: readonly RouteObject[]
}

export interface RouteMatch {
  /** The outermost first; the same array for each match of a screen. */
  routes: readonly RouteObject[]
  /** The parameters of the path, decoded. */
  params: Params
}

/** Finds the routes of paths: the first one that matches, in their order. */
export function routeMatcher(
  routes: readonly RouteObject[],
): (pathname: string) => RouteMatch | null {
  const patterns = screensOf(routes).map((found) => ({
    routes: found,
    pattern: patternOf(found.at(-1)?.path ?? '*'),
  }))
  return (pathname) => {
    for (const { routes: found, pattern } of patterns) {
      const match = pattern.exec(pathname)
      if (match) return { routes: found, params: paramsOf(match.groups ?? {}) }
    }
    return null
  }
}

/** Each screen with the frames around it, the outermost first. */
function screensOf(routes: readonly RouteObject[]): (readonly RouteObject[])[] {
  return routes.flatMap((route) =>
    route.children ? screensOf(route.children).map((inner) => [route, ...inner]) : [[route]],
  )
}

const paramsOf = (groups: Readonly<Record<string, string>>): Params =>
  Object.fromEntries(Object.entries(groups).map(([name, value]) => [name, decode(value)]))

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    // Malformed escapes; no link of the app has them.
    return text
  }
}
