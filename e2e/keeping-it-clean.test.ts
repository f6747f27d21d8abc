import type { APIRequestContext, Page } from '@playwright/test'
import { expectAccessible, useDeviceLook } from './fixtures/axe.ts'
import { mailsIn } from './fixtures/mails.ts'
import { adminName, logIn, nameOnThisDevice, password, register } from './fixtures/people.ts'
import { expect, test } from './fixtures/test.ts'

async function post(
  request: APIRequestContext,
  path: string,
  headers: Record<string, string>,
  data: object,
): Promise<{ id: number }> {
  const answer = await request.post(path, { headers, data })
  expect(answer.status()).toBe(201)
  return (await answer.json()) as { id: number }
}

async function report(page: Page, type: string, reason: string): Promise<void> {
  const popup = page.getByRole('dialog', { name: `Report ${type}` })
  await popup.getByLabel('Reason').selectOption(reason)
  await popup.getByRole('button', { name: 'Report' }).click()
  await expect(popup).toBeHidden()
  await expect(page.getByText('Report submitted')).toBeVisible()
}

async function chooseInMenuOf(page: Page, button: string, item: string): Promise<void> {
  await page.getByRole('button', { name: button }).click()
  await page.getByRole('menuitem', { name: item, exact: true }).click()
}

async function chooseInMenuOfPost(page: Page, author: string, item: string): Promise<void> {
  const card = page.getByRole('article', { name: new RegExp(`, by ${author}$`) })
  await card.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: item }).click()
}

/** The letters to a member, each from its line of subject. */
async function lettersTo(dataFolder: string, username: string): Promise<string[]> {
  const mails = (await mailsIn(dataFolder)).replaceAll(/=\r?\n/g, '')
  return mails.split(/^From: /m).filter((mail) => mail.includes(`To: ${username}@mail.example`))
}

test('reports are worked through by keyboard, and the authors are told', async ({
  page,
  people,
  product,
  request,
  watch,
}, info) => {
  // It waits until decisions can no longer be undone, and checks nine screens.
  test.setTimeout(240_000)
  // Requests that the app sends before it knows that its member is suspended, and their own profile.
  watch.plan(/403|404/)
  const [vera, wim] = [nameOnThisDevice('vera', info), nameOnThisDevice('wim', info)]
  const [asVera] = [await register(request, vera), await register(request, wim)]
  const works = await request.get('/v1/works/podcast?limit=1')
  const work = ((await works.json()) as { items: [{ id: number; medium: string }] }).items[0]
  const review = { work, rating: 1, review: `Nothing but insults from ${vera}.` }
  const { id: reviewId } = await post(request, '/v1/reviews', asVera, review)
  const title = `An offensive list of ${vera}`
  const list = { title, isPrivate: false }
  const { id: listId } = await post(request, '/v1/lists', asVera, list)

  const walt = nameOnThisDevice('walt', info)
  const reporter = await people.open()
  await useDeviceLook(reporter)
  await register(reporter.request, walt)
  await reporter.goto(`/${work.medium}/${work.id}`)
  await chooseInMenuOfPost(reporter, vera, 'Report Review')
  await expectAccessible(reporter, 'the report of a review')
  await report(reporter, 'Review', 'offensive language')
  await reporter.goto(`/u/${vera}/lists/${listId}`)
  await reporter.getByRole('button', { name: 'Report List' }).click()
  await report(reporter, 'List', 'offensive language')
  await reporter.goto(`/profile/${wim}`)
  await chooseInMenuOf(reporter, 'Profile menu', 'Report User')
  await report(reporter, 'User', 'name')
  await reporter.goto(`/${work.medium}/${work.id}`)
  // The page returns to where it was left, which an open menu would not follow: first everything has to be there.
  await expect(reporter.getByText(review.review)).toBeVisible()
  await chooseInMenuOf(reporter, 'More about this work', 'Report Work')
  await report(reporter, 'Work', 'advertising')

  await logIn(page.request, adminName)
  await useDeviceLook(page)
  await page.goto('/moderation')
  const cases = page.getByRole('main').getByRole('article')
  const caseOf = (name: string) => page.getByRole('article', { name })
  await expect(cases).toHaveCount(4)
  await expect(cases.nth(0)).toHaveAccessibleName('Work')
  await expectAccessible(page, 'the queue of reports')

  await page.keyboard.press('d')
  await expect(page.getByText('Dismissed')).toBeVisible()
  await expect(cases).toHaveCount(3)
  await expect(cases.nth(0)).toBeFocused()
  await page.keyboard.press('j')
  await expect(caseOf(`List by ${vera}`)).toBeFocused()
  await page.keyboard.press('r')
  await expect(caseOf(`List by ${vera}`)).toHaveCount(0)
  await expect(caseOf(`Review by ${vera}`)).toBeFocused()
  await page.keyboard.press('r')
  await expect(caseOf(`Review by ${vera}`)).toHaveCount(0)
  await page.keyboard.press('u')
  await expect(page.getByText('Undone')).toBeVisible()
  await expect(caseOf(`Review by ${vera}`)).toHaveCount(1)
  await page.keyboard.press('j')
  await expect(caseOf(`Review by ${vera}`)).toBeFocused()
  await page.keyboard.press('w')
  const warning = page.getByRole('dialog', { name: `Warn ${vera}` })
  await expect(warning.getByLabel('Reason (the member sees this)')).toHaveValue(/offensive/)
  await expectAccessible(page, 'the warning of a member')
  await warning.getByRole('button', { name: 'Warn' }).press('Enter')
  await expect(cases).toHaveCount(1)
  await expect(cases.nth(0)).toBeFocused()

  await page.keyboard.press('s')
  const dialog = page.getByRole('dialog', { name: `Suspend ${wim}` })
  await dialog.getByLabel('Reason (the member sees this)').fill('This name insults others.')
  await expectAccessible(page, 'the suspension of a member')
  await page.keyboard.press('Tab')
  await dialog.getByRole('button', { name: 'Suspend' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('No reports')).toBeVisible()
  await expectAccessible(page, 'the empty queue')
  expect((await request.get(`/v1/lists/${listId}`)).status()).toBe(404)
  expect((await request.get(`/v1/reviews/${reviewId}`)).status()).toBe(200)

  await page.goto('/dashboard')
  await page.getByLabel('Member').fill(wim)
  await page.getByRole('button', { name: 'Show' }).click()
  await expect(page.getByText(`${adminName} suspended ${wim}`)).toBeVisible()
  await expectAccessible(page, 'the audit log')

  await expect
    .poll(async () => (await lettersTo(product.dataFolder, vera)).join('\n'))
    .toMatch(/A warning about your review[^]*feedback\?objection=\d+/)
  const veras = (await lettersTo(product.dataFolder, vera)).join('\n')
  expect(veras).toContain('Subject: Your list was removed')
  expect(veras).not.toContain('Your review was removed')

  const author = await people.open()
  await useDeviceLook(author)
  await logIn(author.request, vera)
  await author.goto('/notifications')
  await expect(author.getByText('Your list was removed')).toBeVisible()
  await expect(author.getByText('A warning about your review')).toBeVisible()
  await expectAccessible(author, 'the notices of decisions')
  await author.getByRole('link', { name: /Your list was removed/ }).click()
  await expect(author.getByLabel('Comments')).toHaveValue(/^I object to decision \d+: $/)
  await author.getByLabel('Comments').press('End')
  await author.keyboard.type('It was a joke.')
  await author.getByRole('button', { name: 'Submit' }).click()
  await expect(author.getByText('Thank you for your feedback!')).toBeVisible()

  await expect
    .poll(async () => (await lettersTo(product.dataFolder, wim)).join('\n'))
    .toMatch(/Your account is suspended[^]*This name insults others\.[^]*objection=\d+/)
  const suspended = await people.open()
  await useDeviceLook(suspended)
  await logIn(suspended.request, wim)
  for (const path of ['/home', '/settings', `/profile/${vera}`]) {
    await suspended.goto(path)
    await expect(
      suspended.getByRole('heading', { level: 1, name: 'Your account is suspended' }),
    ).toBeVisible()
  }
  await expect(suspended.getByText('This name insults others.')).toBeVisible()
  await expectAccessible(suspended, 'what a suspended member sees')
  await suspended.getByRole('button', { name: 'Export my data' }).click()
  await expect(suspended.getByText('Your ZIP is ready.')).toBeVisible()
  await suspended.getByRole('link', { name: 'Object to this' }).click()
  await expect(suspended.getByLabel('Comments')).toHaveValue(/^I object to the suspension/)
  await suspended.goBack()
  await suspended.getByRole('button', { name: 'Delete account' }).click()
  const leaving = suspended.getByRole('dialog', { name: 'Delete account' })
  await leaving.getByLabel('Password').fill(password)
  await leaving.getByRole('button', { name: 'Delete' }).click()
  await expect(suspended.getByRole('banner').getByRole('button', { name: 'Login' })).toBeVisible()
  const gone = await request.post('/login', { data: { username: wim, password } })
  expect(gone.status()).toBe(422)
})

test('Mona mutes a person, hides a work and filters a word', async ({
  page,
  people,
  request,
}, info) => {
  const [mona, noel] = [nameOnThisDevice('mona', info), nameOnThisDevice('noel', info)]
  const asNoel = await register(request, noel)
  const works = await request.get('/v1/works/album?limit=2')
  const { items } = (await works.json()) as {
    items: { id: number; medium: string; title: string }[]
  }
  const [work, other] = items
  if (!work || !other) throw new Error('The shelf has no albums')
  await post(request, '/v1/reviews', asNoel, { work, rating: 3, review: `By ${noel}.` })
  await register(page.request, mona)
  await useDeviceLook(page)

  await page.goto(`/album/${work.id}`)
  await page.getByRole('tab', { name: /^Reviews/ }).click()
  await chooseInMenuOfPost(page, noel, `Mute ${noel}`)
  await expect(page.getByText(`You won’t see what ${noel} posts`)).toBeVisible()
  await expect(page.getByText(`By ${noel}.`)).toHaveCount(0)
  await page.goto(`/profile/${noel}`)
  await expect(page.getByText(`You muted ${noel}`)).toBeVisible()
  await expectAccessible(page, 'the profile of a muted member')

  await page.goto(`/album/${other.id}`)
  await chooseInMenuOf(page, 'More about this work', 'Not for me')
  await expect(page.getByText('won’t be suggested to you again')).toBeVisible()
  await page.goto('/explore/album')
  await expect(page.getByRole('link', { name: new RegExp(work.title) }).first()).toBeVisible()
  await expect(
    page.getByRole('main').locator(`a[href^="/album/${other.id}-"], a[href="/album/${other.id}"]`),
  ).toHaveCount(0)

  await page.goto('/settings/privacy')
  await page.getByLabel('Word or phrase').fill('rubbish')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Remove rubbish' })).toBeVisible()
  await expect(page.getByRole('button', { name: `Unmute ${noel}` })).toBeVisible()
  await expect(page.getByRole('button', { name: `Suggest again: ${other.title}` })).toBeVisible()
  await expectAccessible(page, 'what the member keeps away')

  const login = await request.post('/login', { data: { username: mona, password } })
  const asMona = { authorization: `Bearer ${await login.text()}` }
  const own = { work, rating: 9, review: `By ${mona}.` }
  const { id } = await post(request, '/v1/reviews', asMona, own)
  const asOla = await register(request, nameOnThisDevice('ola', info))
  for (const content of ['What RUBBISH!', 'Well said.']) {
    await post(request, '/comment', asOla, { review_id: id, content })
  }
  await page.goto(`/review/${id}`)
  await expect(page.getByText('Well said.')).toBeVisible()
  await expect(page.getByText('What RUBBISH!')).toHaveCount(0)
  const guest = await people.open()
  await guest.goto(`/review/${id}`)
  await expect(guest.getByText('Well said.')).toBeVisible()
  await expect(guest.getByText('What RUBBISH!')).toHaveCount(0)

  await page.goto('/settings/privacy')
  await page.getByRole('button', { name: `Unmute ${noel}` }).click()
  await expect(page.getByText('You haven’t muted anyone')).toBeVisible()
  await page.getByRole('button', { name: `Suggest again: ${other.title}` }).click()
  await expect(page.getByText('Nothing marked “Not for me”')).toBeVisible()
  await page.goto(`/album/${work.id}`)
  await page.getByRole('tab', { name: /^Reviews/ }).click()
  await expect(page.getByText(`By ${noel}.`)).toBeVisible()
})
