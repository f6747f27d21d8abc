import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { fileIn, type Language } from '@medley/contract/values/languages'
import { matchRoute, screens } from '@medley/contract/route-table'

interface Chunk {
  file: string
  imports?: string[]
  css?: string[]
}

type Manifest = Readonly<Record<string, Chunk>>

/** Link tags that preload the styles and code of the path's screen together with the page. */
export interface PageHead {
  styles: string
  code: string
}

type PartsOfScreens = Readonly<Record<string, readonly string[]>>

/** The call that opens a page for members, answered before the screen asks (`hold-page.ts`). */
const pageData = 'src/features/page-data/page-data.calls.ts'

/** Further modules that a screen loads at its start for those who see it. */
const partsForVisitors: PartsOfScreens = { home: ['src/screens/home/landing.tsx'] }
const partsForMembers: PartsOfScreens = {
  home: ['src/screens/home/feed.tsx', pageData],
  work: [pageData],
}

/** Every part that a page preloads besides its screen, by its place in the web app. */
export const preloadedParts: readonly string[] = [
  ...new Set([partsForVisitors, partsForMembers].flatMap((parts) => Object.values(parts).flat())),
]

/**
 * Reads the files of each screen from the build manifest. Files already linked by the page are left
 * out; without a manifest nothing is added.
 */
export async function readPageHeads(
  folder: URL,
  page: string,
  language: Language = 'en',
): Promise<(pathname: string, isMember: boolean) => PageHead> {
  const manifest = await readManifest(new URL(fileIn(language, '.vite/manifest.json'), folder))
  const headsOf = (isMember: boolean) =>
    new Map<string, PageHead>(
      screens.map(({ path, file }) => {
        const parts = (isMember ? partsForMembers : partsForVisitors)[file] ?? []
        const links = [`src/screens/${file}/screen.tsx`, ...parts]
          .flatMap((key) => linksOf(manifest, key))
          .filter((link) => !page.includes(link.file))
        return [path, { styles: tagsOf(links, 'stylesheet'), code: tagsOf(links, 'modulepreload') }]
      }),
    )
  const [forMembers, forVisitors] = [headsOf(true), headsOf(false)]
  return (pathname, isMember) =>
    (isMember ? forMembers : forVisitors).get(matchRoute(pathname).path) ?? { styles: '', code: '' }
}

async function readManifest(file: URL): Promise<Manifest> {
  if (!existsSync(file)) return {}
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by the bundler of the same build
  return JSON.parse(await readFile(file, 'utf8')) as Manifest
}

interface Link {
  file: string
  rel: 'modulepreload' | 'stylesheet'
}

/** A chunk, its static imports, and their styles in the bundler's order. */
function linksOf(manifest: Manifest, key: string, seen = new Set<string>()): Link[] {
  const chunk = manifest[key]
  if (chunk === undefined || seen.has(key)) return []
  seen.add(key)
  return [
    { file: chunk.file, rel: 'modulepreload' },
    ...(chunk.imports ?? []).flatMap((imported) => linksOf(manifest, imported, seen)),
    ...(chunk.css ?? []).map((file) => ({ file, rel: 'stylesheet' }) as const),
  ]
}

function tagsOf(links: readonly Link[], wanted: Link['rel']): string {
  const files = links.filter(({ rel }) => rel === wanted).map(({ file }) => file)
  return [...new Set(files)]
    .map((file) => `<link rel="${wanted}" crossorigin href="/${file}">`)
    .join('')
}
