import { beforeAll, expect, test } from 'vitest'
import { anEngagement } from '../../testing/factories/engagements.ts'
import { aUser, type TestUser } from '../../testing/factories/users.ts'
import { aWork } from '../../testing/factories/works.ts'
import { useTestApp } from '../../testing/harness.ts'

const app = useTestApp()
let reader: TestUser

beforeAll(async () => {
  reader = await aUser(app, { username: 'nora', firstName: 'Nora', lastName: 'Lindt' })
  await aUser(app, { username: 'norah_fan' })
  const lights = await aWork(app, { title: 'Lights', creators: ['Ada Quillby'] })
  await anEngagement(app, { by: reader, of: lights })
  await aWork(app, { title: 'Shadows', creators: ['Ada Quillby'] })
  await aWork(app, { title: 'One', castMembers: ['Bo Quillby'] })
  await aWork(app, { title: 'Two', castMembers: ['Bo Quillby'] })
  await aWork(app, { title: 'Alone', creators: ['Cy Quillby'] })
  await aWork(app, { title: 'Heat', creators: ['Ann del Sol'] })
  await aWork(app, { title: 'Dust', creators: ['Ann del Sol'] })
  for (const seriesPosition of ['1', '2', '3']) {
    await aWork(app, {
      medium: 'book',
      title: `Volume ${seriesPosition}`,
      creators: ['Ida Marsh'],
      series: 'The Tide Tables',
      seriesPosition,
    })
  }
})

async function namedBy(q: string, { suggest = false, category = 'all' as const } = {}) {
  const { body } = await app.call(null, 'GET /v1/search', { query: { q, category, suggest } })
  return body.named
}

const namesIn = async (q: string, options = {}) => {
  const named = await namedBy(q, options)
  return [
    ...(named?.users.map(({ username }) => username) ?? []),
    ...(named?.contributors.map(({ name }) => name) ?? []),
    ...(named?.series.map(({ title }) => title) ?? []),
  ]
}

test('a last name finds the people who bear it, best known first, unless they made a single work', async () => {
  expect(await namesIn('quillby')).toEqual(['Ada Quillby', 'Bo Quillby'])
  expect(await namesIn('Del Sol')).toEqual(['Ann del Sol'])
  expect((await namedBy('QUILLBY'))?.contributors[0]).toMatchObject({
    workCount: 2,
    titles: ['Lights', 'Shadows'],
  })
})

test('a whole name finds its person, however it is written', async () => {
  expect(await namesIn('cy  quillby')).toEqual(['Cy Quillby'])
  expect(await namesIn('quill')).toEqual([])
})

test('a title of a series finds the series, with or without its article', async () => {
  expect((await namedBy('tide tables'))?.series).toMatchObject([
    { title: 'The Tide Tables', medium: 'book', workCount: 3 },
  ])
  expect(await namesIn('The Tide Tables')).toEqual(['The Tide Tables'])
  expect(await namesIn('tide')).toEqual([])
})

test('a username, first name or whole name finds the member', async () => {
  expect(await namesIn('nora')).toEqual(['nora'])
  expect(await namesIn('@NORA')).toEqual(['nora'])
  expect(await namesIn('Nora Lindt')).toEqual(['nora'])
  expect(await namesIn('nor')).toEqual([])
})

test('while a name is being typed, its beginning finds it', async () => {
  const options = { suggest: true }
  expect(await namesIn('quill', options)).toEqual(['Ada Quillby', 'Bo Quillby'])
  expect(await namesIn('ada qu', options)).toEqual(['Ada Quillby'])
  expect(await namesIn('tide', options)).toEqual(['The Tide Tables'])
  expect(await namesIn('q', options)).toEqual([])
})

test('only the first page of all categories has them', async () => {
  const { body } = await app.call(null, 'GET /v1/search', {
    query: { q: 'quillby', category: 'film' },
  })
  expect(body.named).toBeUndefined()
})
