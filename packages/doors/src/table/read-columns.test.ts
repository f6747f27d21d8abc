import type { ColumnMeaning } from '@medley/contract/transfer/import-tables'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { now, read } from '../testing/read-exports.ts'
import type { Reading } from '../read-files.ts'
import { UnreadableFile } from '../record.ts'
import { readColumns } from './read-columns.ts'

async function look(content: string | Buffer, how: Partial<Reading> & { name?: string } = {}) {
  const { name = 'mine.csv', ...rest } = how
  const bytes = Buffer.from(content as string)
  const [file] = await readColumns([{ name, bytes }], { now, rowsMax: 1000, ...rest })
  if (!file?.described) throw new Error('No table was described')
  return file.described
}

/** The meanings of all columns, in their order. */
async function meaningsOf(content: string | Buffer, name?: string) {
  const { columns, mapping } = await look(content, name === undefined ? {} : { name })
  const meanings = new Map(mapping.columns.map(({ place, as }) => [place, as]))
  return columns.map(({ place }): ColumnMeaning | null => meanings.get(place) ?? null)
}

const films = [
  'Titel;Jahr;Regie;Note;Gesehen am;Wo;Bemerkung',
  'Ebbe;2010;Ada Quill;8,5;;Kino;Loved it.',
  'Flut;2011;"Ada Quill, Bo Reed";7;2.2.2019;Stream;"Two',
  'lines."',
  'Watt & Meer;2012;;10;13.3.2020;;',
].join('\r\n')

describe('what columns mean is guessed', () => {
  test('from German names and cells', async () => {
    expect(await meaningsOf(films)).toEqual([
      'title',
      'year',
      'creator',
      'rating',
      'date',
      null,
      'text',
    ])
    const { mapping, asks, rows, leftOut } = await look(films)
    expect(mapping).toMatchObject({ hasHeader: true, medium: 'film', scale: '10' })
    expect([asks, rows, leftOut]).toEqual([[], 3, 0])
  })

  test.each<[string, (ColumnMeaning | null)[], string | null]>([
    [
      'Name,Author,Pages,Format,Year Read\nQuay,Ada Quill,120,Ebook,2021\nReef,Bo Reed,80,Print,2022',
      ['title', 'creator', null, null, 'date'],
      'book',
    ],
    [
      'Artist,Album,Year,Score /100,Listened,Status\nThe Tides,Quay,2016,88,,heard\nAda,Reef,2017,71.5,2023-02-02,want to hear',
      ['creator', 'title', 'year', 'rating', 'date', 'status'],
      'album',
    ],
    [
      'title,author,year.published,pages,order,genre\nQuay,Ada & Bo,2019,256,1,Sci-Fi\nReef,Cy,2020,100,2,Horror',
      ['title', 'creator', 'year', null, null, null],
      'book',
    ],
    [
      'Film\tIMDb\tTags\tListe\tAngeschaut\nQuay\ttt0000042\tsea, wet\tMeer\t2024-05-01',
      ['title', 'id', 'tags', 'list', 'date'],
      'film',
    ],
    [
      'Type|Title|Read|Grade\nbook|Quay|yes|A-\nmovie|Reef|no|C+',
      ['medium', 'title', 'status', 'rating'],
      null,
    ],
  ])('%j', async (content, meanings, medium) => {
    expect(await meaningsOf(content)).toEqual(meanings)
    expect((await look(content)).mapping.medium).toBe(medium)
  })

  test('from the cells alone where the first row is a work already', async () => {
    const { mapping, columns } = await look('Quay,1999,8,2024-05-01\nReef,2001,6,2024-06-30')
    expect(mapping).toMatchObject({
      hasHeader: false,
      columns: [
        { place: 0, as: 'title' },
        { place: 1, as: 'year' },
        { place: 2, as: 'rating' },
        { place: 3, as: 'date' },
      ],
    })
    expect(columns.map(({ name }) => name)).toEqual([null, null, null, null])
  })

  test.each([
    ['Score', ['4', '3.5'], '5'],
    ['Score', ['9', '3.5'], '10'],
    ['Score', ['17', '3'], '20'],
    ['Score', ['88', '3'], '100'],
    ['Score (of 10)', ['4', '3'], '10'],
    ['Score', ['4/20', '3/20'], '20'],
    ['Score', ['40 %', '30%'], '100'],
    ['Score', ['A+', 'b−'], 'letters'],
  ])('the scale of %s %j', async (name, [first, second], scale) => {
    const { mapping } = await look(`Title,${name}\nQuay,${first}\nReef,${second}`)
    expect(mapping.scale).toBe(scale)
  })

  test('each word of a status, in English and German', async () => {
    const words = [
      ['heard', 'finished'],
      ['am lesen', 'going'],
      ['On hold', 'paused'],
      ['gave up', 'stopped'],
      ['DNF', 'stopped'],
      ['will ich sehen', 'saved'],
      ['Plan to watch', 'saved'],
      ['gelesen', 'finished'],
      ['abgebrochen', 'stopped'],
      ['pausiert', 'paused'],
    ]
    const rows = words.map(([word], index) => `Quay ${index}x,${word}`)
    const { mapping } = await look(['Title,Status', ...rows].join('\n'))
    expect(mapping.statusWords).toEqual(
      words.map(([word, as]) => ({ word: word?.toLowerCase(), as })),
    )
  })
})

describe('a table is read in any form', () => {
  const plain = 'Titel;Note\nDämmerung;8,5\nFähre;7\n'

  test.each([
    ['tabs', Buffer.from(plain.replaceAll(';', '\t'))],
    ['pipes', Buffer.from(plain.replaceAll(';', '|'))],
    ['UTF-16', Buffer.from(`\uFEFF${plain}`, 'utf16le')],
    ['Windows-1252', Buffer.from(plain, 'latin1')],
    ['a line of its delimiter', Buffer.from(`sep=;\n${plain}`)],
    ['empty columns at its end', Buffer.from(plain.replaceAll('\n', ';;;\n'))],
    ['carriage returns', Buffer.from(plain.replaceAll('\n', '\r'))],
    ['quotes', Buffer.from('"Titel";"Note"\n"Dämmerung";"8,5"\n"Fähre";"7"')],
  ])('%s', async (_, content) => {
    const { preview, columns } = await look(content)
    expect(preview.map(({ title, rating }) => [title, rating])).toEqual([
      ['Dämmerung', 9],
      ['Fähre', 7],
    ])
    expect(columns.map(({ name }) => name)).toEqual(['Titel', 'Note'])
  })

  test('says that it was read as Windows-1252', async () => {
    const { problem } = await look(Buffer.from(plain, 'latin1'))
    expect(problem?.message.code).toBe('readAsWindows')
  })

  test('columns of the same name are told apart', async () => {
    const { columns, mapping } = await look('Title,Note,Note\nQuay,8,Wet.\nReef,7,Dry.')
    expect(columns.map(({ name }) => name)).toEqual(['Title', 'Note', 'Note'])
    expect(mapping.columns).toEqual([
      { place: 0, as: 'title' },
      { place: 1, as: 'rating' },
      { place: 2, as: 'text' },
    ])
  })

  test('a list of titles has one column, whatever commas they have', async () => {
    const { preview } = await look('Film\nQuay, the\n"Reef, or not"\n')
    expect(preview.map(({ title }) => title)).toEqual(['Quay, the', 'Reef, or not'])
  })

  test('formulas and giant cells stay text', async () => {
    const giant = 'x'.repeat(100_000)
    const { columns, preview } = await look(`Title,Review\n=HYPERLINK("x"),${giant}\n'+Reef,-1\n`)
    expect(preview.map(({ title }) => title)).toEqual(['=HYPERLINK("x")', '+Reef'])
    expect(columns[1]?.samples[0]).toHaveLength(80)
    expect(preview[0]?.excerpt?.length).toBeLessThan(200)
  })

  test.each([
    ['', 'emptyFile'],
    ['Title,Year\n,,\n', 'emptyFile'],
    ['{"title": 1}', 'unknownFile'],
    ['<html>', 'unknownFile'],
    [`${'a,'.repeat(10_000)}\nb`, 'cellsMax'],
    [Buffer.from('PK\u0003\u0004x', 'latin1'), 'noText'],
  ])('%j is none', async (content, code) => {
    const error = await look(content).catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(UnreadableFile)
    expect(error).toMatchObject({ problem: { code } })
  })
})

describe('dates', () => {
  const table = (...days: string[]) =>
    ['Film,Seen on', ...days.map((day, index) => `Quay ${index}x,${day}`)].join('\n')

  test('of which nothing shows the order are asked about', async () => {
    const open = await look(table('3/4/2024', '5/6/2023'))
    expect([open.asks, open.isOrderOpen]).toEqual([['dayOrder'], true])
    const mapping = { ...open.mapping, dayOrder: 'month first' as const }
    const chosen = await look(table('3/4/2024', '5/6/2023'), { mapping })
    expect([chosen.asks, chosen.isOrderOpen]).toEqual([[], true])
    expect(chosen.preview.map(({ day }) => day)).toEqual(['2024-03-04', '2023-05-06'])
  })

  test('show their order themselves', async () => {
    const { asks, preview } = await look(table('3/4/2024', '25/6/2023'))
    expect([asks, preview.map(({ day }) => day)]).toEqual([[], ['2024-04-03', '2023-06-25']])
  })

  test('never cost a row', async () => {
    const days = ['0000-00-00', '1931-02-09', '2031-01-01', '2021', 'soon']
    const { preview, leftOut } = await look(table(...days))
    expect(leftOut).toBe(0)
    expect(preview.map(({ day }) => day)).toEqual([null, '1931-02-09', null, '2021', null])
  })
})

test('the last mapping for the same header is suggested, with new words', async () => {
  const first = await look('Film,Status\nQuay,seen\nReef,kaputt')
  const chosen = {
    ...first.mapping,
    statusWords: [{ word: 'kaputt', as: 'stopped' as const }],
  }
  const file = await read('mine.csv', 'Film,Status\nQuay,seen\nReef,kaputt', { mapping: chosen })
  const remembered = [{ headerKey: file.headerKey ?? '', mapping: chosen }]
  const second = await look('film, Status \nTide,kaputt\nBay,to watch', { remembered })
  expect(second).toMatchObject({
    isRemembered: true,
    mapping: {
      statusWords: [
        { word: 'kaputt', as: 'stopped' },
        { word: 'to watch', as: 'saved' },
      ],
    },
  })
  expect((await look('Film,State\nTide,kaputt', { remembered })).isRemembered).toBe(false)
})

test('the five rows differ in what they say', async () => {
  const seen = Array.from({ length: 9 }, (_, index) => `Quay ${index}x,8,seen`)
  const rows = [...seen, 'Reef,,to watch', ',7,seen', 'Bay,6,dropped']
  const { preview, rows: all, leftOut } = await look(['Film,Score,Status', ...rows].join('\n'))
  expect(preview.map(({ line, status }) => [line, status])).toEqual([
    [2, 'finished'],
    [3, 'finished'],
    [11, 'saved'],
    [12, null],
    [13, 'stopped'],
  ])
  expect([all, leftOut]).toEqual([12, 1])
  expect(preview[3]?.notes).toEqual([{ code: 'titleMissing' }])
})

test('a work to come back to is saved and finished', async () => {
  const { preview } = await look('Film,Score,Status\nQuay,8,to watch\nReef,,to watch')
  expect(preview.map(({ status, isSaved }) => [status, isSaved])).toEqual([
    ['finished', true],
    ['saved', false],
  ])
})

test('any text is described, or refused as unreadable', async () => {
  const piece = fc.constantFrom(
    ';',
    ',',
    '\t',
    '|',
    '"',
    '\n',
    '\r',
    '=',
    '\uFEFF',
    '\0',
    'Title',
    '8,5',
  )
  const text = fc.array(fc.oneof(piece, fc.string({ unit: 'binary', maxLength: 5 })), {
    maxLength: 60,
  })
  await fc.assert(
    fc.asyncProperty(text, async (pieces) => {
      const described = await look(pieces.join('')).catch((error: unknown) => error)
      if (described instanceof UnreadableFile) return
      expect(described).toMatchObject({ columns: expect.any(Array) as unknown })
    }),
    { numRuns: 300 },
  )
})
