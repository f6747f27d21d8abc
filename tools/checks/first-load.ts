// Measures the files that the browser loads before a screen shows: node tools/run.mjs tools/checks/first-load.ts
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { fileIn, type Language, languages } from '../../contract/src/values/languages.ts'
import { preloadedParts } from '../../server/src/http/pages/page-parts.ts'

/** The most that a screen loads before it shows: scripts and styles in kB (1000 bytes) of brotli. */
const kilobytesMax = 170
/** The file of a screen has the name of its folder; `/` has one for visitors and one for members. */
const screenFile = /^src\/screens\/(?:[\w-]+\/screen|home\/(?:landing|feed))\.tsx$/
/** The most files of any screen: each is a request, of which HTTP/1.1 makes six at a time. */
const filesMax = 40

interface Chunk {
  file: string
  isEntry?: boolean
  imports?: string[]
  css?: string[]
}

type Manifest = Record<string, Chunk>

export interface ScreenLoad {
  language: Language
  screen: string
  bytes: number
  files: number
}

/** The first load of every screen of a built web app in a language, the largest first. */
export function measureScreens(dist: string, language: Language = 'en'): ScreenLoad[] {
  const manifest = readManifest(dist, language)
  const entry = Object.keys(manifest).find((key) => key === 'index.html')
  if (entry === undefined) throw new Error('The manifest of the web app has no entry index.html')
  const shell = scriptsOfPage(dist, language)
  const size = sizer(dist)
  return screensOf(manifest)
    .map(({ screen, keys }) => {
      const files = new Set([
        ...shell,
        ...[entry, ...keys].flatMap((key) => filesOf(manifest, key)),
      ])
      const bytes = [...files].reduce((sum, file) => sum + size(file), 0)
      return { language, screen, bytes, files: files.size }
    })
    .toSorted((a, b) => b.bytes - a.bytes)
}

/** The parts that have no file in a built web app, so that no page could preload them. */
export function findMissing(
  dist: string,
  parts: readonly string[],
  language: Language = 'en',
): string[] {
  const manifest = readManifest(dist, language)
  return parts.filter((part) => manifest[part] === undefined)
}

/**
 * The home screen serves `/`, with landing.tsx for visitors and feed.tsx for members; if it is not a separate chunk, it is
 * part of the entry.
 */
function screensOf(manifest: Manifest): { screen: string; keys: string[] }[] {
  const screens = Object.keys(manifest).filter((key) => screenFile.test(key))
  const home = 'src/screens/home/screen.tsx'
  const landing = 'src/screens/home/landing.tsx'
  const others = screens.filter((key) => key !== home && key !== landing)
  return [
    { screen: 'home', keys: [home, landing].filter((key) => screens.includes(key)) },
    ...others.map((key) => ({ screen: nameOf(key), keys: keysOf(key) })),
  ]
}

/** `src/screens/work/screen.tsx` is `work`; other files have a name of their own. */
function nameOf(key: string): string {
  const name = path.basename(key, '.tsx')
  return name === 'screen' ? path.basename(path.dirname(key)) : name
}

/** A member's feed is drawn inside the home screen. */
function keysOf(key: string): string[] {
  return key === 'src/screens/home/feed.tsx' ? ['src/screens/home/screen.tsx', key] : [key]
}

function readManifest(dist: string, language: Language): Manifest {
  const file = path.join(dist, fileIn(language, '.vite/manifest.json'))
  if (!existsSync(file)) {
    throw new Error(`${file} is missing: build the web app first (its manifest is a build setting)`)
  }
  return JSON.parse(readFileSync(file, 'utf8')) as Manifest
}

/** A chunk, its static imports and their styles. Chunks loaded on demand do not count. */
function filesOf(manifest: Manifest, key: string, seen = new Set<string>()): string[] {
  const chunk = manifest[key]
  if (chunk === undefined || seen.has(key)) return []
  seen.add(key)
  const imported = (chunk.imports ?? []).flatMap((other) => filesOf(manifest, other, seen))
  return [chunk.file, ...(chunk.css ?? []), ...imported]
}

/** Scripts and styles that the page itself references, including those outside the manifest. */
function scriptsOfPage(dist: string, language: Language): string[] {
  const html = readFileSync(path.join(dist, fileIn(language, 'index.html')), 'utf8')
  const named = [...html.matchAll(/(?:src|href)="\/?([^":]+\.(?:js|css))"/g)]
  return named.map((match) => match[1] ?? '')
}

function sizer(dist: string): (file: string) => number {
  const known = new Map<string, number>()
  return (file) => {
    const size = known.get(file) ?? brotliCompressSync(readFileSync(path.join(dist, file))).length
    known.set(file, size)
    return size
  }
}

function main(): void {
  const dist = fileURLToPath(new URL('../../web/dist', import.meta.url))
  const loads = languages.flatMap((language) => measureScreens(dist, language))
  for (const load of loads) {
    const { language, screen, bytes, files } = load
    const size = `${(bytes / 1000).toFixed(1).padStart(7)} kB in ${files} files`
    const excess = excessOf(load)
    const mark = excess === undefined ? '' : `  OVER THE LIMIT of ${excess}`
    console.log(`${size}  ${language}  ${screen}${mark}`)
  }
  const missing = languages.flatMap((language) => findMissing(dist, preloadedParts, language))
  for (const part of missing) console.log(`Pages preload ${part}, which has no file in the build`)
  const isOver = loads.some((load) => excessOf(load) !== undefined)
  process.exitCode = isOver || missing.length > 0 ? 1 : 0
}

/** The limit that a screen exceeds, as text. */
function excessOf({ bytes, files }: ScreenLoad): string | undefined {
  if (bytes > kilobytesMax * 1000) return `${kilobytesMax} kB`
  return files > filesMax ? `${filesMax} files` : undefined
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main()
