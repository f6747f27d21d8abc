import { afterEach, expect, test, vi } from 'vitest'
import { isBuildReplaced, mayLeaveBuild } from './new-build.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

test.each([
  [404, true],
  [200, false],
  [502, false],
])(
  'a file of this build that is answered with %i means that it was replaced: %s',
  async (status, replaced) => {
    const asked: string[] = []
    vi.stubGlobal('fetch', async (url: string, { method }: RequestInit) => {
      asked.push(`${String(method)} ${url}`)
      return new Response(null, { status })
    })
    expect(await isBuildReplaced()).toBe(replaced)
    expect(asked).toEqual([expect.stringMatching(/^HEAD .*new-build/)])
  },
)

test('assumes the same build without a response', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
  expect(await isBuildReplaced()).toBe(false)
})

test('reloads a build only once', () => {
  expect(mayLeaveBuild()).toBe(true)
  expect(mayLeaveBuild()).toBe(false)
})
