import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startIdentityProvider, type TestProvider } from '../testing/identity-provider.ts'
import { checkProvider } from './ask-provider.ts'

let provider: TestProvider
beforeAll(async () => {
  provider = await startIdentityProvider('http://127.0.0.1')
})
afterAll(() => provider.close())

/** The lines of the log about a provider at an address. */
async function said(issuer: string): Promise<string> {
  const lines: string[] = []
  const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) })
  await checkProvider({ log, identityProvider: { ...provider.settings, issuer } })
  return lines.join('')
}

test('says nothing of a provider that is one, with a slash or without', async () => {
  expect(await said(provider.issuer)).toBe('')
  expect(await said(`${provider.issuer}/`)).toBe('')
})

test('says the name of a provider that has another one', async () => {
  const other = provider.issuer.replace('localhost', '127.0.0.1')
  expect(await said(other)).toContain(`set OIDC_ISSUER to its own name, ${provider.issuer}`)
})

test('says that nothing is there', async () => {
  for (const issuer of ['http://localhost:1', `${provider.issuer}/elsewhere`]) {
    expect(await said(issuer)).toContain(`nothing at OIDC_ISSUER (${issuer}) says that it is one`)
  }
})
