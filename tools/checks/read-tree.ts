import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const skipped = new Set(['node_modules', 'dist', 'data', '.git', '.cache'])

/** Every file below root/folder with one of the endings, sorted, as paths from the root with forward slashes. */
export function listFiles(root: string, folder: string, ...endings: string[]): string[] {
  if (!existsSync(path.join(root, folder))) return []
  const entries = readdirSync(path.join(root, folder), { withFileTypes: true })
  return entries
    .filter((entry) => !skipped.has(entry.name))
    .flatMap((entry) => {
      const file = path.posix.join(folder, entry.name)
      if (entry.isDirectory()) return listFiles(root, file, ...endings)
      return endings.some((ending) => entry.name.endsWith(ending)) ? [file] : []
    })
    .toSorted()
}

export function readText(root: string, file: string): string {
  return readFileSync(path.join(root, file), 'utf8')
}

/** Code without block comments and whole-line comments; strings are kept. */
export function withoutComments(code: string): string {
  return code.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/^\s*(\/\/|--).*$/gm, '')
}
