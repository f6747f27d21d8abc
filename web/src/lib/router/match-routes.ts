import type { ComponentType, ReactNode } from 'react'

export type Params = Readonly<Record<string, string | undefined>>

/** A screen, or a frame around the screens that are its children. */
export interface RouteObject {
  /**
   * The path of a screen from the root. A segment such as `:id` is a parameter; a last segment `*` stands for
   * any rest and is the parameter `*`. The case of letters and a slash at the end do not matter.
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

interface Pattern {
  routes: readonly RouteObject[]
  segments: readonly string[]
  regExp: RegExp
}

/** Finds the routes of paths. Fixed segments go before parameters in their place, these before `*`. */
export function routeMatcher(
  routes: readonly RouteObject[],
): (pathname: string) => RouteMatch | null {
  const patterns = screensOf(routes).map(toPattern).toSorted(compare)
  return (pathname) => {
    for (const { routes, segments, regExp } of patterns) {
      const found = regExp.exec(pathname)
      if (found) return { routes, params: paramsOf(segments, found.slice(1)) }
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

function toPattern(routes: readonly RouteObject[]): Pattern {
  const segments = routes.at(-1)?.path?.split('/').filter(Boolean) ?? []
  const source = segments.map((segment) => {
    if (segment === '*') return '(?:/(.*?))?'
    return segment.startsWith(':')
      ? '/([^/]+)'
      : `/${segment.replaceAll(/[^\w-]/g, String.raw`\$&`)}`
  })
  return { routes, segments, regExp: new RegExp(`^${source.join('')}/?$`, 'is') }
}

function compare(a: Pattern, b: Pattern): number {
  const length = Math.max(a.segments.length, b.segments.length)
  for (let index = 0; index < length; index += 1) {
    const difference = rank(b.segments[index]) - rank(a.segments[index])
    if (difference !== 0) return difference
  }
  return 0
}

/** The end of a path goes before `*`, which also stands for nothing. */
function rank(segment: string | undefined): number {
  if (segment === undefined) return 1
  if (segment === '*') return 0
  return segment.startsWith(':') ? 2 : 3
}

function paramsOf(segments: readonly string[], values: readonly (string | undefined)[]): Params {
  const names = segments.filter((segment) => /^[:*]/.test(segment))
  return Object.fromEntries(
    names.map((name, index) => [name.replace(':', ''), decode(values[index] ?? '')]),
  )
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    // Malformed escapes; no link of the app has them.
    return text
  }
}
