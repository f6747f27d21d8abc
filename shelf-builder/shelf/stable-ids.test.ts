import { expect, test } from 'vitest'
import type { ShelfLine, ShelfWork } from './shelf-line.ts'
import { withStableIds } from './stable-ids.ts'

const film = (title: string, released: string, facts: Partial<ShelfWork> = {}): ShelfWork => ({
  title,
  released,
  creators: ['George Lucas'],
  ...facts,
})
const former = (externalId: string, work: ShelfWork): ShelfLine => ({ externalId, ...work })
const idsOf = (works: ShelfWork[], lines: ShelfLine[]) =>
  withStableIds('film', works, lines).lines.map(({ externalId, formerIds = [] }) => [
    externalId,
    ...formerIds,
  ])

test('a work whose title, year and director changed keeps its id', () => {
  const work = film('Star Wars', '1977-05-25', {
    creators: ['George Lucas', 'Somebody Else'],
    alternativeTitles: ['A New Hope'],
  })
  expect(idsOf([work], [former('1000000001', film('A New Hope', '1978'))])).toEqual([
    ['1000000001'],
  ])
})

test('two works that became one leave the second id as a former one', () => {
  const work = film('Star Wars', '1977', { alternativeTitles: ['A New Hope'] })
  const lines = [
    former('1000000001', film('A New Hope', '1977')),
    former('1000000002', film('Star Wars', '1977')),
  ]
  expect(idsOf([work], lines)).toEqual([['1000000002', '1000000001']])
})

test('a former work that was not chosen stays as it was', () => {
  const line = former('1000000001', film('THX 1138', '1971'))
  const { lines, kept } = withStableIds('film', [film('Star Wars', '1977')], [line])
  expect(kept).toEqual([line])
  expect(lines.at(-1)).toEqual(line)
})

test('films of one title by other directors or with other registry ids are not the same', () => {
  const line = former('1000000001', film('Home', '2016', { imdb: 'tt0000001' }))
  const others = [
    film('Home', '2016', { creators: ['Somebody Else'] }),
    film('Home', '2016', { imdb: 'tt0000002' }),
  ]
  expect(withStableIds('film', others, [line]).kept).toEqual([line])
})

test('a new work never gets an id that was in use', () => {
  const taken = withStableIds('film', [film('Star Wars', '1977')], []).lines[0]
  const line = former(taken?.externalId ?? '', film('Another Film', '1950'))
  const [work] = withStableIds('film', [film('Star Wars', '1977')], [line]).lines
  expect(work?.externalId).not.toBe(line.externalId)
})

test('the people of a work stay in the order they had', () => {
  const work = film('Fargo', '1996', { creators: ['Ethan Coen', 'Joel Coen'] })
  const line = former(
    '1000000001',
    film('Fargo', '1996', { creators: ['Joel Coen', 'Ethan Coen'] }),
  )
  expect(withStableIds('film', [work], [line]).lines[0]?.creators).toEqual([
    'Joel Coen',
    'Ethan Coen',
  ])
})
