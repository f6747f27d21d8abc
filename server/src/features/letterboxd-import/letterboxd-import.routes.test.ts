import { beforeAll, describe, expect, test } from 'vitest'
import { uploadExport } from '../../testing/factories/letterboxd-export.ts'
import { aUser, type TestUser } from '../../testing/factories/users.ts'
import { aWork } from '../../testing/factories/works.ts'
import { useTestApp } from '../../testing/harness.ts'

const app = useTestApp()
let member: TestUser

const reviewHeader = 'Date,Name,Year,Letterboxd URI,Rating,Rewatch,Review,Tags,Watched Date'
const ratingHeader = 'Date,Name,Year,Letterboxd URI,Rating'
const watchedHeader = 'Date,Name,Year,Letterboxd URI'

function aFilm(title: string, year: string | null, externalId?: string) {
  return aWork(app, { title, releaseDate: year, ...(externalId ? { externalId } : {}) })
}

async function readRatings(...lines: string[]) {
  const csv = [ratingHeader, ...lines].join('\n')
  const { status, body } = await uploadExport(app, member, { csv, content: 'rating' })
  expect(status).toBe(200)
  return body
}

async function readReviews(...lines: string[]) {
  const { status, body } = await uploadExport(app, member, {
    csv: [reviewHeader, ...lines].join('\n'),
  })
  expect(status).toBe(200)
  return body
}

beforeAll(async () => {
  member = await aUser(app)
  await aFilm('Harbour Lights', '1994-03-02', '501')
  await aFilm('Harbour Lights', '2011', '502')
  await aFilm('Élan · Vital', '2003', '503')
  await aFilm('The Glass Orchard', '1988', '504')
  await aFilm('Twice', '2000', '505')
  await aFilm('Twice', '2000', '506')
  await aFilm('1917', '2019', '507')
  await aFilm('...', '1970', '508')
  await aFilm('Солярис', '1972', '509')
  await aWork(app, { medium: 'tvShow', title: 'Only on Television', releaseDate: '2010' })
})

describe('a certain entry', () => {
  test('has the only film with its title and year, and doubled stars', async () => {
    const body = await readReviews(
      '2021-02-03,Harbour Lights,1994,https://boxd.it/x,3.5,Yes,"Said ""hello"", twice.\nThen left.",a tag,2021-02-01',
    )
    expect(body).toEqual({
      content: 'review',
      confirmed: [
        {
          workID: 501,
          medium: 'film',
          rating: 7,
          review: 'Said "hello", twice.\nThen left.',
          date_viewed: '2021-02-01',
          time_posted: '2021-02-03T00:00:00.000Z',
          spoiler: 0,
          import_source: 'letterboxd',
          title: 'Harbour Lights',
          year: 1994,
        },
      ],
      clarifications: [],
      rejected: [],
    })
  })

  test('is found regardless of case, accents, spaces and punctuation', async () => {
    const body = await readRatings(
      '2021-01-01,elan vital,2003,u,1',
      '2021-01-01,ÉLAN—VITAL!,2003,u,1',
      '2021-01-01,...,1970,u,1',
      '2021-01-01,солярис,1972,u,1',
      '2021-01-01,1917,2019,u,1',
    )
    expect(body.confirmed.map((entry) => entry.workID)).toEqual([503, 503, 508, 509, 507])
  })

  test('a certain entry from a rating file has neither text nor viewing date', async () => {
    const csv = `${reviewHeader}\n2021-02-03,Harbour Lights,1994,u,0.5,,A text,,2021-02-01\n`
    const { body } = await uploadExport(app, member, { csv, content: 'rating' })
    expect(body.confirmed).toMatchObject([{ rating: 1, review: null, date_viewed: null }])
  })

  test('a certain entry from a watched file has no rating', async () => {
    const csv = `${watchedHeader}\n2021-02-03,Harbour Lights,2011,u\n`
    const { body } = await uploadExport(app, member, { csv, content: 'watched' })
    expect(body).toMatchObject({ content: 'watched', confirmed: [{ workID: 502, rating: null }] })
  })

  test('a certain entry from a diary needs no Review column', async () => {
    const csv = 'Date,Name,Year,Rating,Watched Date\n2021-02-03,1917,2019,4,2021-02-02\n'
    const { body } = await uploadExport(app, member, { csv })
    expect(body.confirmed).toMatchObject([
      { workID: 507, rating: 8, review: null, date_viewed: '2021-02-02' },
    ])
  })

  test('appears for every repetition in the file', async () => {
    const line = '2021-01-01,1917,2019,u,3'
    expect((await readRatings(line, line)).confirmed).toHaveLength(2)
  })
})

describe('ratings', () => {
  test.each([
    ['0.5', 1],
    ['.5', 1],
    ['1', 2],
    ['2.5', 5],
    ['4.0', 8],
    ['4.5', 9],
    ['5', 10],
    ['5.0', 10],
  ])('ratings of %s stars become %i', async (stars, points) => {
    const body = await readRatings(`2021-01-01,1917,2019,u,${stars}`)
    expect(body.confirmed.map((entry) => entry.rating)).toEqual([points])
  })

  test.each(['0', '5.5', '3.7', '-1', '10', '3,,', 'four', '1e0', '٤'])(
    'ratings of %s are rejected with the line and the reason',
    async (stars) => {
      const body = await readRatings(`2021-01-01,1917,2019,u,"${stars}"`)
      expect(body.rejected).toEqual([
        { line: 2, title: '1917', reason: 'Rating must be 0.5 to 5 in half stars' },
      ])
      expect(body.confirmed).toEqual([])
    },
  )

  test('ratings that are missing require a clarification, with the film', async () => {
    const body = await readReviews('2021-02-03,1917,2019,u,,,Good,,')
    expect(body.confirmed).toEqual([])
    expect(body.clarifications).toMatchObject([
      { title: '1917', rating: null, review: 'Good', suggestions: [{ id: 507, title: '1917' }] },
    ])
  })
})

describe('an entry to clarify', () => {
  test('offers films with its title, nearest year first', async () => {
    const body = await readRatings(
      '2021-01-01,Harbour Lights,2009,u,3',
      '2021-01-01,harbour lights,1990,u,3',
    )
    expect(body.clarifications.map((entry) => entry.suggestions.map((film) => film.id))).toEqual([
      [502, 501],
      [501, 502],
    ])
  })

  test('contains the data of the row and of its suggestions', async () => {
    const { id } = await aFilm('Lone Pine', '1999-12-31', '520')
    const body = await readReviews('2021-02-03,Lone Pine,1998,u,2,,Dust.,,2021-02-01')
    expect(body.clarifications).toEqual([
      {
        title: 'Lone Pine',
        year: 1998,
        rating: 4,
        review: 'Dust.',
        dateViewed: '2021-02-01',
        timePosted: '2021-02-03T00:00:00.000Z',
        suggestions: [
          {
            id: 520,
            title: 'Lone Pine',
            poster_path: null,
            release_date: '1999-12-31',
            internal_id: id,
            creators: [{ name: 'Some Creator' }],
          },
        ],
      },
    ])
  })

  test('arises from two films with the same title and year', async () => {
    const body = await readRatings('2021-01-01,Twice,2000,u,3')
    expect(body.clarifications[0]?.suggestions.map((film) => film.id)).toEqual([505, 506])
  })

  test('arises from a row without a year', async () => {
    const body = await readRatings('2021-01-01,1917,,u,3')
    expect(body.clarifications).toMatchObject([{ year: null, suggestions: [{ id: 507 }] }])
  })

  test('offers films whose title lacks an article or a subtitle', async () => {
    const body = await readRatings(
      '2021-01-01,Glass Orchard,1988,u,3',
      '2021-01-01,Harbour Lights: The Return,2011,u,3',
      '2021-01-01,A Harbour Lights (Restored),1994,u,3',
    )
    expect(body.clarifications.map((entry) => entry.suggestions.map((film) => film.id))).toEqual([
      [504],
      [502, 501],
      [501, 502],
    ])
  })

  test('offers films with similar titles', async () => {
    const body = await readRatings('2021-01-01,Glass Orchards,1988,u,3')
    expect(body.clarifications[0]?.suggestions.map((film) => film.id)).toEqual([504])
  })

  test('an entry to clarify has no suggestions without similar films, nor from another medium', async () => {
    const body = await readRatings(
      '2021-01-01,Qqq Zzz,2001,u,3',
      '2021-01-01,Only on Television,2010,u,3',
    )
    expect(body.clarifications.map((entry) => entry.suggestions)).toEqual([[], []])
  })
})

test('files are read in the thread of imports, two of a member at a time', async () => {
  const csv = `${ratingHeader}\n2021-01-01,1917,2019,u,3\n`
  const uploads = Array.from({ length: 6 }, () => uploadExport(app, member, { csv }))
  const statuses = (await Promise.all(uploads)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(2)
  expect(statuses).toContain(429)
  expect((await uploadExport(app, member, { csv })).status).toBe(200)
})

describe('real-world files', () => {
  const line = '2021-01-01,"Harbour Lights",1994,u,3'

  test.each([
    ['a byte order mark', `\uFEFF${ratingHeader}\n${line}`],
    ['CRLF', `${ratingHeader}\r\n${line}\r\n`],
    ['LF', `${ratingHeader}\n${line}\n`],
    ['empty lines', `\n${ratingHeader}\n\n${line}\n\n`],
    ['columns in another order', 'Rating,Year,Name,Date\n3,1994,Harbour Lights,2021-01-01\n'],
    ['column names in capitals', `${ratingHeader.toUpperCase()}\n${line}\n`],
    ['semicolons', 'Date;Name;Year;Rating\n2021-01-01;Harbour Lights;1994;3\n'],
    [
      'a spreadsheet’s dates',
      'Date,Name,Year,Rating\n1/31/2021,Nothing,,3\n1/1/2021,Harbour Lights,1994,3\n',
    ],
  ])('real-world files with %s are read', async (_, csv) => {
    const { body } = await uploadExport(app, member, { csv, content: 'rating' })
    expect(body.confirmed).toMatchObject([
      { workID: 501, rating: 6, time_posted: '2021-01-01T00:00:00.000Z' },
    ])
    expect(body.rejected).toEqual([])
  })

  test('real-world files with semicolons may use a comma for the half', async () => {
    const csv = 'Date;Name;Year;Rating\n2021-01-01;Harbour Lights;1994;3,5\n'
    const { body } = await uploadExport(app, member, { csv, content: 'rating' })
    expect(body.confirmed).toMatchObject([{ rating: 7 }])
  })

  test('real-world files with only a header are an empty import', async () => {
    expect(await readRatings()).toEqual({
      content: 'rating',
      confirmed: [],
      clarifications: [],
      rejected: [],
    })
  })

  test('real-world files with merge conflict markers lose no rows', async () => {
    const row = '2021-01-01,1917,2019,u,3'
    const csv = [
      '<<<<<<< Updated upstream',
      ratingHeader,
      row,
      '=======',
      ratingHeader,
      row,
      '>>>>>>> Stashed changes',
    ].join('\r\n')
    const { body } = await uploadExport(app, member, { csv, content: 'rating' })
    expect(body.confirmed.map((entry) => entry.workID)).toEqual([507, 507])
    const mark = 'A conflict marker left by merging two versions of the file'
    expect(body.rejected).toEqual([
      { line: 1, title: '<<<<<<< Updated upstream', reason: mark },
      { line: 4, title: '=======', reason: mark },
      { line: 5, title: 'Name', reason: 'A repeated header row' },
      { line: 7, title: '>>>>>>> Stashed changes', reason: mark },
    ])
  })
})

describe('a rejected row', () => {
  test.each([
    ['2021-01-01,,2019,u,3', null, 'The title is missing'],
    [
      '2021-01-01,Ten, Eleven,2019,u,3',
      '2021-01-01 Ten  Eleven 2019 u 3',
      'The row has 6 fields, the header 5',
    ],
    ['soon,Short', 'Short', 'The row has 2 fields, the header 5'],
  ])('is returned with its line and the reason: %s', async (line, title, reason) => {
    const body = await readRatings('2021-01-01,1917,2019,u,3', line)
    expect(body.confirmed).toHaveLength(1)
    expect(body.rejected).toEqual([{ line: 3, title, reason }])
  })

  test('is none that only lacks cells at its end or has an odd year', async () => {
    const body = await readRatings('2021-01-01,1917,2019', '2021-01-01,1917,MMXIX,u,3')
    expect([body.confirmed.length + body.clarifications.length, body.rejected]).toEqual([2, []])
  })

  test('has the line it starts on, even after quoted line breaks', async () => {
    const csv = [
      reviewHeader,
      '2021-01-01,1917,2019,u,3,,"one\r\ntwo\nthree",,',
      '',
      '2021-01-01,1917,2019,u,9,,"four\r\nfive",,',
      '2021-01-01,1917,2019,u,8,,,,',
    ].join('\r\n')
    const { body } = await uploadExport(app, member, { csv })
    expect(body.rejected.map((row) => row.line)).toEqual([6, 8])
  })

  test('is none whose dates alone cannot be read', async () => {
    const body = await readReviews(
      '2021-01-01,1917,2019,u,3,,,,soon',
      '2021-01-01,1917,2019,u,3,,,,2027-01-01',
      '2021-02-30,1917,2019,u,3,,,,2021',
    )
    expect(body.rejected).toEqual([])
    expect(body.confirmed.map((row) => [row.time_posted, row.date_viewed])).toEqual([
      ['2021-01-01T00:00:00.000Z', null],
      ['2021-01-01T00:00:00.000Z', null],
      [null, null],
    ])
  })
})

test('reading an export stores nothing', async () => {
  await readReviews('2021-02-03,1917,2019,u,4,,Good,,2021-02-01')
  const reviews = await app.ctx.db.selectFrom('reviews').selectAll().execute()
  const engagements = await app.ctx.db.selectFrom('engagements').selectAll().execute()
  expect([reviews, engagements]).toEqual([[], []])
})
