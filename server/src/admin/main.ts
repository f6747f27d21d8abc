import { parseArgs } from 'node:util'
import { EmbeddedPostgresError } from '@medley/embedded-postgres/errors'
import { AppError } from '../app-error.ts'
import { ConfigError } from '../config/config-error.ts'
import { type Config, readConfig } from '../config/config.ts'
import { isOutage } from '../db/unavailable.ts'
import { ArchiveError } from '../instance-backup/archive-error.ts'
import { explainOwnDatabase, messageOf } from '../start/own-database.ts'
import { accountCommands } from './account-commands.ts'
import type { Command, Options, PlaceCommand } from './command.ts'
import { moderationCommands } from './moderation-commands.ts'
import { placeCommands } from './place-commands.ts'
import { PlainFailure, UsageError } from './plain-failure.ts'

// npm run admin: speaks to the database of DATA_DIR or DATABASE_URL, also while the server runs. Exits with
// 0 when done, 1 when it could not be done, 2 for a wrong use.

const commands: readonly (Command | PlaceCommand)[] = [
  ...placeCommands,
  ...accountCommands,
  ...moderationCommands,
]

const help = [
  'npm run admin -- COMMAND',
  '',
  ...commands.map(({ name, usage, summary }) => `  ${name} ${usage}\n      ${summary}`),
  '',
].join('\n')

function readArguments(args: string[]) {
  const text = { type: 'string' } as const
  try {
    const options = { reason: text, until: text, kind: text, member: text, limit: text }
    return parseArgs({
      args,
      allowPositionals: true,
      options: { ...options, 'passphrase-file': text, help: { type: 'boolean', short: 'h' } },
    })
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
}

async function run(args: string[]): Promise<void> {
  const { values, positionals } = readArguments(args)
  const { help: isHelpRequest, ...options } = values
  const [name, ...words] = positionals
  if (isHelpRequest || name === undefined || name === 'help') {
    process.stdout.write(help)
    return
  }
  const command = commands.find(
    (one) => one.name === name && (!('takes' in one) || one.takes(words)),
  )
  if (!command) throw new UsageError(`There is no command ${name}.`)
  refuseOthers(command, options)
  const config = readConfig()
  try {
    await runCommand(command, config, words, options)
  } catch (error) {
    throw explainOwnDatabase(error, config.databaseUrl)
  }
}

async function runCommand(
  command: Command | PlaceCommand,
  config: Config,
  words: readonly string[],
  options: Options,
): Promise<void> {
  if ('runOn' in command) {
    process.stdout.write(`${await command.runOn(config, words, options)}\n`)
    return
  }
  // Loaded late, because it needs most of the product.
  const { withContext } = await import('./open-context.ts')
  await withContext(config, async (ctx) => {
    process.stdout.write(`${await command.run(ctx, words, options)}\n`)
  })
}

function refuseOthers({ name, options }: Command | PlaceCommand, given: Options): void {
  const known: readonly string[] = options
  const other = Object.keys(given).find((option) => !known.includes(option))
  if (other !== undefined) throw new UsageError(`${name} takes no --${other}.`)
}

function explain(error: unknown): string {
  if (error instanceof UsageError) return `${error.message}\n\n${help}`
  const plain = [PlainFailure, ConfigError, AppError, ArchiveError, EmbeddedPostgresError]
  const isPlain =
    plain.some((kind) => error instanceof kind) || isOutage(error) || isOfSystem(error)
  if (isPlain) return `${messageOf(error)}\n`
  return `${error instanceof Error ? error.stack : String(error)}\n`
}

/** Such as a full disk. */
function isOfSystem(error: unknown): boolean {
  return error instanceof Error && 'syscall' in error
}

try {
  await run(process.argv.slice(2))
} catch (error) {
  process.stderr.write(explain(error))
  process.exitCode = error instanceof UsageError ? 2 : 1
}
