import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

/** Libraries without side effects whose entry only passes on the exports of its modules. */
const barrels = ['lucide-react', '@tanstack/react-query']

/** Where a library keeps an export. */
interface Origin {
  file: string
  name: string
}

type Origins = ReadonlyMap<string, Origin>

const importStatement = /^import \{([^}]*)\} from '([^']+)'/gm

/**
 * Imports from the modules of a library instead of its entry, which would tie all of them to each module that
 * needs one: the entry chunk would have the icons of every screen.
 */
export function withoutBarrels(): Plugin {
  const known = new Map<string, Promise<Origins>>()
  return {
    name: 'without-barrels',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: {
        id: /[\\/]web[\\/]src[\\/].+\.tsx?$/,
        code: /'(?:lucide-react|@tanstack\/react-query)'/,
      },
      async handler(code, importer) {
        const originsOf = async (library: string) => {
          const entry = await this.resolve(library, importer)
          if (!entry) throw new Error(`${library} is not installed`)
          return readOrigins(entry.id, async (source) => (await this.resolve(source, entry.id))?.id)
        }
        for (const library of barrels) {
          if (!known.has(library)) known.set(library, originsOf(library))
        }
        const origins = new Map<string, Origins>()
        for (const [library, found] of known) origins.set(library, await found)
        const direct = code.replaceAll(
          importStatement,
          (statement, names: string, from: string) => {
            const found = origins.get(from)
            return found ? importFromOrigins(names, found, from) : statement
          },
        )
        return { code: direct, map: null }
      },
    },
  }
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

type Resolve = (source: string) => Promise<string | undefined>

const exported = /^export \{([^}]*)\}(?: from ["']([^"']+)["'])?/gm
const imported = /^import \{([^}]*)\} from ["']([^"']+)["']/gm
const allExported = /^export \* from ["']([^"']+)["']/gm

async function readOrigins(entry: string, resolve: Resolve): Promise<Origins> {
  const code = readFileSync(entry, 'utf8')
  const origins = new Map<string, Origin>()
  for (const [, library = ''] of code.matchAll(allExported)) {
    const inner = await resolve(library)
    if (inner)
      for (const [name, origin] of await readOrigins(inner, resolve)) origins.set(name, origin)
  }
  const locals = new Map<string, Origin>()
  for (const [, names = '', from = ''] of code.matchAll(imported)) {
    for (const [name, local] of pairsOf(names))
      locals.set(local, { file: fileOf(entry, from), name })
  }
  for (const [, names = '', from] of code.matchAll(exported)) {
    for (const [name, outer] of pairsOf(names)) {
      const origin = from === undefined ? locals.get(name) : { file: fileOf(entry, from), name }
      if (origin) origins.set(outer, origin)
    }
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
