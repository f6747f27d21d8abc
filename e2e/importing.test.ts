import { expectAccessible } from './fixtures/axe.ts'
import { numberOf } from './fixtures/imports.ts'
import { nameOnThisDevice, register } from './fixtures/people.ts'
import { expect, test } from './fixtures/test.ts'

const csv = (name: string, lines: readonly string[]) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(lines.join('\r\n')),
})

const books = csv('goodreads_library_export.csv', [
  'Book Id,Title,Author,Additional Authors,ISBN,ISBN13,My Rating,Year Published,Original Publication Year,Date Read,Date Added,Exclusive Shelf,My Review,Private Notes,Read Count',
  '1,The Left Hand of Darkness,Ursula K. Le Guin,,"=""""","=""""",5,2000,1969,2023/05/02,2023/05/01,read,"Cold and <b>kind</b>.",only for me,1',
  '2,A Book Nobody Wrote,Nobody Known,,"=""""","=""""",3,2013,2013,2024/02/03,2024/02/01,read,,,1',
])

const diary = csv('diary.csv', [
  'Date,Name,Year,Letterboxd URI,Rating,Rewatch,Tags,Watched Date',
  '2024-01-03,Metropolis,1927,https://boxd.it/aaaa,4.5,,,2024-01-02',
  '2024-02-09,Solaris,,https://boxd.it/bbbb,3,,,2024-02-08',
])

const broken = csv('diary.csv', [
  'Date,Name,Year,Letterboxd URI,Rating,Rewatch,Tags,Watched Date',
  '2024-01-03,"Metropolis,1927,https://boxd.it/aaaa,4.5,,,2024-01-02',
])

test('Iris imports books and films, makes the open choices and undoes the import', async ({
  page,
}, info) => {
  const iris = nameOnThisDevice('iris', info)
  await register(page.request, iris)

  await page.goto('/import-data')
  await page.getByRole('radio', { name: 'Letterboxd' }).check({ force: true })
  await expect(page.getByText(/Export your data/)).toBeVisible()
  await expectAccessible(page, 'the start of an import')
  await page.getByLabel('Export files').setInputFiles([books, diary])

  await expect(page.getByRole('heading', { name: 'What we found' })).toBeVisible()
  await expect(page.getByText('1 question for you')).toBeVisible()
  await page.getByText('2 files').click()
  await expect(page.getByText('2 rows: 2 new')).toHaveCount(2)
  await expect(page.getByLabel(/on Medley yet as/)).toBeChecked()
  await expectAccessible(page, 'a plan')

  await page.getByRole('button', { name: 'Look at it' }).click()
  await expect(page.getByText('Question 1 of 1')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Next' })).toHaveAttribute('aria-disabled', 'true')
  await page.getByRole('radio', { name: /Solaris 1972/ }).check({ force: true })
  await expectAccessible(page, 'a question of a plan')
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByText('No open questions left.')).toBeVisible()

  // The plan is kept until its owner returns.
  await page.goto('/import-data')
  await page.getByRole('link', { name: /Goodreads/ }).click()
  await page.getByRole('button', { name: 'Import 4 works' }).click()
  await expect(page.getByRole('heading', { name: 'Upload Complete!' })).toBeVisible()
  await expect(numberOf(page, 'Films')).toHaveText('2')
  await expect(numberOf(page, 'Books')).toHaveText('2')
  await expect(numberOf(page, 'Reviews')).toHaveText(/^[34]$/)
  await expectAccessible(page, 'an import that is written')

  await page.getByRole('link', { name: 'Back to Main Feed' }).click()
  const feed = page.getByRole('article')
  await expect(feed.filter({ hasText: 'Metropolis' })).toBeVisible()
  await expect(feed.filter({ hasText: 'Cold and kind.' })).toBeVisible()

  await page.goto('/import-data')
  await page.getByRole('link', { name: /Goodreads/ }).click()
  await page.getByRole('button', { name: 'Undo this import' }).click()
  await page.getByRole('button', { name: 'Undo Import' }).click()
  await expect(page.getByText('Everything this import added is gone.')).toBeVisible()
  await page.getByRole('link', { name: 'Back to Main Feed' }).click()
  await expect(page.getByRole('main').getByText('No Posts')).toBeVisible()
})

test('a visitor reads what comes over from a service, and goes on to the import', async ({
  page,
}, info) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Coming from elsewhere? Bring your history' }).click()
  await page.getByRole('link', { name: 'TV Time' }).click()
  await expect(
    page.getByRole('heading', { level: 1, name: 'From TV Time to Medley' }),
  ).toBeVisible()
  await expectAccessible(page, 'the page about a service')
  await register(page.request, nameOnThisDevice('ike', info))
  await page.reload()
  await page.getByRole('link', { name: 'Import now' }).click()
  await expect(page.getByRole('radio', { name: 'TV Time' })).toBeChecked()
})

test('an unreadable file shows the position and the remedy; a plan can be discarded', async ({
  page,
  watch,
}, info) => {
  watch.plan(/404.*\/v1\/imports/)
  await register(page.request, nameOnThisDevice('ivo', info))
  await page.goto('/import-data')
  await page.getByLabel('Export files').setInputFiles([broken])
  await page.getByRole('button', { name: 'Upload' }).click()
  await expect(page.getByText(/line 2/i).first()).toBeVisible()

  await page.goto('/import-data')
  await page.getByLabel('Export files').setInputFiles([diary])
  await page.getByRole('button', { name: 'Upload' }).click()
  await expect(page.getByRole('heading', { name: 'Import your films' })).toBeVisible()
  await page.getByRole('button', { name: 'Discard' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click()
  await expect(page.getByText('Import discarded')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Bring your history' })).toBeVisible()

  await page.goto('/import-data?plan=999999')
  await expect(page.getByText('This import isn’t here')).toBeVisible()
})

const reviews = csv('reviews.csv', [
  'Date,Name,Year,Letterboxd URI,Rating,Rewatch,Review,Tags,Watched Date',
  '2024-03-02,The Godfatherr,1972,https://boxd.it/cccc,,,An offer.,,2024-03-01',
  '2024-03-03,Vertigo,1958,https://boxd.it/dddd,3.5,,Green.,,2024-03-02',
  '2024-03-04,A Film That Nobody Made,2031,https://boxd.it/eeee,2,,Nothing.,,2024-03-03',
])

test('Ina imports one Letterboxd file step by step, across a reload, and undoes it', async ({
  page,
}, info) => {
  await register(page.request, nameOnThisDevice('ina', info))
  await page.goto('/import-data')
  await page.getByLabel('Export files').setInputFiles([reviews])
  await expect(page.getByRole('radio', { name: /Reviews and diary/ })).toBeChecked()
  await expectAccessible(page, 'the choice of a file type')
  await page.getByRole('button', { name: 'Upload' }).click()

  await expect(page.getByText('Film 1 of 2 to look at')).toBeVisible()
  const next = page.getByRole('button', { name: 'Next' })
  await expect(next).toHaveAttribute('aria-disabled', 'true')
  await page.getByRole('radio', { name: /The Godfather 1972/ }).check({ force: true })
  await expect(next).toHaveAttribute('aria-disabled', 'true')
  await page.getByRole('radio', { name: '9 of 10' }).check()
  await expectAccessible(page, 'a clarification step')
  await next.click()

  await expect(page.getByText('Film 2 of 2 to look at')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: /A Film That Nobody Made/ })).toBeVisible()
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page.getByRole('radio', { name: /The Godfather 1972/ })).toBeChecked()
  await expect(page.getByRole('radio', { name: '9 of 10' })).toBeChecked()
  await next.click()
  await page.getByRole('searchbox', { name: 'Search films' }).fill('Parasite')
  await page
    .getByRole('button', { name: /Parasite/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Unselect' }).click()
  await page.getByRole('button', { name: 'Skip', exact: true }).click()

  await expect(page.getByRole('heading', { name: '2 films to import' })).toBeVisible()
  await expectAccessible(page, 'the final confirmation')
  await page.reload()
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByRole('heading', { name: 'Upload Complete!' })).toBeVisible()
  await page.getByText('Details', { exact: true }).click()
  await expect(page.getByText('1 row was left out:')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Import More Data' })).toBeVisible()
  await page.getByRole('button', { name: 'Undo this import' }).click()
  await page.getByRole('button', { name: 'Undo Import' }).click()
  await expect(page.getByText('Everything this import added is gone.')).toBeVisible()
})
