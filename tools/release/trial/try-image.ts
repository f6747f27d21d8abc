import { execFileSync, spawn } from 'node:child_process'
import { chownSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { missingProgram, must } from '../commands.ts'
import { addImage, type ImageList, removeImages } from '../image.ts'
import { ownPlatform, type Platform, platforms } from '../platforms.ts'
import { bareDebian, openSystem, unpackedDebian } from './bare-root.ts'
import {
  findFilm,
  findFreePort,
  firstAdmin,
  logIn,
  makeFirstAdmin,
  startProduct,
  whenReady,
} from './product.ts'
import type { Rows } from './report.ts'

/** Containers may not be allowed where this runs. */
const env = { ...process.env, BUILDAH_ISOLATION: 'chroot', STORAGE_DRIVER: 'vfs' }
const buildah = (...args: string[]) =>
  must('buildah', args, { env, stdio: ['ignore', 'ignore', 'inherit'] })
const buildahOutput = (...args: string[]) =>
  execFileSync('buildah', args, { env, encoding: 'utf8' }).trim()
const insecure = '--tls-verify=false'
const user = 10_001
/** Without systemd, and without the right to raise limits. */
const engine = ['--runtime=runc', '--cgroup-manager=cgroupfs']
const limits = ['--ulimit=nofile=4096:4096', '--ulimit=nproc=4096:4096']
const container = [...engine, 'run', '--rm', '--network=host', '--log-driver=none', ...limits]

/** Builds the images of the archives on a bare Debian, sends them through a registry, and starts that of this machine. */
export async function tryImage(
  rows: Rows,
  archiveOf: (platform: Platform) => string,
  roots: string,
): Promise<void> {
  const port = await findFreePort()
  const name = `localhost:${port}/medley`
  const base = `localhost:${port}/base`
  const list: ImageList = { name, base, options: [insecure], env }
  const registry = startRegistry(roots, port)
  try {
    await answering(port)
    await makeBase({ ...list, name: base }, roots)
    await rows.step('image: build', async () => {
      await removeImages(list)
      for (const platform of platforms) {
        await addImage(list, platform, await unpack(archiveOf(platform), roots))
      }
    })
    await rows.step('image: push', async () => {
      await buildah('manifest', 'push', '--quiet', '--all', insecure, name, `docker://${name}`)
      return platformsAt(port)
    })
    await removeImages(list)
    await rows.step('image: pull', async () => {
      await buildah('pull', '--quiet', insecure, name)
    })
    await rows.step('image: its root by chroot, first admin, film', () => startRoot(name))
    await tryContainer(rows, name, roots)
  } finally {
    registry.kill('SIGTERM')
  }
}

/** Sends a bare Debian of each platform to the registry, where others pull theirs from. */
async function makeBase(list: ImageList, roots: string): Promise<void> {
  await removeImages(list)
  for (const platform of platforms) {
    const isOwn = platform.cpu === ownPlatform?.cpu
    const debian = await (isOwn ? bareDebian(roots) : unpackedDebian(roots, platform))
    const made = buildahOutput('from', '--platform', platform.container, 'scratch')
    await buildah('add', '--quiet', made, debian, '/')
    await buildah('commit', '--quiet', '--rm', '--manifest', list.name, made)
  }
  const target = `docker://${list.name}`
  await buildah('manifest', 'push', '--quiet', '--all', insecure, list.name, target)
  await removeImages(list)
}

async function unpack(archive: string, roots: string): Promise<string> {
  const context = join(roots, 'image')
  rmSync(context, { recursive: true, force: true })
  mkdirSync(context)
  const place = ['--strip-components=1', '--directory', context]
  await must('tar', ['--extract', ...place, '--file', archive])
  return context
}

/** Names the platforms that the registry has. Throws unless those are all. */
async function platformsAt(port: number): Promise<string> {
  const accept = [
    'application/vnd.docker.distribution.manifest.list.v2+json',
    'application/vnd.oci.image.index.v1+json',
  ].join(', ')
  const address = `http://127.0.0.1:${port}/v2/medley/manifests/latest`
  const answer = await fetch(address, { headers: { accept } })
  const { manifests } = (await answer.json()) as {
    manifests: { platform: { os: string; architecture: string } }[]
  }
  const found = manifests.map(({ platform: { os, architecture } }) => `${os}/${architecture}`)
  const missing = platforms.find(({ container }) => !found.includes(container))
  if (missing) throw new Error(`The registry has no ${missing.container}: ${found.join(', ')}`)
  return found.join(', ')
}

function startRegistry(folder: string, port: number) {
  const file = join(folder, 'registry.yml')
  const store = join(folder, 'registry')
  mkdirSync(folder, { recursive: true })
  rmSync(store, { recursive: true, force: true })
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
  for (let tries = 0; tries < 300; tries += 1) {
    const answer = await fetch(`http://127.0.0.1:${port}/v2/`).catch(() => undefined)
    if (answer?.ok) return
    await sleep(100)
  }
  throw new Error('The registry does not answer.')
}

async function startRoot(name: string): Promise<void> {
  const made = buildahOutput('from', '--pull-never', name)
  const mounted = buildahOutput('mount', made)
  const system = await openSystem(mounted)
  const settings = { DATA_DIR: '/data', NODE_ENV: 'production', TMPDIR: '/tmp' }
  const place = { system, user: `${user}:${user}`, settings }
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
    await buildah('rm', made)
  }
}

/** Runs the image as operations.md says: read-only, as its own user, with one volume. Some machines allow no containers. */
async function tryContainer(rows: Rows, name: string, roots: string): Promise<void> {
  const title = 'image: as a read-only container'
  const missing = missingProgram(['podman', 'runc'])
  if (missing !== undefined) return rows.leaveOut(title, `${missing} is not installed`)
  try {
    execFileSync('podman', [...container, '--read-only', name, 'node', '--version'], { env })
  } catch (error) {
    const [reason = ''] = String(error).split('\n').slice(-2)
    return rows.leaveOut(title, `this machine runs no containers: ${reason}`)
  }
  await rows.step(title, () => useContainer(name, roots))
}

async function useContainer(name: string, roots: string): Promise<string> {
  const volume = join(roots, 'volume')
  rmSync(volume, { recursive: true, force: true })
  mkdirSync(volume, { mode: 0o700 })
  chownSync(volume, user, user)
  const port = await findFreePort()
  const settings = [`--env=PORT=${port}`, '--env=HOST=127.0.0.1', '--env=OFFLINE=1']
  const place = ['--name=medley-trial', '--read-only', '--cap-drop=all', `--volume=${volume}:/data`]
  const server = spawn('podman', [...container, ...place, ...settings, name], { env })
  const running = await whenReady(server, port)
  try {
    const { script, input } = firstAdmin('/medley/medley')
    const inside = [...engine, 'exec', '--interactive', 'medley-trial', 'sh', '-c', script]
    execFileSync('podman', inside, { env, input })
    await findFilm(running.address, await logIn(running.address))
  } finally {
    await running.stop()
  }
  if (!existsSync(join(volume, 'pg'))) throw new Error('The volume has no database.')
  return 'podman run --read-only --volume medley:/data'
}
