import { expectAccessible } from './fixtures/axe.ts'
import { befriend, nameOnThisDevice, register } from './fixtures/people.ts'
import { expect, test } from './fixtures/test.ts'

test('Fay and Gil choose a film together, and log it with a tap', async ({
  page,
  people,
  request,
}, info) => {
  const [fay, gil] = [nameOnThisDevice('fay', info), nameOnThisDevice('gil', info)]
  const gils = await people.open()
  const asFay = await register(page.request, fay)
  await befriend(request, asFay, await register(gils.request, gil))

  await page.goto('/tonight')
  await page.getByRole('checkbox', { name: new RegExp(gil) }).check()
  await expectAccessible(page, 'starting an evening')
  await page.getByRole('button', { name: 'Find something' }).click()
  await expect(page.getByText(`With ${gil}`)).toBeVisible()
  await expectAccessible(page, 'an evening')
  const first = page.getByRole('button', { name: /^Choose / }).first()
  const title = ((await first.getAttribute('aria-label')) ?? '').replace('Choose ', '')

  await gils.goto('/notifications')
  await gils.getByRole('link', { name: `${fay} invites you` }).click()
  await gils.getByRole('button', { name: `Veto ${title}`, exact: true }).click()
  await expect(gils.getByText('Vetoed by You')).toBeVisible()
  // Each sees what the other does within seconds.
  await expect(page.getByText(`Vetoed by ${gil}`)).toBeVisible()
  const next = page.getByRole('button', { name: /^Choose / }).first()
  const chosen = ((await next.getAttribute('aria-label')) ?? '').replace('Choose ', '')
  expect(chosen).not.toBe(title)
  await next.click()
  await expect(page.getByText('Tonight’s choice')).toBeVisible()
  await expect(page.getByRole('toolbar')).toHaveCount(0)
  await page.getByRole('button', { name: 'We watched it' }).click()
  await expect(page.getByText('The others can add it to theirs')).toBeVisible()
  await expectAccessible(page, 'an evening that was logged')
  await gils.goto('/notifications')
  await gils.getByRole('button', { name: 'For me, too' }).click()
  await expect(gils.getByText('In your diary')).toBeVisible()
  await expectAccessible(gils, 'a notification that was answered')

  await page.goto(`/u/${fay}/diary`)
  await expect(page.getByRole('link', { name: chosen })).toBeVisible()
  await expect(page.getByText(`with ${gil}`)).toBeVisible()
  await expectAccessible(page, 'a diary with company')
})
