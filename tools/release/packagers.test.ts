import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { configSettings } from '../checks/documents.ts'
import { settingsOf } from './packagers.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const read = (file: string): string => readFileSync(`${root}/${file}`, 'utf8')
const settings = settingsOf(read('docs/operations.md'))
const container = read('deploy/Containerfile')

const facts = {
  port: Number(/\bPORT=(\d+)/.exec(container)?.[1]),
  volume: /^VOLUME (\S+)/m.exec(container)?.[1],
  temporary: '/tmp',
  user: Number(/--uid (\d+)/.exec(container)?.[1]),
  health: { alive: '/healthz', ready: '/readyz' },
  stop: { signal: 'SIGTERM', seconds: 60 },
  settings,
}

test('the file for packagers has every setting that the server reads, and no other', () => {
  const names = settings.map(({ name }) => name)
  expect(names.toSorted()).toEqual([...configSettings(root)].toSorted())
})

test('it says what the container and the table of settings say', async () => {
  await expect(`${JSON.stringify(facts, null, 2)}\n`).toMatchFileSnapshot(
    `${root}/docs/packagers.json`,
  )
})
