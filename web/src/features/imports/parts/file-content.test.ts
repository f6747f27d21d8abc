import { describe, expect, test } from 'vitest'
import { contentOf } from './file-content.ts'

const ratings = 'Date,Name,Year,Letterboxd URI,Rating'
const watched = 'Date,Name,Year,Letterboxd URI'

const read = (text: string, name = 'export.csv') => contentOf(new File([text], name))

describe('contentOf', () => {
  test.each([
    ['Date,Name,Year,Letterboxd URI,Rating,Rewatch,Review,Tags,Watched Date', 'review'],
    ['Date,Name,Year,Letterboxd URI,Rating,Tags,Watched Date', 'review'],
    [ratings, 'rating'],
    ['Date;Name;Year;Letterboxd URI;Rating', 'rating'],
    ['"Date","Name","Year","Letterboxd URI"', 'watched'],
    [watched, 'watched'],
    ['Date,Name,Tags,URL,Description', null],
    ['Book Id,Title,Author,My Rating,Date Read', null],
    ['PK\u0003\u0004', null],
    ['', null],
  ])('detects the header %s as %s', async (header, content) => {
    expect(await read(`${header}\r\n`)).toBe(content)
  })

  test('skips a byte order mark and a merge conflict marker', async () => {
    expect(await read(`\uFEFF${ratings}\r\n`)).toBe('rating')
    expect(await read(`<<<<<<< HEAD\n${ratings}\n`)).toBe('rating')
  })

  test('leaves files that are told apart by name to the server', async () => {
    expect(await read(watched, 'watchlist.csv')).toBeNull()
    expect(await read(watched, 'films.csv')).toBeNull()
  })
})
