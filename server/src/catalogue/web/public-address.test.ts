import { expect, test } from 'vitest'
import { guardedLookup, isPublicAddress, requireWebPort, type Resolve } from './public-address.ts'

test.each(['93.184.215.14', '2606:2800:21f:cb07:6820:80da:af6b:8b2c', '::ffff:93.184.215.14'])(
  '%s is public',
  (address) => {
    expect(isPublicAddress(address)).toBe(true)
  },
)

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.16.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '224.0.0.1',
  '255.255.255.255',
  '::1',
  '::',
  'fe80::1',
  'fc00::1',
  '::ffff:127.0.0.1',
  '::127.0.0.1',
  '::5db8:d70e',
  '64:ff9b::7f00:1',
  'localhost',
  '',
])('%j is not public', (address) => {
  expect(isPublicAddress(address)).toBe(false)
})

const resolveTo =
  (...addresses: string[]): Resolve =>
  (_, __, answer) =>
    answer(
      null,
      addresses.map((address) => ({ address, family: 4 })),
    )

function lookUp(resolve: Resolve): Promise<unknown> {
  return new Promise((done) => {
    guardedLookup(isPublicAddress, resolve)('feeds.example', { all: true }, (error, found) => {
      done(error ?? found)
    })
  })
}

test('a name with public addresses is looked up', async () => {
  expect(await lookUp(resolveTo('93.184.215.14'))).toEqual([
    { address: '93.184.215.14', family: 4 },
  ])
})

test('a name with one private address among public ones is refused', async () => {
  expect(await lookUp(resolveTo('93.184.215.14', '10.0.0.1'))).toMatchObject({
    fault: 'private-address',
  })
})

test('a name without addresses is not found', async () => {
  expect(await lookUp(resolveTo())).toMatchObject({ code: 'ENOTFOUND' })
})

test.each([
  'http://a.example/',
  'https://a.example/',
  'http://a.example:443/',
  'https://a.example:80/',
])('%s has a port of the web', (url) => {
  expect(() => requireWebPort(new URL(url))).not.toThrow()
})

test.each(['http://a.example:22/', 'https://a.example:8443/', 'http://a.example:6379/'])(
  '%s has none',
  (url) => {
    expect(() => requireWebPort(new URL(url))).toThrow(/no port of the web/)
  },
)
