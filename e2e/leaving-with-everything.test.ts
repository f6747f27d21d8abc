import { readFile } from 'node:fs/promises'
import { expectAccessible } from './fixtures/axe.ts'
import { numberOf } from './fixtures/imports.ts'
import { nameOnThisDevice, register } from './fixtures/people.ts'
import { expect, test } from './fixtures/test.ts'

const books = {
  name: 'goodreads_library_export.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(
    [
      'Book Id,Title,Author,Additional Authors,ISBN,ISBN13,My Rating,Year Published,Original Publication Year,Date Read,Date Added,Exclusive Shelf,My Review,Private Notes,Read Count',
      '1,The Left Hand of Darkness,Ursula K. Le Guin,,"=""""","=""""",5,2000,1969,2023/05/02,2023/05/01,read,"Cold and kind.",,1',
    ].join('\r\n'),
  ),
}

test('Nora exports everything and imports it into a new account', async ({
  page,
  people,
}, info) => {
  const nora = nameOnThisDevice('nora', info)
  await register(page.request, nora)
  await page.goto('/import-data')
  await page.getByLabel('Export files').setInputFiles([books])
  await page.getByRole('button', { name: 'Import 1 work' }).click()
  await expect(numberOf(page, 'Reviews')).toHaveText('1')

  await page.goto('/settings/data')
  await expect(page.getByRole('heading', { name: 'Take your data with you' })).toBeVisible()
  await expectAccessible(page, 'the settings')
  await page.getByRole('button', { name: 'Export my data' }).click()
  await expect(page.getByText('Your ZIP is ready.')).toBeVisible()
  await expectAccessible(page, 'a ZIP that is ready')
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download' }).click()
  const download = await coming
  expect(download.suggestedFilename()).toMatch(/^medley-\d{4}-\d\d-\d\d\.zip$/)
  const zip = await readFile(await download.path())

  const elsewhere = await people.open()
  const back = nameOnThisDevice('nora-again', info)
  await register(elsewhere.request, back)
  await elsewhere.goto('/import-data')
  const file = { name: 'medley.zip', mimeType: 'application/zip', buffer: zip }
  await elsewhere.getByLabel('Export files').setInputFiles([file])
  await elsewhere.getByRole('button', { name: 'Import 1 work' }).click()
  await expect(numberOf(elsewhere, 'Reviews')).toHaveText('1')
  await elsewhere.goto(`/profile/${back}`)
  await expect(elsewhere.getByText('Cold and kind.')).toBeVisible()
})
