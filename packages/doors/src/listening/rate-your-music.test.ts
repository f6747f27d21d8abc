import { describe, expect, test } from 'vitest'
import { read } from '../testing/read-exports.ts'

const older =
  'RYM Album, First Name,Last Name,First Name localized, Last Name localized,Title,Release_Date,Rating,Ownership,Purchase Date,Media Type,Review'
const newer = older.replace(',Review', ', Review, Review Title')

interface Album {
  id?: string
  artist?: [string, string, string, string]
  title?: string
  year?: string
  rating?: string
  ownership?: string
  review?: string
  reviewTitle?: string
}

/** A row as the site writes it: all cells quoted, blanks before the review. */
function rowOf(album: Album, isNewer: boolean): string {
  const { id = '7', artist = ['The', 'Low Tides', '', ''], title = 'Quay', year = '1961' } = album
  const { rating = '0', ownership = 'n', review = '', reviewTitle = '' } = album
  const cells = [id, ...artist, title, year, rating, ownership, '2026-04-01', 'CD']
  const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`
  const end = isNewer ? `,${quoted(review)},${quoted(reviewTitle)}` : `,  ${quoted(review)}`
  return cells.map(quoted).join(',') + end
}

function readAlbums(albums: readonly Album[], { isNewer = false } = {}) {
  const rows = albums.map((album) => rowOf(album, isNewer))
  return read('user_albums_export.csv', [isNewer ? newer : older, ...rows, ''].join('\r\n'))
}

describe('RateYourMusic', () => {
  test.each([
    ['1', 1],
    ['7', 7],
    ['10', 10],
  ])('%s half stars are as many points', async (rating, points) => {
    const { source, first } = await readAlbums([{ rating, ownership: 'o' }])
    expect(source).toBe('rateYourMusic')
    expect(first).toMatchObject({
      kind: 'rating',
      rating: { points, scale: 10, isRounded: false },
      dateViewed: null,
      timePosted: null,
      viewings: [],
      work: { title: 'Quay', year: 1961, creators: ['The Low Tides'], mediums: ['album'] },
    })
  })

  test('a wish is saved for later, also beside a rating', async () => {
    const { records } = await readAlbums([
      { id: '1', ownership: 'w' },
      { id: '2', ownership: 'w', rating: '8' },
    ])
    expect(records).toMatchObject([
      { kind: 'saved', rating: null },
      { kind: 'rating', rating: { points: 8 }, isSaved: true },
    ])
  })

  test.each(['o', 'u', 'n', ''])('an unrated album of ownership "%s" is left out', async (own) => {
    const { records, leftOut } = await readAlbums([{ ownership: own }])
    expect(records).toEqual([])
    expect(leftOut).toMatchObject([{ title: 'Quay', reason: { code: 'neitherRatedNorWished' } }])
  })

  test('entities are decoded, and localised names stand beside the others', async () => {
    const { first } = await readAlbums([
      {
        title: 'Ebb &amp; Flow &#34;Live&#34;',
        artist: ['', 'Mio &amp; Umi', '澪', '海'],
        rating: '4',
      },
    ])
    expect(first?.work).toMatchObject({
      title: 'Ebb & Flow "Live"',
      creators: ['Mio & Umi', '澪 海'],
    })
  })

  test('the Latin spelling in brackets is another title or name', async () => {
    const { first } = await readAlbums([
      { title: '潮 [Tide]', artist: ['', '海 [Umi]', '', ''], rating: '4' },
    ])
    expect(first?.work).toMatchObject({
      title: '潮',
      otherTitles: ['Tide'],
      creators: ['海', 'Umi'],
    })
    const own = await readAlbums([{ title: 'Tide [Live]', rating: '4' }])
    expect(own.first?.work).toMatchObject({ title: 'Tide [Live]', otherTitles: [] })
  })

  test.each([false, true])('a review keeps bold words, lines and names (%s)', async (isNewer) => {
    const review = String.raw`[B]Wet[/b], "so" wet,\n\n[i]as[/I] [Album9] and [Artist5,Mio], not [Artist6]. [url=https://quay.example/a]here[/url]`
    const { records } = await readAlbums(
      [
        { rating: '9', review },
        { id: '9', title: 'Ebbe', rating: '2' },
      ],
      { isNewer },
    )
    expect(records[0]).toMatchObject({
      kind: 'review',
      text: '**Wet**, "so" wet,\n\n*as* Ebbe and Mio, not …. here (https://quay.example/a)',
      note: [{ code: 'unnamedReference' }],
    })
    expect(records).toHaveLength(2)
  })

  test('the title of a review is its beginning, and hidden words stay hidden', async () => {
    const [titled, hidden] = await Promise.all(
      [
        { review: 'Wet.', reviewTitle: 'The sea', rating: '9' },
        { review: 'It [spoiler]ends[/spoiler].' },
      ].map((album) => readAlbums([album], { isNewer: true })),
    )
    expect(titled?.first?.text).toBe('The sea\n\nWet.')
    expect(hidden?.first).toMatchObject({ kind: 'review', rating: null, text: 'It ||ends||.' })
  })

  test('an album without a year or an id is read', async () => {
    const { first } = await readAlbums([{ id: '', year: '', rating: '3' }])
    expect(first?.work).toMatchObject({ key: 'quay|thelowtides', year: null })
  })
})
