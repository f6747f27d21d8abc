import { expect, test } from 'vitest'
import { withoutEdition } from './editions.ts'

test.each([
  'OK Computer (20th Anniversary Deluxe Edition)',
  'OK Computer [2011 Remaster]',
  'OK Computer (Super Deluxe Edition)',
  'OK Computer (Explicit Version)',
  'OK Computer (Explicit)',
  'OK Computer (2001 Remaster)',
  'OK Computer (Remastered) [Deluxe Edition]',
  'OK Computer (Digitally Re-Mastered & Expanded)',
  'OK Computer (Collector’s Edition) (Bonus Tracks)',
  'OK Computer (Mono Version)',
])('takes the mark of a pressing off %s', (title) => {
  expect(withoutEdition(title)).toBe('OK Computer')
})

test.each([
  "Red (Taylor's Version)",
  'Red (Taylor’s Version) [Live]',
  'Human After All (Instrumental Version)',
  'In C (10th Anniversary Concert)',
  'Music for the Royal Fireworks (Original Version 1749)',
  'Origin Of Symmetry (New 09 version)',
  'The Wall (Acoustic Version)',
  'Songs (Version 2)',
  'Peter Gabriel (1980)',
  '(Deluxe Edition)',
])('keeps the name of another recording: %s', (title) => {
  expect(withoutEdition(title)).toBe(title)
})
