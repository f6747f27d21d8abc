import { expectAccessible } from './fixtures/axe.ts'
import { nameOnThisDevice, register } from './fixtures/people.ts'
import { expect, test } from './fixtures/test.ts'

test('Dee logs a viewing, again the next time, and finds both in the diary', async ({
  page,
  request,
}, info) => {
  const dee = nameOnThisDevice('dee', info)
  await register(page.request, dee)
  const answer = await request.get('/v1/works/film?limit=20&sortBy=reviewCount')
  const { items }: { items: { id: number; title: string }[] } = await answer.json()
  const [film] = items.toSorted((one, other) => one.id - other.id)
  if (!film) throw new Error('The shelf holds no films')

  await page.goto(`/u/${dee}/diary`)
  await expect(page.getByText('Your diary starts with the next thing')).toBeVisible()
  await expectAccessible(page, 'an empty diary')
  await page.goto(`/film/${film.id}`)
  await page.getByRole('button', { name: 'Add to list or diary' }).click()
  await page.getByRole('menuitem', { name: 'Add to diary' }).click()
  const first = page.getByRole('dialog', { name: 'Add to diary' })
  await first.getByLabel('Date', { exact: true }).fill('2024-05-01')
  await first.getByLabel('Tags').fill('cinema, with Bo')
  await first.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Added to your diary')).toBeVisible()
  const viewings = page.getByRole('region', { name: 'In your diary' })
  await expect(viewings.getByText('May 1, 2024')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Watched', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  )

  await page.getByRole('button', { name: 'Add to list or diary' }).click()
  await page.getByRole('menuitem', { name: 'Add another day' }).click()
  const second = page.getByRole('dialog', { name: 'Add another day' })
  await expect(second.getByRole('checkbox')).toBeChecked()
  await second.getByRole('button', { name: 'Save' }).click()
  await expect(viewings.getByText('Again')).toBeVisible()
  await expectAccessible(page, 'viewings on a work page')

  await page.goto(`/profile/${dee}`)
  await expect(page.getByRole('link', { name: 'Reviews 0' })).toHaveAttribute(
    'aria-current',
    'page',
  )
  await page.getByRole('link', { name: 'Diary 2' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'My Diary' })).toBeVisible()
  const may = page.getByRole('region', { name: 'May 2024' })
  await expect(may.getByRole('link', { name: film.title })).toBeVisible()
  await expect(may.getByText('with Bo')).toBeVisible()
  await expect(page.getByRole('img', { name: 'Again' })).toHaveCount(1)
  await expectAccessible(page, 'a diary')

  await page.getByRole('link', { name: 'Friends 0' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Friends' })).toBeVisible()
  await page.goBack()
  await page.reload()
  await expect(page.getByRole('link', { name: 'Diary 2' })).toHaveAttribute('aria-current', 'page')
  await page.getByLabel('Year').selectOption('2024')
  await expect(page).toHaveURL(/\?year=2024$/)
  await expect(page.getByRole('img', { name: 'Again' })).toBeHidden()
  await page.getByRole('link', { name: 'May 2024: 1 entry on 1 day' }).click()
  await expect(page).toHaveURL(/\?year=2024&month=5$/)
  await expect(may.getByRole('link', { name: film.title })).toBeVisible()
  await expectAccessible(page, 'a month of a diary')
  await may.getByRole('button', { name: /^Actions for / }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await expect(page.getByText('Nothing in this diary matches')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(may.getByText('with Bo')).toBeVisible()

  await page.goto(`/profile/${dee}`)
  await page.getByRole('link', { name: 'Stats' }).press('Enter')
  await page.getByLabel('Year').selectOption('2024')
  const months = page.getByRole('region', { name: 'By month' })
  await expect(months.getByRole('row', { name: 'May 1 0' })).toBeAttached()
  await expectAccessible(page, 'statistics')
  await page.getByRole('button', { name: 'Tables and file' }).press('Enter')
  await page.getByRole('menuitem', { name: 'Show as tables' }).press('Enter')
  await months.getByRole('button', { name: 'May' }).press('Enter')
  const works = page.getByRole('dialog', { name: 'May 2024' })
  await expect(works.getByRole('link', { name: film.title })).toBeVisible()
  await expectAccessible(page, 'the works behind a figure')
})
