import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

/** Libraries without side effects whose entry only passes on the exports of its modules. */
const barrels = ['lucide-react', '@tanstack/react-query', '@tanstack/query-core']

/** Where a library keeps an export. */
interface Origin {
  file: string
  name: string
}

type Origins = ReadonlyMap<string, Origin>

const importStatement = /^import \{([^}]*)\} from ['"]([^'"]+)['"]/gm

/**
 * Imports from the modules of a library instead of its entry, which would tie all of them to each module that
 * needs one: the entry chunk would have the icons of every screen.
 */
export function withoutBarrels(): Plugin {
  let known: Promise<ReadonlyMap<string, Origins>> | undefined
  return {
    name: 'without-barrels',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: {
        id: /[\\/](?:web[\\/]src|@tanstack[\\/]react-query)[\\/].+\.(?:tsx?|js)$/,
        code: new RegExp(barrels.join('|')),
      },
      async handler(code, importer) {
        const resolve = async (source: string, from = importer) => {
          const found = await this.resolve(source, from)
          if (!found) throw new Error(`${source} is not installed`)
          return found.id
        }
        const origins = await (known ??= readLibraries(resolve))
        const direct = code.replaceAll(
          importStatement,
          (statement, names: string, library: string) => {
            const found = origins.get(library)
            return found ? importFromOrigins(names, found, library) : statement
          },
        )
        return { code: direct, map: null }
      },
    },
  }
}

type Resolve = (source: string, from?: string) => Promise<string>

async function readLibraries(resolve: Resolve): Promise<ReadonlyMap<string, Origins>> {
  const libraries = new Map<string, Origins>()
  for (const library of barrels) {
    libraries.set(library, await readOrigins(await resolve(library), resolve))
  }
  return libraries
}

/** One import per name, on as many lines as the statement had, so that the source map stays true. */
function importFromOrigins(names: string, origins: Origins, library: string): string {
  const imports = names.split(',').flatMap((text) => {
    const [imported = '', local = imported] = text.trim().split(' as ')
    if (imported === '' || imported.startsWith('type ')) return []
    const origin = origins.get(imported)
    if (!origin) throw new Error(`${library} does not export ${imported}`)
    return [`import { ${origin.name} as ${local} } from ${JSON.stringify(origin.file)}`]
  })
  return imports.join(';') + '\n'.repeat(names.split('\n').length - 1)
}

const exported = /^export \{([^}]*)\}(?: from ["']([^"']+)["'])?/gm
const imported = /^import \{([^}]*)\} from ["']([^"']+)["']/gm
const allExported = /^export \* from ["']([^"']+)["']/gm

async function readOrigins(entry: string, resolve: Resolve): Promise<Origins> {
  const code = readFileSync(entry, 'utf8')
  const origins = new Map<string, Origin>()
  for (const [, library = ''] of code.matchAll(allExported)) {
    const inner = await readOrigins(await resolve(library, entry), resolve)
    for (const [name, origin] of inner) origins.set(name, origin)
  }
  const locals = importsOf(code, entry)
  for (const [, names = '', from] of code.matchAll(exported)) {
    for (const [name, outer] of pairsOf(names)) {
      const origin = from === undefined ? locals.get(name) : { file: fileOf(entry, from), name }
      if (origin) origins.set(outer, origin)
    }
  }
  return origins
}

/** Imports of the entry, by the names it has there. */
function importsOf(code: string, entry: string): Origins {
  const origins = new Map<string, Origin>()
  for (const [, names = '', from = ''] of code.matchAll(imported)) {
    const file = fileOf(entry, from)
    for (const [name, local] of pairsOf(names)) origins.set(local, { file, name })
  }
  return origins
}

function fileOf(entry: string, source: string): string {
  return join(dirname(entry), source)
}

/** The names of a list such as `a, b as c`, inside and outside. */
function pairsOf(names: string): [string, string][] {
  return names.split(',').flatMap((text): [string, string][] => {
    const [inner = '', outer = inner] = text.trim().split(' as ')
    return inner === '' ? [] : [[inner, outer]]
  })
}
