import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { inject } from 'vitest'
import { zipOf } from './export-files.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /**
     * A folder of exports as people downloaded them, from `REAL_EXPORTS`; they are not part of this project. Below it
     * lie `goodreads` and `storygraph` with CSV files, `trakt` with folders of JSON files, and `tvtime` with ZIPs and
     * folders of CSV files.
     */
    realExports: string | undefined
  }
}

/** The folder with a folder of exports for each service, named by REAL_EXPORTS; empty without one. */
export const realExports: string = inject('realExports') ?? ''

/** A file or folder that somebody uploads, a folder as one ZIP. */
export interface Upload {
  /** Below the folder of exports, the service first. */
  path: string
  isFolder: boolean
}

/** The uploads of members of all services, or of these. Empty where there is no folder. */
export function listUploads(services?: readonly string[]): Upload[] {
  if (!existsSync(realExports)) return []
  return readdirSync(realExports, { withFileTypes: true })
    .filter((one) => one.isDirectory() && (services?.includes(one.name) ?? true))
    .flatMap(({ name: service }) =>
      readdirSync(join(realExports, service), { withFileTypes: true })
        .filter(({ name }) => !name.endsWith('.md'))
        .map((one) => ({ path: join(service, one.name), isFolder: one.isDirectory() }))
        .toSorted((a, b) => (a.path < b.path ? -1 : 1)),
    )
}

export function fileOf({ path, isFolder }: Upload): { name: string; content: Buffer } {
  const whole = join(realExports, path)
  const name = path.split('/').at(-1) ?? ''
  if (!isFolder) return { name, content: readFileSync(whole) }
  const entries = readdirSync(whole, { recursive: true, withFileTypes: true })
    .filter((one) => one.isFile())
    .map((one) => join(one.parentPath, one.name))
    .map((one) => ({ name: relative(whole, one), content: readFileSync(one) }))
  return { name: `${name}.zip`, content: zipOf(entries) }
}
