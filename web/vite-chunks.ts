import type { Rolldown } from 'vite'

/** A module that two or more screens need. */
const shared = { minShareCount: 2 } as const

/**
 * Which modules of the build lie in one file. Left to itself the bundler makes a hundred small ones, which
 * compress badly and keep a phone busy asking for them. A screen loads `react`, `app` and its own file, and of
 * the others those it has something of. The names in front win.
 */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  { name: 'react', test: /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 9 },
  // The shell and what nearly every screen shows; not what waits for its first opening.
  {
    name: 'app',
    test: /[\\/]node_modules[\\/](react-router|@tanstack)[\\/]|[\\/]src[\\/]((product|operator|paths)\.ts|(app|lib|theme|ui)[\\/](?!cover|poster|infinite|ten-stars|date-field|leave-|drawer|.*-window))/,
    priority: 8,
  },
  {
    name: 'windows',
    test: /[\\/]node_modules[\\/]@base-ui[\\/]|[\\/]src[\\/]ui[\\/](drawer|.*-window)/,
    priority: 7,
  },
  { name: 'forms', test: /[\\/]node_modules[\\/]react-hook-form[\\/]/, priority: 7 },
  {
    name: 'works',
    test: /[\\/]src[\\/](ui[\\/](cover|poster|infinite)|features[\\/](works|sources)[\\/])/,
    priority: 6,
    ...shared,
  },
  {
    // What stands on the pages of works and people: a request costs more than what one of them leaves unused.
    name: 'social',
    test: /[\\/]src[\\/]features[\\/](reviews|review-likes|comments|reports|ratings|lists|friendships|favorites)[\\/]/,
    priority: 5,
    ...shared,
  },
  {
    debugName: 'by feature',
    name: (id) => /[\\/]features[\\/]([\w-]+)[\\/]/.exec(id)?.[1] ?? 'parts',
    test: /[\\/]src[\\/]/,
    priority: 4,
    ...shared,
  },
]
