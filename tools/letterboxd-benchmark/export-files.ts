import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { splitRecords } from '../split-records.ts'

export interface ExportFile {
  /** The path below the folder. */
  name: string
  content: 'review' | 'rating' | 'watched'
  text: string
}

const contents: Record<string, ExportFile['content']> = {
  'reviews.csv': 'review',
  'diary.csv': 'review',
  'ratings.csv': 'rating',
  'watched.csv': 'watched',
}

/** The film files of every export below a folder, including deleted and orphaned ones. */
export async function listExportFiles(folder: string): Promise<ExportFile[]> {
  const names = (await readdir(folder, { recursive: true })).toSorted()
  const files = names.flatMap((name) => {
    const content = contents[name.split('/').at(-1) ?? '']
    const isLike = name.includes('likes/')
    return content && !isLike ? [{ name, content }] : []
  })
  return Promise.all(
    files.map(async (file) => ({ ...file, text: await readFile(join(folder, file.name), 'utf8') })),
  )
}

/** The number of records in a file, without its header. */
export function countRows(text: string): number {
  return Math.max(0, splitRecords(text).length - 1)
}

/** Splits the file into parts of at most `rowsMax` rows, each with the header. */
export function partsOf(text: string, rowsMax: number): string[] {
  const [header = '', ...rows] = splitRecords(text)
  const count = Math.max(1, Math.ceil(rows.length / rowsMax))
  return Array.from({ length: count }, (_, part) =>
    [header, ...rows.slice(part * rowsMax, (part + 1) * rowsMax)].join('\n'),
  )
}
