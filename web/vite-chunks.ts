import { brotliCompressSync } from 'node:zlib'
import type { Plugin, Rolldown } from 'vite'

/** What one more file costs a first load, in compressed bytes: it is requested, named by others and compressed alone. */
const fileCost = 600

const screenFile = /[\\/]src[\\/]screens[\\/][\w-]+\.tsx$/
const entryFile = /[\\/](index\.html|src[\\/]main\.tsx)$/

interface Module {
  importedIds: readonly string[]
  dynamicImporters: readonly string[]
  code: string | null
}

type Modules = ReadonlyMap<string, Module>

interface Chunk {
  modules: readonly string[]
  /** Compressed bytes. */
  size: number
  /** The chunks that load with it, itself included. */
  loads: ReadonlySet<Chunk>
}

/**
 * Groups modules into chunks, so that each screen loads few files with little that it does not need. What
 * the entry needs is the chunk `app`; React, which seldom changes, is another. Modules of the rest that the
 * same screens need begin as one chunk, and as long as it pays, the two chunks that save most are merged
 * (`fileCost`). What no screen needs at first is left to the bundler.
 */
export function chunksByScreen(): Plugin & { groups: Rolldown.CodeSplittingGroup[] } {
  let names: ReadonlyMap<string, string> = new Map()
  return {
    name: 'chunks-by-screen',
    buildEnd() {
      const modules = new Map<string, Module>()
      for (const id of this.getModuleIds()) {
        const found = this.getModuleInfo(id)
        if (found) modules.set(id, found)
      }
      names = chunkNames(modules)
    },
    groups: [
      {
        name: 'react',
        test: /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/,
        priority: 2,
      },
      {
        debugName: 'by screen',
        name: (id) => names.get(id) ?? null,
        // What these modules import has a chunk of its own.
        includeDependenciesRecursively: false,
        priority: 1,
      },
    ],
  }
}

/** The chunk of each module that has one. */
function chunkNames(modules: Modules): Map<string, string> {
  const names = new Map<string, string>()
  const byScreens = new Map<string, string[]>()
  const users = usersByModule(modules)
  for (const [id, parts] of users) {
    const screens = [...parts].filter((part) => screenFile.test(part))
    if ([...parts].some((part) => entryFile.test(part))) {
      if (!entryFile.test(id)) names.set(id, 'app')
    } else if (screens.length > 0 && parts.size > 1) {
      const key = screens.join()
      byScreens.set(key, [...(byScreens.get(key) ?? []), id])
    }
  }
  for (const chunk of mergeChunks(modules, [...byScreens.values()])) {
    const name = nameOf(chunk, modules, new Set(names.values()))
    for (const id of chunk.modules) names.set(id, name)
  }
  return names
}

/** By module: the entry, screens and parts loaded later that need it. */
function usersByModule(modules: Modules): Map<string, Set<string>> {
  const users = new Map<string, Set<string>>()
  for (const [id, { dynamicImporters }] of modules) {
    if (dynamicImporters.length === 0 && !entryFile.test(id)) continue
    for (const needed of reachable(modules, id)) {
      users.set(needed, (users.get(needed) ?? new Set()).add(id))
    }
  }
  return users
}

function reachable(modules: Modules, from: string): Set<string> {
  const found = new Set([from])
  for (const id of found) {
    for (const imported of modules.get(id)?.importedIds ?? []) found.add(imported)
  }
  return found
}

/** The feature or folder of its largest module, with a number if another chunk has this name. */
function nameOf({ modules: ids }: Chunk, modules: Modules, taken: ReadonlySet<string>): string {
  const larger = (a: string, b: string) => (sizeOf(modules, b) > sizeOf(modules, a) ? b : a)
  const largest = ids.reduce(larger, '')
  const folders = /(?<=[\\/](?:features|node_modules|ui|src)[\\/]@?)[\w-]+(?=[\\/])/g
  const name = [...largest.matchAll(folders)].at(-1)?.[0] ?? 'shared'
  let free = name
  for (let number = 2; taken.has(free); number += 1) free = `${name}-${number}`
  return free
}

const sizes = new WeakMap<Module, number>()

/** About what a module adds to a compressed file. */
function sizeOf(modules: Modules, id: string): number {
  const found = modules.get(id)
  if (!found) return 0
  const known = sizes.get(found)
  if (known !== undefined) return known
  const code = (found.code ?? '').replaceAll(/\/\*[^]*?\*\/|^\s*\/\/.*$|^\s+/gm, '')
  const size = brotliCompressSync(code).length
  sizes.set(found, size)
  return size
}

function mergeChunks(modules: Modules, groups: readonly string[][]): Chunk[] {
  let { chunks, screens } = unmerged(modules, groups)
  for (let pair = bestPair(chunks, screens); pair; pair = bestPair(chunks, screens)) {
    const [a, b] = pair
    const merged = {
      modules: [...a.modules, ...b.modules],
      size: a.size + b.size,
      loads: new Set<Chunk>(),
    }
    const replaceIn = (loaded: ReadonlySet<Chunk>) => {
      if (!loaded.has(a) && !loaded.has(b)) return loaded
      const all = [...loaded, ...a.loads, ...b.loads]
      const rest = all.filter((each) => each !== a && each !== b)
      return new Set([...rest, merged])
    }
    merged.loads = new Set(replaceIn(a.loads))
    const others = chunks.filter((chunk) => chunk !== a && chunk !== b)
    for (const chunk of others) chunk.loads = replaceIn(chunk.loads)
    screens = screens.map(replaceIn)
    chunks = [...others, merged]
  }
  return chunks
}

/** A chunk for each group of modules, and the chunks that each screen loads. */
function unmerged(modules: Modules, groups: readonly string[][]) {
  const chunks: Chunk[] = groups.map((ids) => ({
    modules: ids,
    size: ids.reduce((sum, id) => sum + sizeOf(modules, id), 0),
    loads: new Set(),
  }))
  const chunkOf = new Map(
    chunks.flatMap((chunk) => chunk.modules.map((id) => [id, chunk] as const)),
  )
  const loadedBy = (ids: readonly string[]): ReadonlySet<Chunk> => {
    const needed = ids.flatMap((id) => [...reachable(modules, id)])
    return new Set(needed.flatMap((id) => chunkOf.get(id) ?? []))
  }
  for (const chunk of chunks) chunk.loads = loadedBy(chunk.modules)
  const screens = [...modules.keys()].filter((id) => screenFile.test(id))
  return { chunks, screens: screens.map((id) => loadedBy([id])) }
}

/** The two chunks whose merging saves the most over all screens. */
function bestPair(
  chunks: readonly Chunk[],
  screens: readonly ReadonlySet<Chunk>[],
): [Chunk, Chunk] | undefined {
  let best: [Chunk, Chunk] | undefined
  let most = 0
  for (const [index, a] of chunks.entries()) {
    for (const b of chunks.slice(index + 1)) {
      const saved = savingOf(a, b, screens, most)
      if (saved <= most || closesCircle(a, b)) continue
      most = saved
      best = [a, b]
    }
  }
  return best
}

/** The compressed bytes that merging two chunks saves over all screens; at most `least` where it is no more. */
function savingOf(
  a: Chunk,
  b: Chunk,
  screens: readonly ReadonlySet<Chunk>[],
  least: number,
): number {
  let saved = screens.filter((loaded) => loaded.has(a) && loaded.has(b)).length * fileCost
  const loads = [...new Set([...a.loads, ...b.loads])]
  for (const loaded of screens) {
    if (saved <= least) return least
    if (loaded.has(a) === loaded.has(b)) continue
    const added = loads.filter((chunk) => !loaded.has(chunk))
    saved -= added.reduce((sum, { size }) => sum + size, (added.length - 1) * fileCost)
  }
  return saved
}

/** Whether one loads the other by way of a third: merged, they and the third would load each other. */
function closesCircle(a: Chunk, b: Chunk): boolean {
  const leads = (from: Chunk, to: Chunk) =>
    [...from.loads].some((chunk) => chunk !== from && chunk !== to && chunk.loads.has(to))
  return leads(a, b) || leads(b, a)
}
