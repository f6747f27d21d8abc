import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

export interface TemporaryTree {
  folder: string
  remove(): void
}

/** Writes the files (path -> text) into a new folder of the system's temporary folder. */
export function writeTree(files: Record<string, string>): TemporaryTree {
  const folder = mkdtempSync(path.join(tmpdir(), 'medley-check-'))
  for (const [file, text] of Object.entries(files)) {
    const target = path.join(folder, file)
    mkdirSync(path.dirname(target), { recursive: true })
    writeFileSync(target, text)
  }
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

/** Links a folder of the tree under another name, as a workspace does. */
export function linkFolder(tree: TemporaryTree, target: string, link: string): void {
  const from = path.join(tree.folder, link)
  mkdirSync(path.dirname(from), { recursive: true })
  symlinkSync(path.join(tree.folder, target), from, 'dir')
}
