import { expect, test } from 'vitest'
import { addFurtherFacts } from './further-facts.ts'

test('a fact of a work that is not on the shelf stops the build', async () => {
  await expect(addFurtherFacts('book', [])).rejects.toThrow(/No work on the shelf is meant by\nown/)
})

test('a medium without such facts stays as it is', async () => {
  const works = [{ title: 'Somewhere', creators: [] }]
  expect(await addFurtherFacts('game', works)).toEqual(works)
})
