import type { APIRequestContext } from '@playwright/test'
import { nameOnThisDevice, register } from './fixtures/people.ts'
import { expect, test } from './fixtures/test.ts'

test.use({ locale: 'de-DE' })

const file = (name: string, lines: readonly string[]) => ({
  name,
  mimeType: name.endsWith('.json') ? 'application/json' : 'text/csv',
  buffer: Buffer.from(lines.join('\n')),
})

const bank = file('bank.csv', ['when,what', '1,2'])

/** Rows that are left out, or of which something is not kept, and files that cannot be read. */
const files = [
  file('library.csv', [
    'Book Id,Title,Author,My Rating,Date Read,Date Added,Exclusive Shelf,Private Notes',
    '1,Low Water,Ada Quill,4,,long ago,read,lent',
    '2,Salt Roads,Ada Quill,0,,2024/01/01,currently-reading,',
    '3,Sand,Ada Quill,4,2999/01/01,2024/01/01,read,',
    '4,Spray,Ada Quill,0,,2024/01/01,did-not-finish,',
  ]),
  file('ratings.csv', [
    'Const,Your Rating,Date Rated,Title,Title Type,Year',
    'tt0000042,7,2024-05-01,Harbour,Video Game,1961',
    'tt0000043,7,2024-05-01,Harbour,TV Episode,1961',
    'tt0000044,11,2024-05-01,Harbour,Movie,1961',
    'x,7,2024-05-01,Harbour,Movie,1961',
    'tt0000045,7,2024-05-01,,Movie,1961',
    'nothing',
  ]),
  file('history.json', [
    '[{ "rated_at": "2024-05-01", "rating": 8, "episode": { "number": 2 },',
    '"show": { "title": "Tides", "ids": { "trakt": 6 } } }]',
  ]),
  file('comments.csv', ['Date,Content,Comment', '2024-05-01,z,Wet.']),
  file('cut.csv', ['Date,Name,Year,Letterboxd URI,Rating', '2024-05-02,"Never closed,1961']),
  bank,
]

type Headers = Awaited<ReturnType<typeof register>>

interface Plan {
  files: { problem: { message: string } | null; unused: { reason: string } | null }[]
}
interface Items {
  items: { rows: { note: string | null }[] }[]
}

/** The English texts of the member's only plan, as the API answers them. */
async function englishTexts(request: APIRequestContext, headers: Headers): Promise<string[]> {
  const read = async <T>(path: string): Promise<T> => (await request.get(path, { headers })).json()
  const { items: imports } = await read<{ items: { id: number }[] }>('/v1/imports')
  const path = `/v1/imports/${imports[0]?.id}`
  const plan = await read<Plan>(path)
  const { items } = await read<Items>(`${path}/items?limit=100`)
  const notes = items.flatMap(({ rows }) => rows.flatMap(({ note }) => note?.split('. ') ?? []))
  const ofFiles = plan.files.flatMap(({ problem, unused }) => [
    ...(problem ? [problem.message] : []),
    ...(unused ? [unused.reason] : []),
  ])
  return [...new Set([...notes, ...ofFiles])]
}

test('Jana reads in German what an import leaves out, and why', async ({ page }, info) => {
  const headers = await register(page.request, nameOnThisDevice('jana', info))
  await page.goto('/import-data')
  await page.getByLabel('Exportdateien').setInputFiles([bank])
  await expect(page.getByRole('heading', { name: 'Was steht in deinen Spalten?' })).toBeVisible()
  await page.getByRole('button', { name: 'Zurück' }).click()

  await page.getByLabel('Exportdateien').setInputFiles(files)
  await expect(page.getByRole('heading', { name: 'Was wir gefunden haben' })).toBeVisible()
  for (const text of [
    'library.csv, Zeile 2: Private Notizen werden nicht gelesen. „Date Added“ wurde nicht gelesen: kein Datum wie 2024-05-01',
    'ratings.csv, Zeile 2: Ein Videospiel',
    'ratings.csv, Zeile 7: Die Zeile hat 1 Feld, die Kopfzeile 6',
    '1 Zeile nicht verwendet: Kommentare unter Rezensionen bei Letterboxd',
  ]) {
    await expect(page.getByText(text)).toBeVisible()
  }
  await expect(page.getByText(/Zeile 2: .*Anführungszeichen.*korrigiere diese Zeile/)).toBeVisible()
  const shown = await page.getByRole('main').innerText()
  const english = await englishTexts(page.request, headers)
  expect(english.length).toBeGreaterThan(12)
  expect(english.filter((text) => shown.includes(text))).toEqual([])
})
