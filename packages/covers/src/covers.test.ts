import { expect, test } from 'vitest'
import { chooseArt } from './choose-art.ts'
import { type CoverMotif, designCover, paletteOf } from './design-cover.ts'
import { drawArt } from './draw-art.ts'
import { drawMedallion } from './draw-medallion.ts'
import { drawShelf } from './draw-shelf.ts'
import { initialOf, initialsOf } from './initial.ts'
import { coverPalettes } from './palettes.ts'
import { randomFrom } from './seeded.ts'
import { subjectOf } from './subject-words.ts'

const motifs: readonly CoverMotif[] = ['reel', 'screen', 'page', 'disc', 'wave']
const glyph = (letter: string) => `<text>${letter}</text>`
const design = (title: string, year: number | null = null, motif: CoverMotif = 'reel') =>
  designCover({ title, motif, ratio: 2 / 3, year })
const subjectTitles =
  'Man Heart Bird Dog Fish Book Death Game Gold Law Light Dream Machine Coffee Show Talk America Spider Piano Apple'.split(
    ' ',
  )
const titles = Array.from({ length: 400 }, (_, i) => `Title ${i}`)

test.each([
  ['The Hurt Locker', 'H'],
  ['A Serious Man', 'S'],
  ['Les Misérables', 'M'],
  ["L'Avventura", 'A'],
  ['Der Himmel über Berlin', 'H'],
  ['A', 'A'],
  ['La La Land', 'L'],
  ['(500) Days of Summer', '5'],
  ['Élite', 'É'],
  ['七人の侍', '七'],
  ['<&>', ''],
  ['', ''],
])('the initial of %j is %j', (title, initial) => {
  expect(initialOf(title)).toBe(initial)
})

test.each([
  ['Mystic River', 'river'],
  ['La Nuit américaine', 'windows'],
  ['Der Mann im Mond', 'moon'],
  ['Été 85', 'horizon'],
  ['The Lord of the Rings: The Return of the King', 'crown'],
  ['A Song of Ice and Fire', 'flame'],
  ['The Spider’s Web', 'web'],
  ['Of Mice and Men', 'people'],
  ['Book Club', 'people'],
  ['The Book Thief', 'book'],
  ['Die Verwandlung', undefined],
  ['Kingdom', undefined],
])('the picture of %j is %j', (title, art) => {
  expect(subjectOf(title)).toBe(art)
})

test('a cover has the colours of its title, whatever its size and year', () => {
  const covers = [2 / 3, 1].flatMap((ratio) =>
    [null, 1962].map((year) => designCover({ title: 'Rebecca', motif: 'page', ratio, year })),
  )
  for (const { palette } of covers) expect(palette).toEqual(paletteOf('page', 'Rebecca'))
  const grounds = titles.map((title) => paletteOf('page', title).ground)
  expect(new Set(grounds).size).toBe(coverPalettes.length)
})

test.each([
  [null, 'plain'],
  [1813, 'deco'],
  [1945, 'deco'],
  [1946, 'cut'],
  [1965, 'arch'],
  [1980, 'wide'],
  [1995, 'plain'],
] as const)('the era of %s is %s', (year, era) => {
  expect(design('Vertigo', year).era).toBe(era)
})

test('new works have a label in the sans, one in the serif or none, each by its title', () => {
  const lookOf = (title: string, year: number) => {
    const { era, type } = design(title, year)
    return `${era} ${type.face}`
  }
  const counts = new Map<string, number>()
  for (const title of titles) {
    const look = lookOf(title, 2015)
    expect(lookOf(title, 2024)).toBe(look)
    counts.set(look, (counts.get(look) ?? 0) + 1)
  }
  expect([...counts.keys()].toSorted()).toEqual(['plain serif', 'slab sans', 'slab serif'])
  for (const count of counts.values()) expect(count).toBeGreaterThan(titles.length / 6)
})

test.each(motifs)('no picture of the family %s is on more than one of nine covers', (motif) => {
  const counts = new Map<string, number>()
  for (const title of titles) {
    const one = design(title, null, motif)
    const { art } = chooseArt(one, randomFrom(one.seed + 1))
    counts.set(art, (counts.get(art) ?? 0) + 1)
  }
  for (const [, count] of counts) expect(count).toBeLessThan(titles.length / 9)
})

test('a year that is not known changes neither palette nor picture', () => {
  for (const title of titles.slice(0, 60)) {
    const [unknown, known] = [design(title), design(title, 1972)]
    expect(known.palette).toEqual(unknown.palette)
    const artOf = (one: typeof known) => chooseArt(one, randomFrom(one.seed)).art
    expect(artOf(known)).toBe(artOf(unknown))
  }
})

test('every picture is drawn with numbers, and the same one each time', () => {
  for (const title of [
    ...titles,
    'River',
    'The Moon',
    'Snow',
    'King',
    'War',
    'Key',
    'Rain',
    'Eyes',
    ...subjectTitles,
  ]) {
    for (const motif of motifs) {
      const one = design(title, 2015, motif)
      const art = drawArt(one, glyph)
      expect(art).toMatch(/^<.+>$/)
      expect(art).not.toMatch(/NaN|undefined|Infinity|e-\d/)
      expect(drawArt(one, glyph)).toBe(art)
    }
  }
})

test('has 32 palettes, all different', () => {
  expect(new Set(coverPalettes.map((palette) => JSON.stringify(palette))).size).toBe(32)
})

const works = titles.slice(0, 12).map((title, i) => ({ title, motif: motifs[i % 5] ?? 'reel' }))
const isDrawn = (svg: string) => {
  expect(svg).toMatch(/^<.+>$/)
  expect(svg).not.toMatch(/NaN|undefined|Infinity|e-\d/)
}

test('the cover of a list shows its first works in the palettes of their covers', () => {
  const shelf = drawShelf('Trains', works, 2)
  isDrawn(shelf)
  for (const { motif, title } of works.slice(0, 10)) {
    expect(shelf).toContain(paletteOf(motif, title).ground)
  }
  expect(drawShelf('Trains', works, 2)).toBe(shelf)
  expect(drawShelf('Trains', works.toReversed(), 2)).not.toBe(shelf)
  expect(drawShelf('Planes', works, 2)).not.toBe(shelf)
})

test.each([0, 1, 3, 10])('a shelf of %i works has a wall that none of them has', (count) => {
  const shown = works.slice(0, count)
  const shelf = drawShelf('Trains', shown, 2)
  isDrawn(shelf)
  const wall = /fill="(#\w+)"/.exec(shelf)?.[1]
  for (const { motif, title } of shown) expect(paletteOf(motif, title).ground).not.toBe(wall)
})

test('the cover of a person has their initials in the palettes of their works', () => {
  for (const count of [0, 1, 4, 12])
    isDrawn(drawMedallion('Agnès Varda', works.slice(0, count), glyph))
  const cover = drawMedallion('Agnès Varda', works, glyph)
  expect(cover).toContain(glyph('AV'))
  for (const { motif, title } of works.slice(0, 4)) {
    expect(cover).toContain(paletteOf(motif, title).bright)
  }
})

test.each([
  ['Jim Jarmusch', 'JJ'],
  ['Gabriel García Márquez', 'GM'],
  ['Radiohead', 'R'],
  ['黒澤明', '黒'],
  ['<&>', ''],
])('the initials of %j are %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})
