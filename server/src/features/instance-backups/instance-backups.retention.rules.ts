const dayMs = 86_400_000
const daysKept = 7
const weeksKept = 4

/** A backup, by the time in its name. */
export interface DatedFile {
  file: string
  time: Date
}

/**
 * The files to keep: the newest of each of the last seven days and of each of the last four weeks (UTC, from Monday)
 * that have any. Days without a backup do not count, so that old ones stay while no new ones are made.
 */
export function chooseBackupsToKeep(files: readonly DatedFile[]): Set<string> {
  const newest = files.toSorted((a, b) => b.time.getTime() - a.time.getTime())
  const days = newestOfEach(newest, dayOf).slice(0, daysKept)
  const weeks = newestOfEach(newest, weekOf).slice(0, weeksKept)
  return new Set([...days, ...weeks].map(({ file }) => file))
}

function newestOfEach(newest: readonly DatedFile[], periodOf: (time: Date) => number): DatedFile[] {
  return [...Map.groupBy(newest, ({ time }) => periodOf(time)).values()].flatMap((files) =>
    files.slice(0, 1),
  )
}

function dayOf(time: Date): number {
  return Math.floor(time.getTime() / dayMs)
}

/** The first day of all was a Thursday. */
function weekOf(time: Date): number {
  return Math.floor((dayOf(time) + 3) / 7)
}

const namePattern = /^medley-(\d{4}-\d{2}-\d{2})T(\d{2})-(\d{2})-(\d{2})Z\.backup(\.age)?$/

/** The name of a backup's file, such as `medley-2026-05-01T02-30-00Z.backup`, or `….backup.age` if encrypted. */
export function fileNameOf(time: Date, isEncrypted: boolean): string {
  const text = time.toISOString().slice(0, 19).replaceAll(':', '-')
  return `medley-${text}Z.backup${isEncrypted ? '.age' : ''}`
}

/** A backup by its file's name; null for another file. */
export function readFileName(file: string): DatedFile | null {
  const [, day, hour, minute, second] = namePattern.exec(file) ?? []
  if (day === undefined) return null
  return { file, time: new Date(`${day}T${hour}:${minute}:${second}Z`) }
}
