import { copyFileSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { must } from '../commands.ts'
import { bareDebian, copyRoot, type InSystem, openSystem, runIn } from './bare-root.ts'
import { findFilm, logIn, makeFirstAdmin, startProduct } from './product.ts'
import type { Rows } from './report.ts'

/** As the unit runs it, which needs systemd; a bare root has none. */
const unitSettings = { DATA_DIR: '/var/lib/medley', TMPDIR: '/run/medley', NODE_ENV: 'production' }
const start = 'cd /usr/lib/medley; exec bin/node --max-semi-space-size=8 server.js'

/** Installs a package, upgrades it to the next with data in it, removes and purges it, both with and without the data. */
export async function tryDebian(
  rows: Rows,
  { older, newer, roots }: { older: string; newer: string; roots: string },
): Promise<void> {
  const root = await copyRoot(await bareDebian(roots), 'debian')
  const system = await openSystem(root)
  const place: InSystem = { system, settings: { DEBIAN_FRONTEND: 'noninteractive' } }
  try {
    await runIn(place, 'apt-get install --yes --no-install-recommends adduser debconf')
    await rows.step('deb: install', () => install(place, older))
    await rows.step('deb: start, first admin, film', () => useOnce(place, true))
    await rows.step('deb: upgrade', async () => {
      await runIn(place, 'echo OFFLINE=1 >> /etc/medley/settings')
      await install(place, newer)
      await runIn(place, 'grep -q OFFLINE=1 /etc/medley/settings')
      return (await runIn(place, "dpkg-query -W -f '${Version}' medley")).trim()
    })
    await rows.step('deb: the admin and the film after it', () => useOnce(place, false))
    await rows.step('deb: remove keeps data', async () => {
      await runIn(place, 'dpkg --remove medley')
      requireFiles(root, { 'var/lib/medley/pg': true, 'usr/lib/medley': false })
    })
    await rows.step('deb: purge keeps data unless told', async () => {
      await runIn(place, 'dpkg --purge medley')
      requireFiles(root, { 'var/lib/medley/pg': true, 'etc/medley/settings': false })
    })
    await rows.step('deb: purge removes data if told', async () => {
      await install(place, newer)
      const answer = 'medley medley/remove-data boolean true'
      await runIn(place, `echo '${answer}' | debconf-set-selections; dpkg --purge medley`)
      requireFiles(root, { 'var/lib/medley': false })
    })
    rows.leaveOut('deb: the unit', 'a bare root has no systemd: started as the user of the unit')
  } finally {
    system.close()
  }
}

/** Reports what lintian calls an error. It reads for minutes. */
export async function lint(rows: Rows, file: string): Promise<void> {
  await rows.step('lintian: no error', async () => {
    await must('lintian', ['--allow-root', '--fail-on', 'error', file])
  })
}

/** The same package with a lower version, to upgrade from. */
export async function makeOlderPackage(file: string, folder: string): Promise<string> {
  const tree = join(folder, 'older')
  const older = join(folder, 'medley-older.deb')
  rmSync(tree, { recursive: true, force: true })
  await must('dpkg-deb', ['--raw-extract', file, tree])
  const control = join(tree, 'DEBIAN/control')
  writeFileSync(control, readFileSync(control, 'utf8').replace(/^Version: /m, 'Version: 0~'))
  const quick = ['--root-owner-group', '-Zgzip', '-z1']
  await must('dpkg-deb', [...quick, '--build', tree, older])
  rmSync(tree, { recursive: true })
  return older
}

async function install(place: InSystem, file: string): Promise<void> {
  copyFileSync(file, join(place.system.root, 'tmp', basename(file)))
  await runIn(place, `dpkg --install /tmp/${basename(file)}`)
}

async function useOnce(place: InSystem, isFirst: boolean): Promise<void> {
  await runIn(place, 'install -d -o medley -g medley -m 0700 /run/medley')
  const id = (await runIn(place, 'echo $(id -u medley):$(id -g medley)')).trim()
  const running = await startProduct({ ...place, user: id, settings: unitSettings }, start)
  try {
    if (isFirst) await makeFirstAdmin(place, 'medley')
    await findFilm(running.address, await logIn(running.address))
  } finally {
    await running.stop()
  }
}

function requireFiles(root: string, wanted: Record<string, boolean>): void {
  for (const [file, isThere] of Object.entries(wanted)) {
    if (existsSync(join(root, file)) === isThere) continue
    throw new Error(`/${file} is ${isThere ? 'gone' : 'still there'}`)
  }
}
