import { brotliCompressSync, constants } from 'node:zlib'
import type { Plugin, Rolldown } from 'vite'

/**
 * Cost of one more file to whoever loads it, in compressed bytes: it is compressed alone, named by others and
 * requested, and over HTTP/1.1 six requests at a time wait for each other.
 */
const fileCost = 2000

/** Weight of a part loaded on demand, against a screen: many visits never load it. */
const weightOfLaterPart = 0.12

const screenFile = /[\\/]src[\\/]screens[\\/](?:[\w-]+[\\/]screen|home[\\/](?:landing|feed))\.tsx$/
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
  /** True if a file of styles belongs to it. */
  hasStyles: boolean
  /** The chunks that load with it, itself included. */
  loads: ReadonlySet<Chunk>
}

/** A screen, or a part of screens that is loaded later. */
interface Part {
  weight: number
  loads: ReadonlySet<Chunk>
}

/**
 * Groups modules into chunks, so that each screen, and each part of screens that is loaded later, loads few files
 * with little that it does not need. What the entry needs is the chunk `app`; React, which seldom changes, is
 * another. Modules of the rest that the same parts need begin as one chunk, and as long as it pays, the two chunks
 * that save most are merged (`fileCost`). What a single part needs is left to the bundler.
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
        // Imports of these modules have a chunk of their own.
        includeDependenciesRecursively: false,
        priority: 1,
      },
    ],
  }
}

/** The chunk of each module that has one. */
function chunkNames(modules: Modules): Map<string, string> {
  const names = new Map<string, string>()
  const byParts = new Map<string, string[]>()
  for (const [id, parts] of partsByModule(modules)) {
    if ([...parts].some((part) => entryFile.test(part))) {
      if (!entryFile.test(id)) names.set(id, 'app')
    } else if (parts.size > 1) {
      const key = [...parts].join()
      byParts.set(key, [...(byParts.get(key) ?? []), id])
    }
  }
  for (const chunk of mergeChunks(modules, [...byParts.values()])) {
    const name = nameOf(chunk, modules, new Set(names.values()))
    for (const id of chunk.modules) names.set(id, name)
  }
  return names
}

/** By module: the entry, screens and parts loaded later that need it. */
function partsByModule(modules: Modules): Map<string, Set<string>> {
  const parts = new Map<string, Set<string>>()
  for (const part of [...modules.keys()].filter((id) => isEntryOrPart(modules, id))) {
    for (const needed of reachable(modules, part)) {
      parts.set(needed, (parts.get(needed) ?? new Set()).add(part))
    }
  }
  return parts
}

function isEntryOrPart(modules: Modules, id: string): boolean {
  return entryFile.test(id) || (modules.get(id)?.dynamicImporters.length ?? 0) > 0
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

const quickly = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }
const sizes = new WeakMap<Module, number>()

/** About what a module adds to a compressed file. */
function sizeOf(modules: Modules, id: string): number {
  const found = modules.get(id)
  if (!found) return 0
  const known = sizes.get(found)
  if (known !== undefined) return known
  const code = (found.code ?? '').replaceAll(/\/\*[^]*?\*\/|^\s*\/\/.*$|^\s+/gm, '')
  const size = brotliCompressSync(code, quickly).length
  sizes.set(found, size)
  return size
}

function mergeChunks(modules: Modules, groups: readonly string[][]): Chunk[] {
  let { chunks, parts } = unmerged(modules, groups)
  for (let pair = bestPair(chunks, parts); pair; pair = bestPair(chunks, parts)) {
    const [a, b] = pair
    const merged = {
      modules: [...a.modules, ...b.modules],
      size: a.size + b.size,
      hasStyles: a.hasStyles || b.hasStyles,
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
    parts = parts.map(({ weight, loads }) => ({ weight, loads: replaceIn(loads) }))
    chunks = [...others, merged]
  }
  return chunks
}

/** A chunk for each group of modules, and the chunks that each part loads. */
function unmerged(modules: Modules, groups: readonly string[][]) {
  const chunks: Chunk[] = groups.map((ids) => ({
    modules: ids,
    size: ids.reduce((sum, id) => sum + sizeOf(modules, id), 0),
    hasStyles: ids.some((id) => id.endsWith('.css')),
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
  const parts = [...modules.keys()]
    .filter((id) => isEntryOrPart(modules, id) && !entryFile.test(id))
    .map((id) => ({
      weight: screenFile.test(id) ? 1 : weightOfLaterPart,
      loads: loadedBy([id]),
    }))
  return { chunks, parts }
}

/** The two chunks whose merging saves the most over all parts. */
function bestPair(chunks: readonly Chunk[], parts: readonly Part[]): [Chunk, Chunk] | undefined {
  let best: [Chunk, Chunk] | undefined
  let most = 0
  for (const [a, b, filesSaved] of pairsLoadedTogether(chunks, parts)) {
    if (filesSaved * fileCost <= most) continue
    const saved = filesSaved * fileCost - costOfMerging(a, b, parts)
    if (saved <= most || closesCircle(a, b)) continue
    most = saved
    best = [a, b]
  }
  return best
}

/** The pairs of chunks that some part loads both of, with the files that merging them saves such parts, by weight. */
function pairsLoadedTogether(
  chunks: readonly Chunk[],
  parts: readonly Part[],
): [Chunk, Chunk, number][] {
  const weights = new Map<Chunk, Map<Chunk, number>>()
  for (const { weight, loads } of parts) {
    const loaded = chunks.filter((chunk) => loads.has(chunk))
    for (const [index, a] of loaded.entries()) {
      const ofA = weights.get(a) ?? new Map<Chunk, number>()
      weights.set(a, ofA)
      for (const b of loaded.slice(index + 1)) ofA.set(b, (ofA.get(b) ?? 0) + weight)
    }
  }
  return [...weights].flatMap(([a, ofA]) =>
    [...ofA].map(([b, weight]): [Chunk, Chunk, number] => [
      a,
      b,
      a.hasStyles && b.hasStyles ? 2 * weight : weight,
    ]),
  )
}

/** The compressed bytes that merging two chunks adds to the parts that load only one of them. */
function costOfMerging(a: Chunk, b: Chunk, parts: readonly Part[]): number {
  const loads = [...new Set([...a.loads, ...b.loads])]
  let cost = 0
  for (const part of parts) {
    if (part.loads.has(a) === part.loads.has(b)) continue
    const added = loads.filter((chunk) => !part.loads.has(chunk))
    const bytes = added.reduce((sum, { size }) => sum + size, 0)
    cost += part.weight * (bytes + (added.length - 1) * fileCost)
  }
  return cost
}

/** True if one loads the other by way of a third: merged, they and the third would load each other. */
function closesCircle(a: Chunk, b: Chunk): boolean {
  const leads = (from: Chunk, to: Chunk) =>
    [...from.loads].some((chunk) => chunk !== from && chunk !== to && chunk.loads.has(to))
  return leads(a, b) || leads(b, a)
}
