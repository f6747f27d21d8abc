import type { TestApp } from '../harness.ts'
import type { TestUser } from './users.ts'
import { aViewing } from './viewings.ts'
import { aWork } from './works.ts'

type Made = Awaited<ReturnType<typeof aWork>>

/** Works in a member's diary of a year: twelve, one a month, unless told otherwise. */
export async function aYear(
  app: TestApp,
  { by, year, works = 12 }: { by: { id: number }; year: number; works?: number },
): Promise<Made[]> {
  const made: Made[] = []
  for (let i = 0; i < works; i += 1) {
    const work = await aWork(app, { title: `Work ${i} of ${year}` })
    await aViewing(app, {
      by,
      of: work,
      day: `${year}-${String((i % 12) + 1).padStart(2, '0')}-05`,
    })
    made.push(work)
  }
  return made
}

/** As `aYear`, published. */
export async function aPublishedYear(
  app: TestApp,
  { by, year }: { by: TestUser; year: number },
): Promise<Made[]> {
  const works = await aYear(app, { by, year })
  await app.call(by, 'PUT /v1/published-years/{year}', { params: { year: String(year) } })
  return works
}
