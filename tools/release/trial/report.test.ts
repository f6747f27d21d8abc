import { expect, test } from 'vitest'
import { Rows, tableOf } from './report.ts'

test('ends a group at its first failure and goes on with the next', async () => {
  const rows = new Rows()
  await rows.group('Archive', undefined, async () => {
    await rows.step('unpack', async () => 'by tar')
    await rows.step('start', async () => {
      throw new Error('no port\nat all')
    })
    await rows.step('log in', async () => '')
  })
  await rows.group('Image', 'buildah', async () => {
    await rows.step('build', async () => '')
  })
  expect(rows.all.map(({ tried, result, note }) => [tried, result, note])).toEqual([
    ['unpack', 'passed', 'by tar'],
    ['start', 'FAILED', 'no port\nat all'],
    ['Image', 'not tried', 'buildah is not installed'],
  ])
  const table = tableOf(rows.all)
  expect(table).toMatch(/^start +FAILED +\d+\.\d +no port$/m)
  expect(table).toContain('\nstart\nno port\nat all')
})

test('reports a group that fails outside of its steps', async () => {
  const rows = new Rows()
  await rows.group('Image', undefined, async () => {
    throw new Error('no room')
  })
  expect(rows.all).toMatchObject([{ tried: 'Image', result: 'FAILED', note: 'no room' }])
})
