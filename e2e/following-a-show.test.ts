import { expectAccessible } from './fixtures/axe.ts'
import { befriend, join, nameOnThisDevice, register } from './fixtures/people.ts'
import { aShow } from './fixtures/shows.ts'
import { expect, test } from './fixtures/test.ts'

test('Ruth follows a show, and a friend and a visitor see it', async ({
  page,
  people,
  request,
}, info) => {
  const [ruth, sven] = [nameOnThisDevice('ruth', info), nameOnThisDevice('sven', info)]
  const isPhone = info.project.name !== 'desktop'
  const show = await aShow(request, nameOnThisDevice('uma', info), isPhone ? 3 : 4)
  const svens = await people.open()
  const asRuth = await register(page.request, ruth)
  await befriend(request, asRuth, await register(svens.request, sven))

  await page.goto(`/tvShow/${show.id}`)
  const seasons = page.getByRole('region', { name: /Season/ })
  await seasons.scrollIntoViewIfNeeded()
  await seasons.getByRole('button', { name: 'Mark all of Season 1 as watched' }).click()
  await expect(page.getByText('Season 1 marked as watched · 10 episodes')).toBeVisible()
  await expect(seasons.getByRole('progressbar', { name: '10 of 10' })).toBeVisible()
  await expect(seasons.getByRole('listitem', { name: 'S3 E1: 6, 1 rating' })).toBeVisible()
  // The season that one is in is open.
  await seasons.getByRole('button', { name: 'Rate S1 E10' }).click()
  // A rating closes the stars.
  await seasons.getByRole('radio', { name: '9 of 10', exact: true }).click()
  await expect(
    seasons.getByRole('button', { name: 'Your rating of S1 E10: 9 of 10' }),
  ).toBeVisible()
  await expectAccessible(page, 'the episodes of a show')

  await page.goto(`/u/${ruth}/diary`)
  await expect(page.getByText('S1 E1–E10')).toBeVisible()
  await expectAccessible(page, 'a diary with episodes')

  await svens.goto(`/tvShow/${show.id}/s1e10`)
  const friends = svens.getByRole('region', { name: 'Friends who watched it' })
  await expect(friends.getByRole('link', { name: ruth })).toBeVisible()
  await expect(svens.getByRole('listitem', { name: '9 of 10: 1 rating' })).toBeVisible()
  await expectAccessible(svens, 'the page of an episode')
  await svens.getByRole('link', { name: /Previous/ }).click()
  await expect(svens).toHaveURL(/\/s1e9$/)

  const visitor = await people.open()
  await visitor.goto(`/tvShow/${show.id}/s1e10`)
  await expect(visitor.getByRole('progressbar', { name: 'Overall' })).toBeVisible()
  await expect(visitor.getByRole('button', { name: /watched/ })).toHaveCount(0)
})

test('Vera takes back what she pressed by mistake, and nothing else', async ({
  page,
  request,
}, info) => {
  const vera = nameOnThisDevice('vera', info)
  const show = await aShow(
    request,
    nameOnThisDevice('wim', info),
    info.project.name === 'desktop' ? 6 : 5,
  )
  await join(page, vera)
  const undo = page.getByRole('button', { name: 'Undo' })

  await page.goto(`/tvShow/${show.id}`)
  const seasons = page.getByRole('region', { name: /Season/ })
  await seasons.scrollIntoViewIfNeeded()
  await seasons.getByRole('button', { name: 'Mark S1 E1 as watched' }).click()
  await expect(page.getByText('S1 E1 watched')).toBeVisible()
  await seasons.getByRole('button', { name: 'Mark S1 E2 as watched' }).click()
  await expect(page.getByText('S1 E2 watched')).toBeVisible()
  await seasons.getByRole('button', { name: 'Mark all of Season 1 as watched' }).click()
  await expect(page.getByText('Season 1 marked as watched · 8 episodes')).toBeVisible()
  await undo.click()
  await expect(page.getByText('Undone')).toBeVisible()
  await expect(seasons.getByRole('progressbar', { name: '2 of 10' })).toBeVisible()

  await page.goto('/')
  const strip = page.getByRole('region', { name: 'Continue' })
  const step = (number: number) =>
    strip.getByRole('button', { name: new RegExp(`^Mark S1 E${number}: ${show.title}`) })
  await step(3).click()
  await expect(page.getByText('S1 E3 watched')).toBeVisible()
  await expect(step(4)).toBeVisible()
  await expectAccessible(page, 'a step on Home with its undo')
  await undo.click()
  await expect(step(3)).toBeVisible()
  await strip.getByRole('button', { name: `Actions for ${show.title}` }).click()
  await page.getByRole('menuitem', { name: 'Finished' }).click()
  await expect(page.getByText(`${show.title} is finished`)).toBeVisible()
  await undo.click()
  await expect(step(3)).toBeVisible()
})
