import { readdir, readFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { splitRecords } from '../split-records.ts'

/** The files of one upload. */
export interface Export {
  name: string
  files: { name: string; bytes: Buffer<ArrayBuffer> }[]
  /** Counted independently of the importer, by quotes, line breaks and brackets. */
  rows: number
}

/** Folders that belong to the export above them. */
const parts = new Set(['lists', 'likes', 'deleted', 'orphaned'])

/** The exports below a folder: some CSV files are complete exports, otherwise a folder is one. */
export async function listExports(folder: string): Promise<Export[]> {
  const names = (await readdir(folder, { recursive: true })).toSorted()
  const groups = new Map<string, string[]>()
  for (const name of names.filter((one) => /\.(csv|json)$/.test(one))) {
    const group = groupOf(name)
    groups.set(group, [...(groups.get(group) ?? []), name])
  }
  return Promise.all([...groups].map(([name, files]) => readExport(folder, name, files)))
}

function groupOf(name: string): string {
  let group = dirname(name)
  while (parts.has(group.split('/').at(-1) ?? '')) group = dirname(group)
  const isAlone = /^(library|watchlist|ratings)-\d+\.csv$/.test(name.split('/').at(-1) ?? '')
  return isAlone ? name : group
}

async function readExport(folder: string, name: string, names: readonly string[]): Promise<Export> {
  const base = name.endsWith('.csv') ? dirname(name) : name
  const files = await Promise.all(
    names.map(async (file) => ({
      name: relative(base, file),
      bytes: Buffer.from(await readFile(join(folder, file))),
    })),
  )
  const rows = files.reduce((sum, file) => sum + countRows(file.name, file.bytes.toString()), 0)
  return { name, files, rows }
}

function countRows(name: string, text: string): number {
  if (name.endsWith('.json')) return (JSON.parse(text) as unknown[]).length
  const records = splitRecords(text).filter((record) => /[^,;\s"]/.test(record))
  const isList = records.some((record) => record.startsWith('Position,Name,'))
  const headers = /^(Letterboxd list export|Date,Name,Tags,URL|Position,Name,Year,URL)/
  if (isList) return records.filter((record) => !headers.test(record)).length
  return Math.max(0, records.length - 1)
}
