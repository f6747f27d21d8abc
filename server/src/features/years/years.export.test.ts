import { expect, test } from 'vitest'
import { anExport } from '../../testing/factories/exports.ts'
import { aUser } from '../../testing/factories/users.ts'
import { aPublishedYear } from '../../testing/factories/years.ts'
import { useTestApp } from '../../testing/harness.ts'

const app = useTestApp()

test('an export has the published years and the works left out of a year', async () => {
  const me = await aUser(app)
  const [work] = await aPublishedYear(app, { by: me, year: 2026 })
  if (!work) throw new Error('The year has works')
  await app.call(me, 'PUT /v1/left-out-works/{year}/{workId}', {
    params: { year: '2026', workId: String(work.id) },
  })
  const { document } = await anExport(app, me)
  expect(document.publishedYears).toEqual([
    { year: 2026, timePublished: app.clock.now().toISOString() },
  ])
  expect(document.leftOutWorks).toMatchObject([{ year: 2026, work: { title: work.title } }])
})
