import { zipOf } from './export-files.ts'
import { type Reading, readFiles } from '../read-files.ts'
import type { ReadFile } from '../record.ts'

export const now = new Date('2026-05-01T12:00:00.000Z')

/** Reads files as an import does, with a fixed current time. */
export async function read(
  name: string,
  content: string | Buffer,
  how: Partial<Reading> = {},
): Promise<ReadFile & { first: ReadFile['records'][number] | undefined }> {
  const bytes = Buffer.from(content as string)
  const [file] = await readFiles([{ name, bytes }], { now, rowsMax: 1000, ...how })
  if (!file) throw new Error('No file was read')
  return { ...file, first: file.records[0] }
}

/** Reads a ZIP containing these entries. */
export const readZip = (entries: Parameters<typeof zipOf>[0]) =>
  readFiles([{ name: 'export.zip', bytes: zipOf(entries) }], { now, rowsMax: 1000 })
