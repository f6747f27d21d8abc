import { expectAccessible } from './fixtures/axe.ts'
import { numberOf } from './fixtures/imports.ts'
import { nameOnThisDevice, register } from './fixtures/people.ts'
import { expect, test } from './fixtures/test.ts'

const table = (name: string, rows: readonly string[]) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(
    ['Titel;Jahr;Leute;Note;Gesehen am;Wo;Eindruck', ...rows].join('\r\n'),
    'latin1',
  ),
})

const first = table('Filme.csv', [
  'Metropolis;1927;Fritz Lang;8,5;2.3.2019;Kino;"Groß, laut.',
  'Und lang."',
  'Vertigo;1958;Alfred Hitchcock;7;13.4.2020;Stream;',
  'The Godfather;1972;Francis Ford Coppola;10;2021;;',
  ';1960;;3;;Kino;',
])

const second = table('Mehr Filme.csv', ['Solaris;1972;Andrei Tarkowski;6,5;1.1.2024;Kino;Ruhig.'])

test('Ilse maps a table of her own, and the next one like it with one press', async ({
  page,
}, info) => {
  await register(page.request, nameOnThisDevice('ilse', info))
  await page.goto('/import-data')
  await page.getByLabel('Export files').setInputFiles([first])

  await expect(page.getByRole('heading', { name: 'What’s in your columns?' })).toBeVisible()
  const meaningOf = (column: string) => page.getByRole('combobox', { name: `“${column}”` })
  await expect(meaningOf('Titel')).toHaveValue('title')
  await expect(meaningOf('Gesehen am')).toHaveValue('date')
  const rows = page.getByRole('region', { name: 'What you’ll get' })
  await expect(rows.getByText('4 rows, 1 left out')).toBeVisible()
  await expect(rows.getByText('9 of 10 (8.5 of 10, rounded)')).toBeVisible()
  await expect(rows.getByText('Groß, laut.')).toBeHidden()
  await expectAccessible(page, 'the meanings of columns')

  const goOn = page.getByRole('button', { name: 'Continue' })
  await meaningOf('Eindruck').selectOption('Your review')
  await meaningOf('Leute').selectOption('Creator')
  await page.getByLabel('What are they?').selectOption('Films')
  await expect(rows.getByText('Groß, laut.')).toBeVisible()
  await expect(rows.getByText('Fritz Lang')).toBeVisible()
  await goOn.click()

  await expect(page.getByRole('heading', { name: 'What we found' })).toBeVisible()
  await page.getByRole('button', { name: 'Import 3 works' }).click()
  await expect(page.getByRole('heading', { name: 'Upload Complete!' })).toBeVisible()
  await expect(numberOf(page, 'Films')).toHaveText('3')

  await page.goto('/import-data')
  await page.getByLabel('Export files').setInputFiles([second])
  await expect(page.getByText(/as you chose last time/)).toBeVisible()
  await expect(meaningOf('Eindruck')).toHaveValue('text')
  await goOn.click()
  await page.getByRole('button', { name: 'Import 1 work' }).click()
  await expect(numberOf(page, 'Films')).toHaveText('1')
})
