import { expectAccessible } from './fixtures/axe.ts'
import { befriend, nameOnThisDevice, register } from './fixtures/people.ts'
import { expect, test } from './fixtures/test.ts'

test('Nell sends Otto a film, and hears how it went', async ({ page, people, request }, info) => {
  const [nell, otto] = [nameOnThisDevice('nell', info), nameOnThisDevice('otto', info)]
  const ottos = await people.open()
  const asNell = await register(page.request, nell)
  await befriend(request, asNell, await register(ottos.request, otto))

  await page.goto('/film/2')
  const send = page.getByRole('button', { name: 'Send to a friend' })
  // Until the work is there, the heading says "Loading" and there is no button.
  await expect(send).toBeVisible()
  const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
  await send.click()
  const sending = page.getByRole('dialog', { name: `Send ${title}` })
  await sending.getByRole('checkbox', { name: new RegExp(otto) }).check()
  await sending.getByLabel('Add a note').fill('You will love the ending.')
  await expectAccessible(page, 'sending a work')
  await sending.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('Sent. You’ll hear when it’s rated.')).toBeVisible()

  await ottos.goto('/notifications')
  const notification = ottos.getByRole('link', { name: `${nell} sent you ${title}` })
  await expect(notification).toContainText('You will love the ending.')
  await notification.click()
  const note = ottos.getByRole('link', { name: `${nell} sent you this` })
  await expect(note).toBeVisible()
  await expectAccessible(ottos, 'a work that a friend sent')
  await note.click()
  await expect(ottos.getByRole('heading', { name: 'From friends' })).toBeVisible()
  await expect(ottos.getByText('Not rated yet')).toBeVisible()
  await expectAccessible(ottos, 'from friends')
  await ottos.getByRole('link', { name: title }).click()
  await ottos.getByRole('radio', { name: '9 of 10', exact: true }).check()
  await expect(ottos.getByText(`You gave ${title} 9 out of 10`)).toBeVisible()

  await page.goto('/notifications')
  await expect(page.getByText(`${otto} rated what you sent 9 of 10: ${title}`)).toBeVisible()
  await page.goto('/from-friends?direction=sent')
  await expect(page.getByText('Rated 9 of 10')).toBeVisible()
})
