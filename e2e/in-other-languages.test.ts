import { expectAccessible } from './fixtures/axe.ts'
import { nameOnThisDevice, password } from './fixtures/people.ts'
import { expect, test } from './fixtures/test.ts'

const languages = [
  {
    code: 'fr',
    name: 'Français',
    email: 'E-mail',
    username: 'Nom d’utilisateur',
    password: 'Mot de passe',
    again: 'Confirmer le mot de passe',
    join: 'Créer un compte',
    rating: '8 sur 10',
    appearance: 'Apparence',
  },
  {
    code: 'es',
    name: 'Español',
    email: 'Correo',
    username: 'Nombre de usuario',
    password: 'Contraseña',
    again: 'Repite la contraseña',
    join: 'Crear una cuenta',
    rating: '8 sobre 10',
    appearance: 'Apariencia',
  },
]

for (const texts of languages) {
  test(`a newcomer joins in ${texts.name}, rates a film and finds the language chosen`, async ({
    browser,
    product,
  }, info) => {
    const context = await browser.newContext({ locale: texts.code, baseURL: product.url })
    const page = await context.newPage()
    await page.goto('/')
    await expect(page.locator('html')).toHaveAttribute('lang', texts.code)
    await expectAccessible(page, 'the landing page')
    await page.getByRole('main').getByRole('link', { name: texts.join }).first().click()
    const username = nameOnThisDevice(`n${texts.code}`, info)
    await page.getByLabel(texts.email).fill(`${username}@mail.example`)
    await page.getByLabel(texts.username).fill(username)
    await page.getByLabel(texts.password, { exact: true }).fill(password)
    await page.getByLabel(texts.again).fill(password)
    await page.getByRole('checkbox').check()
    await page.getByRole('main').getByRole('button', { name: texts.join }).click()
    await expect(page.getByRole('button', { name: new RegExp(`${username}$`) })).toBeVisible()

    await page.goto('/film/7')
    const eight = page.getByRole('radio', { name: texts.rating, exact: true }).first()
    await eight.click()
    await expect(eight).toBeChecked()
    await expect(page.getByRole('status').filter({ hasText: texts.rating })).toBeVisible()
    await expectAccessible(page, 'a rated work')

    await page.goto('/settings/appearance')
    await expect(page.getByRole('radio', { name: texts.name })).toBeChecked()
    await expect(page.getByRole('heading', { level: 1, name: texts.appearance })).toBeVisible()
    await context.close()
  })
}
