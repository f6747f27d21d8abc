import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { namedLikesAmong, thinned } from './rating-likes.ts'
import { readRatings, rowsOf } from './ratings-file.ts'

async function fileOf(text: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'ratings-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const file = join(folder, 'ratings.dat')
  await writeFile(file, text)
  return file
}

test('the latest rating counts, at the place of the first', async () => {
  const file = await fileOf(
    'user,work,rating,time\na,x,5,10\nb,x,7,10\na,y,8,11\na,x,9,12\na,y,1,9\n',
  )
  expect(rowsOf(await readRatings(file))).toEqual([
    { user: 'a', work: 'x', rating: 9, time: 12 },
    { user: 'b', work: 'x', rating: 7, time: 10 },
    { user: 'a', work: 'y', rating: 8, time: 11 },
  ])
})

test('a line of another form is named by its number', async () => {
  await expect(readRatings(await fileOf('a::x::5::1\na::y::eleven::2\n'))).rejects.toThrow('line 2')
})

test('members with five likes of works with three are kept, by their first like', async () => {
  const works = ['u', 'v', 'w', 'x', 'y']
  const likes = ['late', 'b', 'c'].flatMap((user) => works.map((work) => `${user}::${work}::8::1`))
  const others = ['c::rare::9::1', 'few::u::9::1', 'b::z::3::1']
  const ratings = await readRatings(
    await fileOf(['late::z::2::1', ...likes.slice(5), ...others, ...likes.slice(0, 5)].join('\n')),
  )
  const { liked, names } = namedLikesAmong(ratings)
  expect(names).toEqual(works)
  expect([...liked.starts]).toEqual([0, 5, 10, 15])
  expect(new Set(liked.pulls)).toEqual(new Set([2.5]))
  const two = rowsOf(thinned(ratings, 2)).map(({ user }) => user)
  expect([...new Set(two)]).toEqual(['late', 'c'])
})
