import { expect, test } from 'vitest'
import {
  chooseBackupsToKeep,
  fileNameOf,
  readFileName,
} from './instance-backups.retention.rules.ts'

const dayMs = 86_400_000
// A Sunday.
const last = new Date('2026-11-22T02:30:00Z')

/** One backup a night, the last one so many days ago. */
const nights = (count: number, daysAgo = 0) =>
  Array.from({ length: count }, (_, night) => {
    const time = new Date(last.getTime() - (night + daysAgo) * dayMs)
    return { file: fileNameOf(time, false), time }
  })

const daysOf = (files: Set<string>) =>
  [...files].map((file) => file.slice('medley-'.length, 'medley-2026-11-22'.length)).toSorted()

test('keeps the last seven days, and the ends of the last four weeks', () => {
  expect(daysOf(chooseBackupsToKeep(nights(60)))).toEqual([
    '2026-11-01',
    '2026-11-08',
    '2026-11-15',
    '2026-11-16',
    '2026-11-17',
    '2026-11-18',
    '2026-11-19',
    '2026-11-20',
    '2026-11-21',
    '2026-11-22',
  ])
})

test('keeps the newest of a day', () => {
  const noon = new Date('2026-11-22T12:00:00Z')
  const kept = chooseBackupsToKeep([...nights(1), { file: 'noon', time: noon }])
  expect([...kept]).toEqual(['noon'])
})

test('keeps what there is while nothing new is made', () => {
  expect(chooseBackupsToKeep(nights(7, 400)).size).toBe(7)
  expect(chooseBackupsToKeep([])).toEqual(new Set())
})

test('goes on night after night as from all of them', () => {
  let kept: ReturnType<typeof nights> = []
  for (const night of nights(120).toReversed()) {
    const all = [...kept, night]
    const chosen = chooseBackupsToKeep(all)
    kept = all.filter(({ file }) => chosen.has(file))
  }
  expect(new Set(kept.map(({ file }) => file))).toEqual(chooseBackupsToKeep(nights(120)))
})

test.each([false, true])('names files by their time: encrypted %s', (isEncrypted) => {
  const file = fileNameOf(last, isEncrypted)
  expect(file).toBe(`medley-2026-11-22T02-30-00Z.backup${isEncrypted ? '.age' : ''}`)
  expect(readFileName(file)).toEqual({ file, time: last })
})

test.each(['notes.txt', 'medley-2026-11-22T02-30-00Z.backup.part', 'medley.backup'])(
  'knows no backup by the name %s',
  (file) => expect(readFileName(file)).toBeNull(),
)
