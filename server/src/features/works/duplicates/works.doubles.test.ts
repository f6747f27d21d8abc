import { expect, test } from 'vitest'
import { aUser, type TestUser } from '../../../testing/factories/users.ts'
import { anAddedWork, aWork } from '../../../testing/factories/works.ts'
import { useTestApp } from '../../../testing/harness.ts'
import { isLikelyDouble } from './works.doubles.rules.ts'
import { renewLikelyDoubles } from './works.doubles.service.ts'

const app = useTestApp()

const doublesOf = async ({ id }: { id: number }) => {
  const rows = await app.ctx.db
    .selectFrom('likely_doubles')
    .select('other_id')
    .where('work_id', '=', id)
    .execute()
  return rows.map(({ other_id }) => other_id)
}

test('an added work is noted with what it may be, and anew after other works came', async () => {
  const ann = await aUser(app)
  const first = await aWork(app, { title: 'Tide Bill: Volume 1', releaseDate: '2003' })
  await aWork(app, { title: 'Tide Bill: Volume 2', releaseDate: '2003' })
  await aWork(app, { title: 'Tide Bill: Volume 1', releaseDate: '1990' })
  const added = await anAddedWork(app, ann, { title: 'Tide Bill: Vol. 1', year: 2004 })
  expect(await doublesOf(added)).toEqual([first.id])
  const later = await aWork(app, { title: 'Tide Bill', releaseDate: '2004' })
  await renewLikelyDoubles(app.ctx.db)
  expect((await doublesOf(added)).toSorted((a, b) => a - b)).toEqual([first.id, later.id])
  const path = { params: { medium: 'film' as const, workId: String(added.id) } }
  const { body } = await app.call(ann, 'GET /v1/works/{medium}/{workId}/same-as', path)
  expect(body.items.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual([first.id, later.id])
  const stranger = await aUser(app)
  const refused = await app.call(stranger, 'GET /v1/works/{medium}/{workId}/same-as', path)
  expect(refused.status).toBe(404)
})

test('a member goes through the works that they added and that may be others, and nobody else', async () => {
  const [ann, ben] = [await aUser(app), await aUser(app)]
  const first = await aWork(app, { title: 'Ebb Songs', releaseDate: '2003' })
  const alone = await anAddedWork(app, ann, { title: 'Ebb Songs' })
  await anAddedWork(app, ann, { title: 'Nothing Like It Here' })
  const shared = await anAddedWork(app, ann, { title: 'Neap Songs' })
  await anAddedWork(app, ben, { title: 'Neap Songs' })
  await aWork(app, { title: 'Neap Songs', releaseDate: '2003' })
  await renewLikelyDoubles(app.ctx.db)
  const doublesFor = async (caller: TestUser) =>
    (await app.call(caller, 'GET /v1/likely-doubles', { query: {} })).body
  expect(await doublesFor(ann)).toMatchObject({
    items: [{ work: { id: alone.id }, likely: [{ id: first.id }] }],
    totalCount: 1,
  })
  expect(shared.id).not.toBe(alone.id)
  expect((await doublesFor(ben)).totalCount).toBe(0)
  const params = { medium: 'film' as const, workId: String(alone.id) }
  const joined = await app.call(ann, 'POST /v1/works/{medium}/{workId}/same-as', {
    params,
    body: { intoId: first.id },
  })
  expect(joined.status).toBe(200)
  expect(await doublesFor(ann)).toEqual({ items: [], totalCount: 0 })
})

test.each([
  ['Rogue One: A Star Wars Story', '2016', [], 'Rogue One', '2016', ['Gareth Edwards'], true],
  ['Lady Vengeance', '2005', [], 'Sympathy for Lady Vengeance', '2006', [], true],
  ['Dune', '2021', [], 'Dune', '1984', [], false],
  ['Dune', null, [], 'Dune', '1984', [], true],
  ['Dune', null, [], 'Dune: Part Two', '2024', [], false],
  ['Dune', '1965', ['Frank Herbert'], 'Dune', '1965', ['Somebody Else'], false],
  ['Three Colours: Blue', '1993', [], 'Three Colours: White', '1993', [], false],
] as const)('%s of %s by %j and %s of %s by %j: %s', (...facts) => {
  const [title, year, creators, other, otherYear, otherCreators, expected] = facts
  const named = (name: string, releaseDate: string | null, by: readonly string[]) => ({
    medium: 'film' as const,
    title: name,
    alternativeTitles: [],
    releaseDate,
    creators: by,
  })
  const added = named(title, year, creators)
  expect(isLikelyDouble(added, named(other, otherYear, otherCreators))).toBe(expected)
})
