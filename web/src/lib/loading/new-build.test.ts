import { afterEach, expect, test } from 'vitest'
import { answerBuildFiles, loseBuildFiles } from '../../testing/fake-build.ts'
import { isBuildReplaced, mayLeaveBuild } from './new-build.ts'

afterEach(() => sessionStorage.clear())

test.each([
  [404, true],
  [200, false],
  [502, false],
])(
  'a file of this build that is answered with %i means that it was replaced: %s',
  async (status, replaced) => {
    const asked = answerBuildFiles(status)
    expect(await isBuildReplaced()).toBe(replaced)
    expect(asked).toEqual([expect.stringMatching(/^HEAD .*new-build/)])
  },
)

test('assumes the same build without a response', async () => {
  loseBuildFiles()
  expect(await isBuildReplaced()).toBe(false)
})

test('reloads a build only once', () => {
  expect(mayLeaveBuild()).toBe(true)
  expect(mayLeaveBuild()).toBe(false)
})
