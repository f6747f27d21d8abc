import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readConfig } from './config.ts'

const folder = mkdtempSync(join(tmpdir(), 'medley-secrets-'))
afterAll(() => rmSync(folder, { recursive: true }))

function fileOf(name: string, text: string): string {
  const file = join(folder, name)
  writeFileSync(file, text)
  return file
}

const admin = { ADMIN_USERNAME: 'ada', ADMIN_EMAIL: 'ada@mail.example' }
const secret = 'a secret of forty characters, not fewer.'

test('secrets are read from files', () => {
  const config = readConfig({
    ...admin,
    ADMIN_PASSWORD_FILE: fileOf('password', 'from a file\n'),
    TOKEN_SECRET_FILE: fileOf('secret', secret),
    TOKEN_SECRET_PREVIOUS_FILE: fileOf('previous', `${secret} `),
  })
  expect(config.admins).toMatchObject([{ password: 'from a file' }])
  expect(config.tokenSecret).toBe(secret)
  expect(config.previousTokenSecret).toEqual(new TextEncoder().encode(`${secret} `))
})

test.each([
  [
    { TOKEN_SECRET_FILE: join(folder, 'nothing') },
    /TOKEN_SECRET_FILE .* cannot be read \(ENOENT\)/,
  ],
  [{ TOKEN_SECRET_FILE: fileOf('empty', '\n') }, /TOKEN_SECRET_FILE .* is empty/],
  [{ TOKEN_SECRET_FILE: fileOf('short', 'short') }, /TOKEN_SECRET_FILE .* at least 32/],
  [{ TOKEN_SECRET_FILE: fileOf('zeros', '\0'.repeat(48)) }, /TOKEN_SECRET_FILE .* at least 32/],
  [{ TOKEN_SECRET: ' '.repeat(48) }, /TOKEN_SECRET .* at least 32/],
  [{ TOKEN_SECRET_FILE: fileOf('both', secret), TOKEN_SECRET: secret }, /exclude each other/],
])('%j is refused', (environment, message) => {
  expect(() => readConfig(environment)).toThrow(message)
})

test('an admin password has 15 characters at least where others reach the product', () => {
  const short = { ...admin, ADMIN_PASSWORD: 'fourteen signs' }
  const open = { PUBLIC_URL: 'https://medley.club' }
  expect(() => readConfig({ ...short, ...open })).toThrow(/ADMIN_PASSWORD .* at least 15/)
  expect(readConfig({ ...short, ADMIN_PASSWORD: 'fifteen letters', ...open }).admins).toHaveLength(
    1,
  )
  expect(readConfig({ ...short, PUBLIC_URL: 'http://localhost:4000' }).admins).toHaveLength(1)
  expect(readConfig(short).admins).toHaveLength(1)
})

test('developer pages are on where nobody else reaches the product', () => {
  const open = { PUBLIC_URL: 'https://medley.club' }
  expect(readConfig({}).developerPages).toBe(true)
  expect(readConfig(open).developerPages).toBe(false)
  expect(readConfig({ ...open, DEVELOPER_PAGES: 'on' }).developerPages).toBe(true)
  expect(readConfig({ DEVELOPER_PAGES: 'off' }).developerPages).toBe(false)
})
