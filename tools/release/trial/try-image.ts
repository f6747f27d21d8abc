import { execFileSync, spawn } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { root } from '../../workspace.mjs'
import { must } from '../commands.ts'
import { bareDebian, openSystem } from './bare-root.ts'
import { findFilm, findFreePort, logIn, makeFirstAdmin, startProduct } from './product.ts'
import type { Rows } from './report.ts'

/** Containers may not be allowed where this runs. */
const env = { ...process.env, BUILDAH_ISOLATION: 'chroot', STORAGE_DRIVER: 'vfs' }
const buildah = (...args: string[]) => must('buildah', args, { env })
const buildahOutput = (...args: string[]) =>
  execFileSync('buildah', args, { env, encoding: 'utf8' }).trim()
const settings = { DATA_DIR: '/data', NODE_ENV: 'production', TMPDIR: '/tmp' }

/** Builds the image of an archive on a bare Debian, sends it through a registry, and starts its root. */
export async function tryImage(rows: Rows, archive: string, roots: string): Promise<void> {
  const debian = await bareDebian(roots)
  const context = join(roots, 'image')
  rmSync(context, { recursive: true, force: true })
  mkdirSync(context)
  await must('tar', [
    '--extract',
    '--strip-components=1',
    '--directory',
    context,
    '--file',
    archive,
  ])
  const port = await findFreePort()
  const name = `localhost:${port}/medley`
  const registry = startRegistry(roots, port)
  try {
    await makeBase(debian)
    await rows.step('image: build', async () => {
      const base = ['--build-arg', 'BASE=localhost/medley-base']
      const file = ['--file', join(root, 'deploy/Containerfile')]
      await buildah('build', '-q', '--format=docker', ...base, '--tag', name, ...file, context)
    })
    await rows.step('image: push', async () => {
      await answering(port)
      await buildah('push', '-q', '--tls-verify=false', name)
    })
    await rows.step('image: pull', async () => {
      await buildah('rmi', name)
      await buildah('pull', '-q', '--tls-verify=false', name)
    })
    await rows.step('image: its root by chroot, first admin, film', () => startRoot(name))
    rows.leaveOut('image: as a container', 'read-only, with a volume: needs an engine')
  } finally {
    registry.kill('SIGTERM')
  }
}

async function makeBase(debian: string): Promise<void> {
  const container = buildahOutput('from', 'scratch')
  await buildah('add', '-q', container, debian, '/')
  await buildah('commit', '-q', '--rm', container, 'localhost/medley-base')
}

function startRegistry(folder: string, port: number) {
  const file = join(folder, 'registry.yml')
  const store = join(folder, 'registry')
  writeFileSync(
    file,
    `version: 0.1
storage: { filesystem: { rootdirectory: ${store} } }
http: { addr: '127.0.0.1:${port}' }
`,
  )
  return spawn('docker-registry', ['serve', file], { stdio: 'ignore' })
}

async function answering(port: number): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    const answer = await fetch(`http://127.0.0.1:${port}/v2/`).catch(() => undefined)
    if (answer?.ok) return
    await sleep(100)
  }
  throw new Error('The registry does not answer.')
}

async function startRoot(name: string): Promise<void> {
  const container = buildahOutput('from', '--pull-never', name)
  const mounted = buildahOutput('mount', container)
  const system = await openSystem(mounted)
  const place = { system, user: '10001:10001', settings }
  try {
    const start = 'cd /medley; exec bin/node --max-semi-space-size=8 server.js'
    const running = await startProduct(place, start)
    try {
      await makeFirstAdmin(place, 'DATA_DIR=/data /medley/medley')
      await findFilm(running.address, await logIn(running.address))
    } finally {
      await running.stop()
    }
  } finally {
    system.close()
    await buildah('rm', container)
  }
}
