import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { changelogFile, controlFile, unitFile } from './debian-files.ts'
import { platforms } from './platforms.ts'

test('the control file has the version, the processor and fields alone', () => {
  const arm = platforms.find(({ cpu }) => cpu === 'arm64')
  if (arm === undefined) throw new Error('no such platform')
  const text = controlFile('1.2.3', arm, 340_000)
  expect(text).toContain('\nVersion: 1.2.3\nArchitecture: arm64\n')
  expect(text).toContain('\nInstalled-Size: 340000\n')
  expect(text).toMatch(/^(?:[A-Z][A-Za-z-]+: .+\n| .+\n)+$/)
})

test('the changelog has a date as Debian reads it', () => {
  expect(changelogFile('1.2.3', 1_780_000_000)).toContain('Thu, 28 May 2026 20:26:40 +0000\n')
})

test('the unit runs the Node.js of the package and is as strict as the one of deploy', () => {
  const file = new URL('../../deploy/systemd/medley@.service', import.meta.url)
  const unit = unitFile(readFileSync(file, 'utf8'))
  expect(unit).toMatch(/^\[Unit\]\n/)
  expect(unit).toContain('\nExecStart=/usr/lib/medley/bin/node --max-semi-space-size=8 server.js\n')
  expect(unit).toContain('\nProtectSystem=strict\n')
  expect(unit).not.toContain('/opt/')
  expect(() => unitFile('[Service]\n')).toThrow('WorkingDirectory')
})
