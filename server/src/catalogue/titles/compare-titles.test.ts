import { describe, expect, test } from 'vitest'
import { compareTitles } from './compare-titles.ts'
import { namesOtherPart, numberForms, spellingsOf } from './title-spellings.ts'

describe('two titles are', () => {
  test.each([
    ['Se7en', 'Seven'],
    ['Thir13en Ghosts', 'Thir13en Ghosts!'],
    ['Kill Bill: Vol. 1', 'Kill Bill: Volume 1'],
    ['Kill Bill: Vol. 1', 'Kill Bill, Part One'],
    ['Rocky 4', 'Rocky IV'],
    ['The Godfather Part II', 'Godfather 2'],
    ['Two or Three Things I Know', '2 or 3 Things I Know'],
    ['Star Trek V: The Final Frontier', 'Star Trek 5: The Final Frontier'],
    ['Alien³', 'Alien 3'],
    ['Love × War', 'Love x War'],
    ['Fish & Chips', 'Fish and Chips'],
  ])('the same: %s, %s', (one, other) => {
    expect(compareTitles([one], [other])).toBe('same')
  })

  test.each([
    ['Birdman or (The Unexpected Virtue of Ignorance)', 'Birdman'],
    ['Dr. Strangelove or: How I Learned to Stop Worrying', 'Dr. Strangelove'],
    ['Rogue One: A Star Wars Story', 'Rogue One'],
    ['Glass Onion', 'Glass Onion - A Knives Out Mystery'],
    ['Star Wars: The Force Awakens', 'Star Wars Episode VII: The Force Awakens'],
    ['Birds of Prey (and the Fantabulous Emancipation of One Harley Quinn)', 'Birds of Prey'],
    ['Fast & Furious Presents: Hobbs & Shaw', 'Hobbs & Shaw'],
    ['Captain America (serial)', 'Captain America'],
    ['Serenity: The Movie', 'Serenity'],
  ])('the same but for an addition: %s, %s', (one, other) => {
    expect(compareTitles([one], [other])).toBe('core')
    expect(compareTitles([other], [one])).toBe('core')
  })

  test.each([
    ['Lady Vengeance', 'Sympathy for Lady Vengeance'],
    ['The Raid', 'The Raid: Redemption'],
    ["Bram Stoker's Dracula", 'Dracula'],
    ['La ville est tranquille / The Town Is Quiet', 'The Town Is Quiet'],
    ['BPM (Beats per Minute)', 'Beats per Minute'],
  ])('a piece of one another: %s, %s', (one, other) => {
    expect(compareTitles([one], [other])).toBe('part')
    expect(compareTitles([other], [one])).toBe('part')
  })

  test.each([
    ['Three Colours: Blue', 'Three Colors: Blue'],
    ['Grand Illusion', 'La Grande Illusion'],
  ])('nearly the same: %s, %s', (one, other) => {
    expect(compareTitles([one], [other])).toBe('near')
  })

  test.each([
    ['Kill Bill: Vol. 1', 'Kill Bill: Vol. 2'],
    ['The Red Circle 2', 'The Red Circle 3'],
    ['Nine', '9'],
    ['Three Colours: Blue', 'Three Colours: White'],
    ['You Are (Not) Alone', 'Alone'],
    ["The Shamer's Daughter", 'Daughter'],
    ['Darling', 'Beautiful Darling'],
    ['Dune: Part Two', 'Harbour: Part Two'],
    ['H2O', 'HO'],
  ])('others: %s, %s', (one, other) => {
    expect(compareTitles([one], [other])).toBeNull()
  })

  test('two titles are as like as their most alike titles', () => {
    expect(compareTitles(['Seven'], ['Sieben', 'Se7en'])).toBe('same')
  })
})

test('titles with other numbers name other parts of a series', () => {
  expect(namesOtherPart('Harbour - Part 1', 'Harbour - Part 2')).toBe(true)
  expect(namesOtherPart('Harbour: Part One', 'Harbour')).toBe(true)
  expect(namesOtherPart('Harbour II', 'Hamn 2')).toBe(false)
  expect(namesOtherPart('Four Nights in the Harbour', 'Quatre nuits')).toBe(false)
})

test('numbers are spelt in every style, with every word for a part', () => {
  expect(numberForms('Rocky 4')).toEqual(['rocky 4', 'rocky iv', 'rocky four'])
  expect(numberForms('V for Vendetta')).toEqual([])
  expect(spellingsOf('Kill Bill: Vol. 1')).toEqual(
    expect.arrayContaining(['kill bill volume 1', 'kill bill vol i', 'kill bill part one']),
  )
  expect(spellingsOf('Se7en')).toEqual(['seven'])
})
