import { readFileSync } from 'node:fs'
import { ConfigError } from './config-error.ts'

/** Settings whose value may be in a file that `NAME_FILE` names, so that it is in no environment. */
const secretSettings = [
  'ADMIN_PASSWORD',
  'ADMIN2_PASSWORD',
  'BACKUP_PASSPHRASE',
  'DATABASE_READ_URL',
  'DATABASE_URL',
  'GOOGLE_BOOKS_KEY',
  'OIDC_CLIENT_SECRET',
  'OTEL_EXPORTER_OTLP_HEADERS',
  'S3_ACCESS_KEY',
  'S3_SECRET_KEY',
  'SMTP_URL',
  'SPOTIFY_CLIENT_SECRET',
  'TMDB_TOKEN',
  'TOKEN_SECRET',
  'TOKEN_SECRET_PREVIOUS',
]

/**
 * The settings with the values of files, without the line break at their end. Throws a ConfigError for a
 * setting that is given in both ways, and for files that cannot be read or are empty.
 */
export function withSecretFiles(given: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const values = { ...given }
  for (const name of secretSettings) {
    const file = given[`${name}_FILE`]
    if (file === undefined) continue
    if (given[name] !== undefined) {
      throw new ConfigError(`The settings ${name} and ${name}_FILE exclude each other: give one.`)
    }
    values[name] = readSecret(`${name}_FILE`, file)
  }
  return values
}

function readSecret(name: string, file: string): string {
  const text = readFile(name, file).replace(/\r?\n$/, '')
  if (text === '') throw new ConfigError(`The setting ${name} is not usable: ${file} is empty.`)
  return text
}

function readFile(name: string, file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
    throw new ConfigError(`The setting ${name} is not usable: ${file} cannot be read (${code}).`)
  }
}
