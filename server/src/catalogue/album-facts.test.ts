import { withoutEdition } from '@medley/doors/parsing/editions'
import { expect, test } from 'vitest'
import { compareWorks } from '../features/works/duplicates/works.deduplicate.rules.ts'

test('a re-recording is not the album of the same name', () => {
  const held = {
    title: 'Red',
    creators: ['Taylor Swift'],
    releaseDate: '2012-10-22',
    source: 'shelf',
    sources: ['shelf'],
  }
  const facts = { medium: 'album' as const, source: 'deezer', creators: ['Taylor Swift'] }
  const compare = (title: string) =>
    withoutEdition(title) === held.title &&
    compareWorks(held, { ...facts, title: withoutEdition(title), releaseDate: null })
  expect(compare("Red (Taylor's Version)")).toBe(false)
  expect(compare('Red (Deluxe Edition)')).toBe('same')
})
