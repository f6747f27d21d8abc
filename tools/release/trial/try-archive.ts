import { copyFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { bareDebian, copyRoot, openSystem, runIn } from './bare-root.ts'
import { findFilm, logIn, makeFirstAdmin, type Running, startProduct } from './product.ts'
import type { Rows } from './report.ts'

const longestSeconds = 180

/** From the file to an admin who is logged in and has found a film, in a root without Node.js, git and npm. */
export async function tryArchive(rows: Rows, archive: string, folder: string): Promise<void> {
  const root = await copyRoot(await bareDebian(folder), 'archive')
  const system = await openSystem(root)
  const name = basename(archive, '.tar.zst')
  await runIn(
    { system },
    'useradd --create-home ann; for one in node git npm; do ! command -v $one; done',
  )
  copyFileSync(archive, join(root, 'home/ann', basename(archive)))
  const place = { system, user: 'ann:ann', settings: { HOME: '/home/ann' } }
  const command = `/home/ann/${name}/medley`
  const since = Date.now()
  let running: Running | undefined
  let token = ''
  try {
    await rows.step('archive: unpack', async () => {
      await runIn(place, `cd; tar --extract --file ${basename(archive)}`)
    })
    await rows.step('archive: start until /readyz', async () => {
      running = await startProduct(place, `cd /; exec ${command} start`)
    })
    const address = running?.address ?? ''
    await rows.step('archive: first admin', () => makeFirstAdmin(place, command))
    await rows.step('archive: log in', async () => {
      token = await logIn(address)
    })
    await rows.step('archive: find a film', () => findFilm(address, token))
    await rows.step('archive: from the file to the film', async () => {
      const seconds = Math.round((Date.now() - since) / 1000)
      if (seconds > longestSeconds) throw new Error(`${seconds} seconds, at most ${longestSeconds}`)
      return `${seconds} s, at most ${longestSeconds}`
    })
  } finally {
    await running?.stop()
    system.close()
  }
}
