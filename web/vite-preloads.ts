import type { Plugin, ResolveModulePreloadDependenciesFn, Rolldown } from 'vite'

type Bundle = Rolldown.OutputBundle

/**
 * Leaves out of a script's lists of what to preload with its later parts the scripts that have run before it: those
 * of the entry, and what it imports itself.
 */
export function preloadsOfLaterParts(): Plugin & {
  resolveDependencies: ResolveModulePreloadDependenciesFn
} {
  let bundle: Bundle = {}
  let ofEntry: readonly string[] = []
  return {
    name: 'preloads-of-later-parts',
    generateBundle(_, written) {
      bundle = written
      ofEntry = Object.values(bundle).flatMap((file) =>
        file.type === 'chunk' && file.isEntry ? [...withImports(bundle, file.fileName)] : [],
      )
    },
    resolveDependencies(_, scripts, { hostId }) {
      const loaded = new Set([...ofEntry, ...withImports(bundle, hostId)])
      return scripts.filter((script) => !loaded.has(script))
    },
  }
}

/** A script and all that it imports, directly or by way of others. */
function withImports(bundle: Bundle, script: string): Set<string> {
  const found = new Set([script])
  for (const one of found) {
    const file = bundle[one]
    if (file?.type === 'chunk') for (const imported of file.imports) found.add(imported)
  }
  return found
}
