import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Medium } from '../../contract/src/values/medium.ts'
import type { Handle } from '../../server/src/db/transaction.ts'
import { matchWorks } from '../../server/src/features/imports/match/match-works.ts'
import { readFiles } from '../../packages/doors/src/read-files.ts'
import type { InputFile, SourceWork, WorkRecord } from '../../packages/doors/src/record.ts'

/** A person's relation to a work: points from 1 to 10, or null if they only know it. */
export interface Known {
  workId: number
  medium: Medium
  points: number | null
}

export interface Person {
  name: string
  known: Known[]
}

const rowsMax = 100_000

/** The people of a folder: each folder in it is one's export, as is each file. */
export async function readPeople(db: Handle, folder: string): Promise<Person[]> {
  const names = (await readdir(folder)).toSorted()
  const people = await Promise.all(
    names.map(async (name) => ({ name, files: await filesOf(join(folder, name)) })),
  )
  const read: Person[] = []
  for (const { name, files } of people) read.push({ name, known: await findKnown(db, files) })
  return read
}

async function filesOf(path: string): Promise<InputFile[]> {
  if (!(await stat(path)).isDirectory()) return [{ name: path, bytes: await readFile(path) }]
  const names = (await readdir(path)).filter((name) => /\.(?:csv|json|zip)$/.test(name))
  return Promise.all(names.map(async (name) => ({ name, bytes: await readFile(join(path, name)) })))
}

/** The works that the files say somebody knows, as an import finds them. */
async function findKnown(db: Handle, files: readonly InputFile[]): Promise<Known[]> {
  const read = await readFiles(files, { now: new Date(), rowsMax })
  const records = read.flatMap((file) => file.records).filter(({ kind }) => isAbout.has(kind))
  const works = new Map(records.map(({ work }) => [work.key, work]))
  const ids = await findWorks(db, [...works.values()])
  const known = new Map<number, Known>()
  for (const { work, rating } of records) {
    const found = ids.get(work.key)
    if (!found) continue
    const points = rating?.points ?? known.get(found.workId)?.points ?? null
    known.set(found.workId, { ...found, points })
  }
  return [...known.values()]
}

/** Kinds of records that say that somebody knows a work. */
const isAbout = new Set<WorkRecord['kind']>(['review', 'rating', 'engaged'])

async function findWorks(
  db: Handle,
  works: readonly SourceWork[],
): Promise<Map<string, Omit<Known, 'points'>>> {
  const candidates = await matchWorks(db, works, { userId: null })
  const best = works.flatMap(({ key }, index) => {
    const workId = candidates[index]?.[0]?.workId
    return workId === undefined ? [] : [{ key, workId }]
  })
  const ids = best.map(({ workId }) => workId)
  const rows =
    ids.length === 0
      ? []
      : await db.selectFrom('works').select(['id', 'medium']).where('id', 'in', ids).execute()
  const mediums = new Map(rows.map(({ id, medium }) => [id, medium]))
  return new Map(
    best.flatMap(({ key, workId }) => {
      const medium = mediums.get(workId)
      return medium === undefined ? [] : [[key, { workId, medium }]]
    }),
  )
}
